import type { Output } from "./cli.ts";

/** A bar on the terminal for whatever takes longer than a second; silent elsewhere. */
export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progress(label: string, total: number, stream: Output = process.stderr): Progress {
  const started = performance.now();
  let drawn = 0;
  const clear = (): void => {
    if (drawn > 0) stream.write("\r\u001b[K");
  };
  return {
    at(done) {
      const now = performance.now();
      if (!stream.isTTY || now - started < 1000 || now - drawn < 100) return;
      drawn = now;
      const share = total === 0 ? 1 : done / total;
      const full = Math.round(24 * share);
      const left = share > 0 ? Math.ceil(((now - started) / share - (now - started)) / 1000) : 0;
      stream.write(
        `\r\u001b[K${label} ${"█".repeat(full)}${"░".repeat(24 - full)} ${Math.floor(100 * share)} % · ${left} s left`,
      );
    },
    end: clear,
  };
}
