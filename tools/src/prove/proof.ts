/** A long proof in small parts, so that it can be stopped and taken up again. */
export interface Proof {
  name: string;
  about: string;
  parts: number;
  /** One part; returns its figures, which are added up. Throws where the proof fails. */
  run(part: number): Record<string, number>;
}
