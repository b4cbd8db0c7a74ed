import type { Entry } from "./games.ts";

/** Editions cached for the next table, besides those that are being played. */
export interface CacheLimits {
  count: number;
  /** Of their files. What is made of one takes up to twelve times as much. */
  bytes: number;
}

/** The latest editions. One that a table plays with stays known as long as that table lives, and only once. */
export class EditionCache {
  readonly #limits: CacheLimits;
  /** The latest last. */
  readonly #latest = new Map<string, Entry>();
  readonly #known = new Map<string, WeakRef<Entry>>();
  // Checking all of them here would keep them alive: a dereferenced object survives the running collection.
  readonly #gone = new FinalizationRegistry<string>((key) => {
    if (this.#known.get(key)?.deref() === undefined) this.#known.delete(key);
  });
  #bytes = 0;

  constructor(limits: CacheLimits) {
    this.#limits = limits;
  }

  get(key: string): Entry | null {
    const entry = this.#known.get(key)?.deref() ?? null;
    if (entry !== null) this.#use(key, entry);
    return entry;
  }

  /** The entry itself, or the one already known under this key. */
  add(key: string, entry: Entry): Entry {
    const known = this.get(key);
    if (known !== null) return known;
    this.#gone.register(entry, key);
    this.#known.set(key, new WeakRef(entry));
    this.#use(key, entry);
    return entry;
  }

  #use(key: string, entry: Entry): void {
    if (!this.#latest.delete(key)) this.#bytes += sizeOf(entry);
    this.#latest.set(key, entry);
    for (const [oldest, { file }] of this.#latest) {
      if (this.#latest.size <= this.#limits.count && this.#bytes <= this.#limits.bytes) return;
      this.#latest.delete(oldest);
      this.#bytes -= file?.length ?? 0;
    }
  }

  /** Editions held strongly, and the bytes of their files. */
  get held(): CacheLimits {
    return { count: this.#latest.size, bytes: this.#bytes };
  }
}

const sizeOf = ({ file }: Entry): number => file?.length ?? 0;
