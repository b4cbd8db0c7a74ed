import { wrap, type Ink } from "@trestle/kernel/terminal";

/** Where a table writes to and reads from; tests hand in their own. */
export interface Screen {
  ink: Ink;
  write(line: string): void;
  /** The next line typed; null: no more will come; undefined: the question was dropped. */
  ask(prompt: string): Promise<string | null | undefined>;
  /** The open question, if any, is about nothing any more. */
  drop(): void;
  /** Sees every line that is typed first, and whether a question is open; true: it is no answer to one. */
  overhear(take: (line: string, open: boolean) => boolean): void;
  /** Something that happens while a question is open: told, and the question asked again. */
  notice(text: string): void;
  /** A breath between two events. */
  pause(): Promise<void>;
}

export function say(screen: Screen, text: string, indent = "  "): void {
  for (const line of wrap(text, Math.min(screen.ink.columns, 110), indent)) screen.write(line);
}
