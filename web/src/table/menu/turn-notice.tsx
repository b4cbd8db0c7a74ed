import { useEffect, useState } from "preact/hooks";
import { Switch } from "@trestle/ui/parts/choice.tsx";
import { toast } from "../../shell/toast.tsx";
import { useLanguage } from "@trestle/ui/language.ts";
import { useTable } from "../context/table-context.ts";
import { pushSupport, subscribe, unsubscribe, type PushSupport } from "../../net/push-subscription.ts";
import { turnNotice } from "./turn-notice-text.ts";

/** "Tell me when it is my turn", where this browser and this server can. */
export function TurnNotice({ seat }: { seat: number }) {
  const { handle } = useTable();
  const text = turnNotice[useLanguage()];
  const [support, setSupport] = useState<PushSupport | null>(null);
  const [on, setOn] = useState(false);
  useEffect(() => {
    let here = true;
    void pushSupport().then((found) => {
      if (!here || found === null) return;
      setSupport(found);
      setOn(found.subscribed);
    });
    return () => void (here = false);
  }, []);
  if (support === null) return null;
  const change = async (to: boolean): Promise<void> => {
    const address = to ? await subscribe(support) : null;
    if (to && address === null) return toast(text.refused);
    if ((await handle.do.send({ t: "notify", seat, to: address })) !== null) return;
    if (!to) await unsubscribe(support);
    setOn(to);
    toast(to ? text.started : text.ended);
  };
  return <Switch label={text.label} on={on} onChange={(to) => void change(to)} />;
}
