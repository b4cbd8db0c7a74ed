import type { TableVersion, TableChanges } from "@trestle/table";
import { expect, test, vi } from "vitest";
import { ChangePoller } from "../src/cluster/poller.ts";

const HEAD: TableVersion = { rev: 1, next: 3, chat: [0, 0, 0] };
const NEWS = { rev: 2, record: null, lines: ["line"], chat: [], lined: 0 } satisfies TableChanges;

/** One table in memory, which others have changed. */
class Busy {
  readonly read: TableVersion[] = [];
  readonly followed: TableChanges[] = [];
  /** What `version` says one after the other; at the end it is at rest. */
  versions: (TableVersion | null)[] = [];
  /** Whether it has gone on when the news comes. */
  gone: boolean[] = [];
  rests: Promise<void> = Promise.resolve();

  version(): TableVersion | null {
    return this.versions.length > 0 ? this.versions.shift()! : HEAD;
  }
  follow(_before: TableVersion, changesSince: TableChanges): boolean {
    if (this.gone.shift() === true) return false;
    this.followed.push(changesSince);
    return true;
  }
  settled(): Promise<void> {
    return this.rests;
  }
}

function poller(busy: Busy): ChangePoller {
  return new ChangePoller({
    host: (table) => (table === "here" ? busy : undefined),
    changesSince: (versions) => {
      for (const version of versions) busy.read.push(version);
      return Promise.resolve(versions.map(({ table }) => ({ table, ...NEWS })));
    },
  });
}

test("whoever asks for what others have kept waits until a table that had something else to do has read it", async () => {
  const busy = new Busy();
  const rest = Promise.withResolvers<void>();
  busy.rests = rest.promise;
  busy.versions = [null];
  const told = vi.fn<() => void>();
  const looked = poller(busy).refresh("here").then(told);
  await new Promise((done) => setTimeout(done, 20));
  expect([busy.read.length, told.mock.calls.length]).toEqual([0, 0]);
  rest.resolve();
  await looked;
  expect([busy.read.length, busy.followed.length]).toEqual([1, 1]);
});

test("news of a table that has gone on meanwhile is asked for again before anybody is told that it is read", async () => {
  const busy = new Busy();
  busy.gone = [true, true];
  await poller(busy).refresh("here");
  expect([busy.read.length, busy.followed.length]).toEqual([3, 1]);
});

test("a table that is not here, or never comes to rest, keeps nobody waiting for ever", async () => {
  const busy = new Busy();
  busy.versions = Array<null>(1_000).fill(null);
  await poller(busy).refresh("elsewhere");
  await poller(busy).refresh("here");
  expect(busy.read).toEqual([]);
});
