import { useEffect, useState } from "preact/hooks";
import { Switch } from "@trestle/ui/parts/choice.tsx";
import { toast } from "../../shell/toast.tsx";
import { useLanguage } from "@trestle/ui/language.ts";
import { useTable } from "../context/context.ts";
import { endNotices, noticesOf, startNotices, type Means } from "../../net/push-subscription.ts";
import { turnNotice } from "./turn-notice-text.ts";

/** "Tell me when it is my turn", where this browser and this server can. */
export function TurnNotice({ seat }: { seat: number }) {
  const { handle } = useTable();
  const text = turnNotice[useLanguage()];
  const [means, setMeans] = useState<Means | null>(null);
  const [on, setOn] = useState(false);
  useEffect(() => {
    let here = true;
    void noticesOf().then((found) => {
      if (!here || found === null) return;
      setMeans(found);
      setOn(found.subscribed);
    });
    return () => void (here = false);
  }, []);
  if (means === null) return null;
  const change = async (to: boolean): Promise<void> => {
    const reach = to ? await startNotices(means) : null;
    if (to && reach === null) return toast(text.refused);
    if ((await handle.do.wish({ t: "notify", seat, to: reach })) !== null) return;
    if (!to) await endNotices(means);
    setOn(to);
    toast(to ? text.started : text.ended);
  };
  return <Switch label={text.label} on={on} onChange={(to) => void change(to)} />;
}
