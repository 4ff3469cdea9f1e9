export type SeenRequest = { method: string; path: string };

const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKED_END = Buffer.from('0\r\n\r\n');

/** Finds where requests begin in what a client of HTTP/1.1 sends on one connection. */
export class RequestReader {
  readonly #seen: (request: SeenRequest) => void;
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; null between bodies, Infinity for a chunked one. */
  #body: number | null = null;

  constructor(seen: (request: SeenRequest) => void) {
    this.#seen = seen;
  }

  read(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#body === Infinity) {
        // Nothing is sent after the end of a body before its reply is there.
        if (rest.subarray(-CHUNKED_END.length).equals(CHUNKED_END)) this.#body = null;
        return;
      }
      if (this.#body !== null) {
        const eaten = Math.min(this.#body, rest.length);
        this.#body = this.#body === eaten ? null : this.#body - eaten;
        rest = rest.subarray(eaten);
        continue;
      }
      this.#head = Buffer.concat([this.#head, rest]);
      const end = this.#head.indexOf(HEAD_END);
      if (end === -1) return;
      rest = this.#head.subarray(end + HEAD_END.length);
      this.#take(this.#head.subarray(0, end).toString('latin1'));
      this.#head = Buffer.alloc(0);
    }
  }

  #take(head: string): void {
    const [method = '', path = ''] = head.split(' ', 2);
    const length = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? 0);
    this.#body = /^transfer-encoding:\s*chunked/im.test(head) ? Infinity : length > 0 ? length : null;
    this.#seen({ method, path });
  }
}
