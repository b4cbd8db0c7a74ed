import { useState } from "preact/hooks";
import { api } from "../net/api.ts";
import { writeStored, readStored } from "../device/storage.ts";
import { settings, useSetting } from "@trestle/ui/settings.ts";
import { useShellText } from "../text/index.ts";
import { useServer } from "../games/offer.ts";
import { errorText, granted } from "../net/refused-error.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { Field } from "@trestle/ui/parts/field.tsx";
import { toast } from "../shell/toast.tsx";
import css from "./settings.module.css";

/** The page cannot read the server's cookie, so it remembers the account name. */
const KEY = "trestle.account";

function remembered(): string | null {
  const name = readStored("local", KEY);
  return typeof name === "string" ? name : null;
}

/** Claim a name, log in, log out. */
export function Account() {
  const text = useShellText().settings.account;
  const server = useServer();
  const [who, setWho] = useState(remembered);
  const know = (name: string | null) => {
    writeStored("local", KEY, name);
    setWho(name);
  };
  if (server === false) return <p>{text.noServer}</p>;
  if (who === null) return <Proof onKnown={know} />;
  const leave = async () => {
    await api.logout();
    know(null);
    toast(text.loggedOut);
  };
  return (
    <>
      <p>{text.as(who)}</p>
      <Button onClick={leave}>{text.logout}</Button>
    </>
  );
}

function Proof({ onKnown }: { onKnown: (name: string) => void }) {
  const text = useShellText().settings.account;
  const mine = useSetting("name");
  const [name, setName] = useState(mine);
  const [passphrase, setPassphrase] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const prove = async (how: "claim" | "login") => {
    setBusy(true);
    setFault(null);
    try {
      const known = granted(await api[how](name, passphrase));
      settings.setState({ name: known.name });
      onKnown(known.name);
      toast(how === "claim" ? text.claimed(known.name) : text.loggedIn(known.name));
    } catch (error) {
      setFault(await errorText(error));
      setBusy(false);
    }
  };
  return (
    <form
      class={css.proof}
      onSubmit={(e) => {
        e.preventDefault();
        void prove("login");
      }}
    >
      <p class={css.hint}>{text.about}</p>
      <Field label={text.name} value={name} maxLength={20} autocomplete="username" onInput={setName} />
      <Field
        label={text.passphrase}
        hint={text.passphraseHint}
        error={fault}
        type="password"
        value={passphrase}
        autocomplete="current-password"
        onInput={setPassphrase}
      />
      <div class={css.proofs}>
        <Button type="submit" kind="main" disabled={busy}>
          {text.login}
        </Button>
        <Button disabled={busy} onClick={() => void prove("claim")}>
          {text.claim}
        </Button>
      </div>
    </form>
  );
}
