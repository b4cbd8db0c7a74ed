import { setFlagsFromString } from "node:v8";

/** So much the heap may grow between two collections while files of strangers are read, in per cent of what is in use. */
const GROWTH = 30;
/** Milliseconds for which that holds after a file. */
const FOR = 60_000;

let over: NodeJS.Timeout | null = null;

/**
 * To be called before a large file is read. Each leaves megabytes of garbage behind, and V8 lets four times what is in
 * use pile up before it collects: a hundred files would take half a gigabyte. Without such files it goes on as usual.
 */
export function expectGarbage(): void {
  if (over === null) setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  else clearTimeout(over);
  over = setTimeout(() => {
    over = null;
    setFlagsFromString("--heap-growing-percent=0");
  }, FOR).unref();
}
