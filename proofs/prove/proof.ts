/** Figures of a part. They are added up over the parts; of those whose name begins with `max` the largest counts. */
export type Figures = Record<string, number>;

/** What part of a proof is asked for (1: all of it), how many milliseconds players may be away, and by what means. */
interface Size {
  scale: number;
  back: number;
  /** 0: as many as there are cores. */
  threads: number;
  /** Only parts whose name this pattern fits. */
  only: string;
  /** Where results are kept; null: nowhere. */
  out: string | null;
}

/** A long proof in small parts, so that it can be stopped and taken up again. */
export interface Proof {
  name: string;
  about: string;
  parts: number;
  /** One part; returns its figures. Throws where the proof fails. Some can be made smaller or milder. */
  run(part: number, size: Size): Figures | Promise<Figures>;
  /** Before it begins anew: what parts have kept of their own. */
  forget?(): void;
}

export function addFigures(sum: Figures, more: Figures): void {
  for (const [key, value] of Object.entries(more)) {
    const before = sum[key];
    sum[key] = before === undefined ? value : key.startsWith("max") ? Math.max(before, value) : before + value;
  }
}
