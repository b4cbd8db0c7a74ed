import type { Names } from "@trestle/kernel";
import { settings, type Settings } from "@trestle/ui/settings.ts";
import type { TableHandle, TableState } from "../../store/table-state.ts";
import type { Text } from "../../text/en/index.ts";
import { words } from "../../text/index.ts";
import { namesOf } from "../../text/refusals.ts";

/** What a sentence about the table is made of. */
export interface TableSnapshot {
  handle: TableHandle;
  s: TableState;
  names: Names;
  text: Text;
  verbosity: Settings["verbosity"];
}

export function snapshotOf(handle: TableHandle): TableSnapshot {
  const s = handle.store.getState();
  const { verbosity } = settings.getState();
  return { handle, s, names: namesOf(s.info), text: words.getState().text, verbosity };
}
