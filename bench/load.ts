import autocannon from 'autocannon';
import type { Person } from '../server/testing/person.ts';

const CONNECTIONS = 50;
const WARM_UP_SECONDS = 1;
const SECONDS = 4;

export type Load = { perSecond: number; p50: number; p99: number };

/** Requests a second that 50 connections get, after a warm-up. Anything but `status` is an error. */
export async function load(options: {
  url: string;
  person?: Person;
  headers?: Record<string, string>;
  status?: number;
  seconds?: number;
}): Promise<Load> {
  const { url, person, status = 200, seconds = SECONDS } = options;
  const headers = { ...options.headers, ...(person === undefined ? {} : { cookie: person.cookie }) };
  await autocannon({ url, connections: CONNECTIONS, duration: WARM_UP_SECONDS, headers });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  const right = result.statusCodeStats[String(status)]?.count ?? 0;
  if (result.errors > 0 || right !== result.requests.total) {
    throw new Error(`${url}: ${result.errors} errors, ${JSON.stringify(result.statusCodeStats)}`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export const loadNote = ({ p50, p99 }: Load): string =>
  `p50 ${p50} ms, p99 ${p99} ms, ${CONNECTIONS} connections`;
