import { useEffect, useState } from "preact/hooks";
import { checkTable, dealText, type DealVerdict } from "../../local/check-deal.ts";
import { Button } from "@trestle/ui/parts/button.tsx";
import { useLanguage } from "@trestle/ui/language.ts";
import css from "./result-part.module.css";

/** The check of the deal: this device replays the game and compares. */
export function DealCheck({ table, local }: { table: string; local: boolean }) {
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [verdict, setVerdict] = useState<DealVerdict | null>(null);
  const [text, setText] = useState<Awaited<ReturnType<typeof dealText>> | null>(null);
  useEffect(() => {
    let gone = false;
    setVerdict(null);
    void dealText().then((found) => !gone && setText(found));
    void checkTable(table, local).then((found) => !gone && setVerdict(found));
    return () => void (gone = true);
  }, [table, local, language, tries]);
  if (text === null) return null;
  if (verdict === null) return <p class={css.deal}>{text.checking}</p>;
  const { good, sentences } = verdict;
  return (
    <div class={good === false ? `${css.deal} ${css.bad}` : css.deal} role={good === false ? "alert" : "status"}>
      <p>{sentences.join(" ")}</p>
      {good === null && <Button onClick={() => setTries(tries + 1)}>{text.again}</Button>}
    </div>
  );
}
