import type { Session } from '@tailboard/contract/auth.ts';

export type Reply = {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text where it is none. What it holds is for the test to assert. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what the server really sent
  body: any;
};

/** Somebody who speaks HTTP with the server, with the cookies the server gave. */
export class Person {
  readonly url: string;
  readonly cookie: string;
  readonly session: Session | null;

  constructor(url: string, cookie = '', session: Session | null = null) {
    this.url = url;
    this.cookie = cookie;
    this.session = session;
  }

  static async signIn(options: {
    url: string;
    username: string;
    password: string;
    rememberMe?: boolean;
  }): Promise<Person> {
    const { url, ...credentials } = options;
    const reply = await new Person(url).post('/api/auth/sign-in/username', credentials);
    if (reply.status !== 200)
      throw new Error(`${options.username} cannot sign in: ${JSON.stringify(reply.body)}`);
    const cookie = reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return new Person(url, cookie, reply.body as Session);
  }

  get id(): number {
    if (this.session === null) throw new Error('Nobody has no id');
    return this.session.user.id;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.request('GET', path, { headers });
  }

  post(path: string, json: unknown): Promise<Reply> {
    return this.request('POST', path, { json });
  }

  put(path: string, json: unknown): Promise<Reply> {
    return this.request('PUT', path, { json });
  }

  async request(
    method: string,
    path: string,
    options: { headers?: Record<string, string>; json?: unknown; body?: RequestInit['body'] } = {},
  ): Promise<Reply> {
    const headers: Record<string, string> = { ...options.headers };
    if (this.cookie !== '') headers['cookie'] = this.cookie;
    if (options.json !== undefined) headers['content-type'] = 'application/json';
    const body = options.json === undefined ? options.body : JSON.stringify(options.json);
    const sent =
      body === undefined
        ? {}
        : { body, ...(body instanceof ReadableStream ? { duplex: 'half' as const } : {}) };
    const answer = await fetch(`${this.url}${path}`, { method, headers, ...sent });
    const text = await answer.text();
    let parsed: unknown = text;
    try {
      parsed = JSON.parse(text);
    } catch {
      // Not JSON: the text itself is what the test looks at.
    }
    return { status: answer.status, headers: answer.headers, body: parsed };
  }
}
