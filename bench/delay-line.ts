/** Hands chunks on in order, each `delayMs` after it came. */
export class DelayLine {
  readonly #delayMs: number;
  readonly #deliver: (chunk: Buffer) => void;
  readonly #waiting: { due: number; hand: () => void }[] = [];
  #openFrom = 0;

  constructor(delayMs: number, deliver: (chunk: Buffer) => void) {
    this.#delayMs = delayMs;
    this.#deliver = deliver;
  }

  /** The line carries nothing for the next `ms`: a connection is being made. */
  holdFor(ms: number): void {
    this.#openFrom = performance.now() + ms;
  }

  push(chunk: Buffer): void {
    this.#later(() => this.#deliver(chunk));
  }

  /** Runs `work` when everything pushed so far has been handed on. */
  afterAll(work: () => void): void {
    this.#later(work);
  }

  #later(hand: () => void): void {
    const due = Math.max(performance.now(), this.#openFrom) + this.#delayMs;
    this.#waiting.push({ due, hand });
    this.#wakeAt(due);
  }

  #wakeAt(due: number): void {
    setTimeout(() => this.#handOn(), Math.max(1, Math.ceil(due - performance.now())));
  }

  #handOn(): void {
    for (let first = this.#waiting[0]; first !== undefined; first = this.#waiting[0]) {
      // Timers count from the beginning of their turn and may ring early.
      if (first.due > performance.now()) return this.#wakeAt(first.due);
      this.#waiting.shift();
      first.hand();
    }
  }
}
