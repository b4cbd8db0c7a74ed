import { sfc32 } from "@trestle/kernel";
import { StoreFailure, type Op } from "@trestle/table";
import { describe, expect, it } from "vitest";
import { MemoryRepository } from "../../src/worker/memory-repository.ts";
import { SafeRepository } from "../../src/worker/safe-repository.ts";
import { FakePage } from "./fake-page.ts";

/** A disk that becomes full at some point. */
class FullShelf extends MemoryRepository {
  full = false;
  override async commit(ops: readonly Op[]): Promise<void> {
    if (this.full) throw new StoreFailure("no room left");
    await super.commit(ops);
  }
}

describe("a device that keeps nothing", () => {
  it("plays on in memory when the disk is full in mid-game, and says so", async () => {
    const disk = new FullShelf();
    let warnings = 0;
    const page = await new FakePage(
      new SafeRepository(
        disk,
        async () => new MemoryRepository(),
        () => warnings++,
      ),
    ).open();
    const table = await page.create();
    const ann = await page.join(table);
    await ann.moveAnyhow(sfc32(1));
    const kept = (await disk.read(table))!.lines.length;
    disk.full = true;
    await ann.playOut(2);
    expect(ann.info.phase).toBe("over");
    expect(warnings).toBe(1);
    expect(ann.frames.filter((f) => f.t === "refused")).toEqual([]);
    expect((await disk.read(table))!.lines.length).toBeGreaterThanOrEqual(kept);
    expect(await page.registry.log(table)).toContain('"outcome"');
    expect((await page.registry.mine()).map((t) => t.phase)).toEqual(["over"]);
  });

  it("says at once that there is nothing to keep games in", async () => {
    let warnings = 0;
    const repository = new SafeRepository(
      null,
      async () => new MemoryRepository(),
      () => warnings++,
    );
    const page = await new FakePage(repository).open();
    expect(warnings).toBe(1);
    await (await page.join(await page.create())).playOut(4);
  });
});

describe("two pages of one device at the same table", () => {
  it("each follows what the other has played, and no move is lost or doubled", async () => {
    const left = await new FakePage().open();
    const right = await new FakePage(left.repository).open();
    left.others.push(right);
    right.others.push(left);
    const table = await left.create();
    const [here, there] = [await left.join(table), await right.join(table)];
    for (let turn = 0; here.info.phase === "playing" && there.info.phase === "playing"; turn++) {
      const from = turn % 2 === 0 ? here : there;
      await from.page.until(() => from.info.phase !== "playing" || from.question() !== null);
      const q = from.question();
      if (q === null || from.info.phase !== "playing") continue;
      await from.command({ t: "move", key: from.page.key(), seat: 0, d: q.d, move: q.moves[0] });
    }
    await left.until(() => here.info.phase === "over");
    await right.until(() => there.info.phase === "over");
    expect(here.board.view).toEqual(there.board.view);
  });
});
