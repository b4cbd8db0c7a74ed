import { useState } from "preact/hooks";
import type { SeatInfo } from "@trestle/protocol";
import { BotFields, USUAL_BOT } from "../../shell/bot-fields.tsx";
import { Button } from "@trestle/ui/parts/button.tsx";
import { useText } from "../../text/index.ts";
import { useTable } from "../context/table-context.ts";
import { ConfirmButton } from "../../shell/confirm-button.tsx";

/** Lets the host replace a player by a bot. */
export function ReplaceByBot({ seat }: { seat: SeatInfo }) {
  const { handle } = useTable();
  const text = useText().table.who;
  const [open, setOpen] = useState(false);
  const [bot, setBot] = useState(USUAL_BOT);
  if (!open) return <Button onClick={() => setOpen(true)}>{text.kick(seat.name)}</Button>;
  return (
    <div>
      <BotFields value={bot} onChange={setBot} />
      <ConfirmButton
        label={text.kick(seat.name)}
        onYes={() => void handle.do.send({ t: "seat-bot", seat: seat.seat, ...bot })}
      />
    </div>
  );
}
