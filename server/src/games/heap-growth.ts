import { setFlagsFromString } from "node:v8";

/** Heap growth between two collections while strangers' files are read, in per cent of what is in use. */
const GROWTH = 30;
/** Milliseconds for which that holds after a file. */
const FOR = 60_000;

let over: NodeJS.Timeout | null = null;

/**
 * Call it before a large file is read. Each leaves megabytes of garbage, and V8 lets four times what is in use pile
 * up before it collects: a hundred files would take half a gigabyte. Without such files the default applies.
 */
export function slowHeapGrowth(): void {
  if (over === null) setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
  else clearTimeout(over);
  over = setTimeout(() => {
    over = null;
    setFlagsFromString("--heap-growing-percent=0");
  }, FOR).unref();
}
