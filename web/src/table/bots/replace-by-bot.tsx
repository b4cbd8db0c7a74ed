import { useState } from "preact/hooks";
import type { SeatInfo } from "@trestle/protocol";
import { Company, USUAL } from "../../shell/bot-fields.tsx";
import { Button } from "@trestle/ui/parts/button.tsx";
import { useText } from "../../text/index.ts";
import { useTable } from "../context/table-context.ts";
import { Sure } from "../../shell/confirm-button.tsx";

/** The host's: a bot instead of a player, chosen before it sits down. */
export function ReplaceByBot({ seat }: { seat: SeatInfo }) {
  const { handle } = useTable();
  const text = useText().table.who;
  const [open, setOpen] = useState(false);
  const [company, setCompany] = useState(USUAL);
  if (!open) return <Button onClick={() => setOpen(true)}>{text.kick(seat.name)}</Button>;
  return (
    <div>
      <Company value={company} onChange={setCompany} />
      <Sure
        label={text.kick(seat.name)}
        onYes={() => void handle.do.send({ t: "seat-bot", seat: seat.seat, ...company })}
      />
    </div>
  );
}
