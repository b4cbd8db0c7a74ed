import { useEffect, useState } from "preact/hooks";
import { useLocation } from "wouter-preact";
import { api } from "../net/api.ts";
import { useShellText } from "../text/index.ts";
import { codeIn } from "./room-code.ts";
import css from "./join.module.css";
import { errorText, granted } from "../net/refused-error.ts";
import { PageFrame } from "../shell/page-frame.tsx";
import { JoinForm } from "./join-form.tsx";

/** A link with a valid code goes straight to the table; otherwise the code is left in the field. */
export function Join({ code }: { code: string | null }) {
  const text = useShellText().lobby.join;
  const [, go] = useLocation();
  const known = code === null ? null : codeIn(code);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (known === null) return;
    let current = true;
    const find = async () => {
      try {
        const { table } = granted(await api.code(known));
        if (current) go(`/t/${table}`, { replace: true });
      } catch (error) {
        const sentence = await errorText(error);
        if (current) setFault(sentence);
      }
    };
    void find();
    return () => {
      current = false;
    };
  }, [known, go]);
  return (
    <PageFrame title={text.title} lead={text.lead}>
      {known !== null && fault === null ? (
        <p role="status">{text.looking(known)}</p>
      ) : (
        <div class={css.telegram}>
          {fault !== null && (
            <p role="alert" class={css.fault}>
              {fault}
            </p>
          )}
          <JoinForm initial={code ?? ""} />
        </div>
      )}
    </PageFrame>
  );
}
