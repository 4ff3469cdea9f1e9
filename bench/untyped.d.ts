/** Packages that bring no types, as far as the benchmarks use them. */
declare module 'autocannon' {
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    statusCodeStats: Record<string, { count: number }>;
  };
  export default function autocannon(options: {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    headers?: Record<string, string>;
  }): Promise<Result>;
}

declare module 'express' {
  import type { RequestListener } from 'node:http';
  type App = RequestListener & { use: (path: string, handler: RequestListener) => void };
  export default function express(): App;
}

declare module 'express-pouchdb' {
  import type { RequestListener } from 'node:http';
  export default function expressPouchdb(
    pouchdb: unknown,
    options: { mode: string; inMemoryConfig: boolean; logPath: string },
  ): RequestListener;
}

declare module 'pouchdb' {
  const PouchDB: { defaults: (options: { prefix: string }) => unknown };
  export default PouchDB;
}
