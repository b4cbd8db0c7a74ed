/** As much of the test runner as the store's contract uses, so that the same suite runs inside a browser. */

type Act = () => unknown;
const before: Act[] = [];
const after: Act[] = [];
const tests: { name: string; act: Act }[] = [];

export const describe = (_name: string, inside: () => void): void => inside();
export const beforeEach = (act: Act): void => void before.push(act);
export const afterEach = (act: Act): void => void after.push(act);
export const it = (name: string, act: Act): void => void tests.push({ name, act });

/** Runs all of them; what failed, and why. */
export async function runAll(): Promise<{ passed: string[]; failed: string[] }> {
  const passed: string[] = [];
  const failed: string[] = [];
  for (const { name, act } of tests) {
    try {
      for (const set of before) await set();
      await act();
      for (const clear of after) await clear();
      passed.push(name);
    } catch (error) {
      failed.push(`${name}: ${String(error)}`);
    }
  }
  return { passed, failed };
}

function hold(holds: boolean, got: unknown, wanted: unknown): void {
  if (!holds) throw new Error(`expected ${text(wanted)}, got ${text(got)}`);
}

/** Keys in order, so that two equal things read the same. */
function text(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function expect(got: unknown) {
  return {
    toBe: (wanted: unknown) => hold(Object.is(got, wanted), got, wanted),
    toBeNull: () => hold(got === null, got, null),
    toEqual: (wanted: unknown) => hold(text(got) === text(wanted), got, wanted),
    toHaveLength: (wanted: number) => hold((got as { length?: unknown } | undefined)?.length === wanted, got, wanted),
    rejects: {
      async toBeInstanceOf(kind: new () => Error): Promise<void> {
        const error = await Promise.resolve(got).then(
          () => null,
          (reason: unknown) => reason,
        );
        hold(error instanceof kind, String(error), kind.name);
      },
    },
  };
}

/** In the place of Node's timer of the same name. */
export const setTimeout = (ms: number): Promise<void> => new Promise((done) => globalThis.setTimeout(done, ms));
