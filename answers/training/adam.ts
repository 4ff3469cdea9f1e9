/** Adam's usual constants. */
const [MEMORY, LONG_MEMORY, TINY] = [0.9, 0.999, 1e-8];

/** Numbers that are learned by Adam's method: what they are, the slopes that were found for them, and what is remembered of slopes. */
export class Learned {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly #mean: Float64Array;
  readonly #spread: Float64Array;

  constructor(size: number, first: () => number = () => 0) {
    this.values = Float64Array.from({ length: size }, first);
    this.slopes = new Float64Array(size);
    this.#mean = new Float64Array(size);
    this.#spread = new Float64Array(size);
  }

  /** The `round`-th step against the slopes, from 1, of the numbers `from` up to `to`, whose slopes begin at 0 again. */
  move(round: number, step: number, from = 0, to = this.values.length): void {
    const scale = Math.sqrt(1 - LONG_MEMORY ** round) / (1 - MEMORY ** round);
    for (let at = from; at < to; at += 1) {
      const slope = this.slopes[at] ?? 0;
      const mean = MEMORY * (this.#mean[at] ?? 0) + (1 - MEMORY) * slope;
      const spread = LONG_MEMORY * (this.#spread[at] ?? 0) + (1 - LONG_MEMORY) * slope * slope;
      this.#mean[at] = mean;
      this.#spread[at] = spread;
      this.values[at] = (this.values[at] ?? 0) - (step * scale * mean) / (Math.sqrt(spread) + TINY);
      this.slopes[at] = 0;
    }
  }

  /** Makes the numbers `from` up to `to` smaller by a share. */
  shrink(share: number, from = 0, to = this.values.length): void {
    for (let at = from; at < to; at += 1) this.values[at] = (this.values[at] ?? 0) * (1 - share);
  }
}
