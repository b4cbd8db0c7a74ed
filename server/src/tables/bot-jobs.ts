import { budgetOf } from "@trestle/bots";
import { HOST_PRESENT, seatsHeld, type BotJob, type ConnectionId, type JobResult, type Table } from "@trestle/table";
import type { JobOrigin } from "../bots/queue.ts";
import { findEntry } from "../games/games.ts";
import type { AttachedConnection } from "./attached-connection.ts";
import type { ServerContext } from "./context.ts";
import { chargedAddresses } from "./suspension.ts";

/** Whoever asks for advice gets more thought than an opponent spends. */
const HINT_TIMES = 2;
/** Milliseconds that a bot may take beyond its budget. */
const OVERRUN = 20;

/** Has threads think for the bots of one table, and charges the addresses that play there. */
export class BotJobs {
  readonly #context: ServerContext;
  readonly #connections: ReadonlyMap<ConnectionId, AttachedConnection>;
  #underWay = 0;
  #charged: readonly string[] = [];

  constructor(context: ServerContext, connections: ReadonlyMap<ConnectionId, AttachedConnection>) {
    this.#context = context;
    this.#connections = connections;
  }

  get isBusy(): boolean {
    return this.#underWay > 0;
  }

  /** What comes of the job; null: no answer, and the table plays what an expired clock would. */
  async run(table: Table, job: BotJob, seatsElsewhere: readonly number[]): Promise<JobResult | null> {
    this.#underWay++;
    this.#charged = chargedAddresses(table, this.#connections, this.#charged);
    const asking = job.hint === null ? undefined : this.#connections.get(job.hint.connection)?.connection.address;
    const held =
      seatsElsewhere.some((seat) => seat !== HOST_PRESENT) || seatsHeld(table.connections.values()).length > 0;
    const payers = asking === undefined ? this.#charged : [asking];
    const result = await this.#think(table, job, { table: table.id, payers, awaited: job.hint !== null || held });
    this.#underWay--;
    return result;
  }

  async #think(
    { record: { game, edition } }: Table,
    job: BotJob,
    origin: Pick<JobOrigin, "table" | "payers" | "awaited">,
  ): Promise<JobResult | null> {
    const { bots, botPool, metrics } = this.#context;
    const now = (): number => this.#context.env().now;
    const asked = now();
    let began = asked;
    const { level, temper, d: decision, view, history, legal, seed } = job;
    const hints = job.hint !== null;
    const entry = findEntry(game, edition) ?? findEntry(game)!;
    const budget = Math.min(bots.budget, budgetOf(entry.bots.budget, decision.kind)) * (hints ? HINT_TIMES : 1);
    // Its thread may not have the edition yet. A text costs little to hand over.
    const box = edition === null ? null : { hash: edition.hash, file: entry.file ?? undefined };
    const task = { game, edition: box, level, temper, decision, view, history, legal, seed, budget, hints };
    const lane = hints ? "hints" : "bots";
    // An absent person's seat that is told to hold plays what an expired clock would.
    const result =
      job.brief === "hold"
        ? null
        : await botPool.think(task, { ...origin, lane, began: () => void (began = now()) }).catch(() => null);
    // How long it takes depends on the kind of decision and on who waits for a thread, never on what was thought.
    // Whoever asks for advice need not wait.
    const ready = hints || bots.pace === 0 ? 0 : Math.max(asked + bots.pace, began + budget + OVERRUN);
    const rest = ready - now();
    if (rest > 0) await new Promise((done) => setTimeout(done, rest));
    if (!hints) metrics.bots.inc({ result: result === null ? "fallback" : "move" });
    return result;
  }
}
