/* oxlint-disable typescript/no-explicit-any -- the description and the answers are read as they were sent */
import { problemSchema } from '@tailboard/contract/problems.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { examples } from './fuzz-examples.ts';
import { HostileValues } from './hostile-values.ts';
import type { Person } from './person.ts';
import type { Random } from '@tailboard/answers/training/seeded-random.ts';

type Route = { method: string; path: string; operation: any };
export type FuzzResult = {
  /** How many answers of each status. */
  statuses: Record<string, number>;
  /** Requests whose connection the server ended while their body was still being sent: a refusal before the body. */
  cut: number;
  /** What must not be, each with the request that did it. */
  failures: string[];
  /** Routes that took nothing they were sent: what lies behind their door was not tried. */
  neverTaken: string[];
  /** Ms. */
  slowest: { ms: number; what: string };
  /** Of the calls of /api/health in between. `failing`: those that said 503, as one does after 2 s on a busy machine. */
  health: { asked: number; failing: number; slowestMs: number };
};

const PATIENCE_MS = 60_000;
const AT_ONCE = 6;
/** Streams without an end, and what would put out the people who ask. */
const LEFT_OUT = /\/events$|\/sign-out|sessions?$|password|passkey|two-factor/;

/**
 * Sends `count` requests to every route of the description in turn, as one of `people` each, with values of every kind. Wrong
 * are: a 5xx but 501, a refusal in no words of the catalogue, and no answer within a minute, from health too.
 */
export async function fuzz(options: {
  url: string;
  people: readonly Person[];
  count: number;
  random: Random;
  /** Called after each 1,000 requests. */
  tellProgress?: (begun: number, result: Readonly<FuzzResult>) => void;
  /** Called with each failure as it comes. */
  tellFailure?: (failure: string) => void;
}): Promise<FuzzResult> {
  const { url, people, count, random, tellProgress, tellFailure } = options;
  const description: any = await (await fetch(`${url}/api/docs/json`)).json();
  const values = new HostileValues(random, description.components?.schemas);
  const routes: Route[] = Object.entries<any>(description.paths).flatMap(([path, operations]) =>
    LEFT_OUT.test(path)
      ? []
      : Object.entries<any>(operations).map(([method, operation]) => ({
          method: method.toUpperCase(),
          path,
          operation,
        })),
  );
  const result: FuzzResult = {
    statuses: {},
    cut: 0,
    failures: [],
    neverTaken: routes.map(nameOf),
    slowest: { ms: 0, what: '' },
    health: { asked: 0, failing: 0, slowestMs: 0 },
  };
  const fail = (failure: string) => {
    result.failures.push(failure);
    tellFailure?.(failure);
  };
  let begun = 0;
  const over = new AbortController();
  const work = async () => {
    while (begun < count) {
      const route = routes[begun % routes.length];
      begun += 1;
      if (begun % 1_000 === 0) tellProgress?.(begun, result);
      if (route !== undefined) await sendOne(route, { values, person: values.one(people), result, fail });
    }
  };
  const watch = async () => {
    while (!over.signal.aborted) {
      const from = performance.now();
      const status = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        async (reply) => (await reply.arrayBuffer(), reply.status),
        (error: unknown) => String(error),
      );
      if (status === 503) result.health.failing += 1;
      else if (status !== 200) fail(`health: ${status}`);
      result.health.asked += 1;
      result.health.slowestMs = Math.max(result.health.slowestMs, performance.now() - from);
      await pause(200);
    }
  };
  const watched = watch();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  over.abort();
  await watched;
  return result;
}

async function sendOne(
  route: Route,
  {
    values,
    person,
    result,
    fail,
  }: { values: HostileValues; person: Person; result: FuzzResult; fail: (failure: string) => void },
): Promise<void> {
  const made = addressOf(route, values);
  const taken = await exampleOf(route, { person, path: made.split('?')[0] ?? '', values });
  const path = taken?.query === undefined ? made : `${made.split('?')[0] ?? ''}?${taken.query}`;
  const { body, type } = taken ?? bodyOf(route, values);
  const what = `${route.method} ${path.slice(0, 300)} ${typeof body === 'string' ? body.slice(0, 2_000) : type}`;
  const from = performance.now();
  try {
    const reply = await fetch(`${person.url}${path}`, {
      method: route.method,
      headers: { cookie: person.cookie, ...(type === '' ? {} : { 'content-type': type }) },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await reply.text();
    result.statuses[reply.status] = (result.statuses[reply.status] ?? 0) + 1;
    // As the watch below: on a busy machine health may say 503, and is counted.
    const isBusy = reply.status === 503 && path === '/api/health';
    if (isBusy) result.health.failing += 1;
    const isFailure = reply.status >= 500 && reply.status !== 501 && !isBusy;
    const isRefusal = reply.status >= 400 && route.method !== 'HEAD';
    if (isFailure || (isRefusal && !isProblem(text))) {
      fail(`${reply.status} ${what} → ${text.slice(0, 300)}`);
    }
    if (reply.ok) result.neverTaken = result.neverTaken.filter((name) => name !== nameOf(route));
  } catch (error) {
    // Whoever still writes a body when the server has refused the request may lose the reply with the connection.
    const cause = error instanceof Error ? error.cause : undefined;
    if (body !== undefined && isCut(cause)) result.cut += 1;
    else fail(`${String(error)} (${String(cause)}) ${what}`);
  }
  const ms = performance.now() - from;
  if (ms > result.slowest.ms) result.slowest = { ms, what };
}

const isCut = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && (cause.code === 'EPIPE' || cause.code === 'ECONNRESET');

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

type Sent = { body?: string | FormData | Uint8Array<ArrayBuffer>; type: string; query?: string };

/** A good body, whole or a little spoilt, where the route has one: two times of three, and seldom where each costs an index. */
async function exampleOf(
  route: Route,
  { person, path, values }: { person: Person; path: string; values: HostileValues },
): Promise<Sent | null> {
  const make = examples[nameOf(route)];
  if (make === undefined || !values.chance(path === '/api/osha/documents' ? 0.05 : 0.66)) return null;
  const example = await make({ person, path });
  if ('json' in example)
    return { body: JSON.stringify(values.spoilt(example.json)) ?? 'null', type: 'application/json' };
  const { body, ...query } = example;
  if (body instanceof FormData) return { body, type: '' };
  const bytes = values.chance(0.6) ? body : values.spoiltBytes(body);
  return { body: bytes, type: 'application/octet-stream', ...query };
}

function isProblem(text: string): boolean {
  try {
    return problemSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

/** In an address, where no half character can stand. */
const escaped = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed());

function addressOf({ path, operation }: Route, values: HostileValues): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    // Those who ask stay who they are.
    if (path.endsWith('/access')) return String(1_000 + values.number(9));
    if (values.chance(0.7))
      return name === 'id' ? String(1 + values.number(9)) : values.one(['ladders', 'photos', 'x']);
    return values.chance(0.9)
      ? escaped(values.text(300))
      : values.one(['%00', '%ED%A0%80', '%FF', '..%2F', '1%20']);
  });
  const parameters: any[] = (operation.parameters ?? []).filter((one: any) => one.in === 'query');
  const query = parameters
    .filter((one) => values.chance(one.required === true ? 0.95 : 0.6))
    .map((one) => `${escaped(one.name)}=${escaped(values.valueFor(one.schema)).slice(0, 12_000)}`);
  if (values.chance(0.05)) query.push(`${escaped(values.text(30))}=${escaped(values.text(300))}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

function bodyOf({ method, operation }: Route, values: HostileValues): Sent {
  if (method === 'GET' || method === 'HEAD') return { type: '' };
  const content: Record<string, any> = operation.requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const hasForm = Object.keys(content).some((type) => type.startsWith('multipart'));
  if (schema === undefined && (hasForm || values.chance(0.5))) {
    if (values.chance(0.3)) return { body: values.text(2_000), type: 'application/octet-stream' };
    const form = new FormData();
    for (const name of ['record', 'description', 'clientRef', values.text(20)])
      form.append(name, values.text(500));
    form.append('file', new Blob([values.text(2_000)]), values.text(200));
    return { body: form, type: '' };
  }
  const json = JSON.stringify(values.valueFor(schema)) ?? 'null';
  return {
    body: values.chance(0.02) ? json.slice(0, values.number(json.length)) : json,
    type: 'application/json',
  };
}
