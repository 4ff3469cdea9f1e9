import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { SessionUser } from '@tailboard/contract/auth.ts';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, vi } from 'vitest';
import { App } from '../src/app.tsx';
import { startSession } from '../src/auth/session.ts';
import { startEnglish } from '../src/language/language.ts';
import { Hydration } from '../src/ui/hydration.tsx';

/** What the server says to a request; undefined: it does not answer. */
type Answers = Readonly<Record<string, Said | undefined>>;
interface Said {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

const somebody: SessionUser = {
  id: 7,
  username: 'sam',
  name: 'Sam Carter',
  role: 'field-crew',
  crewId: 'north',
  jobTitle: null,
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
export const trouble = {
  status: 500,
  body: { type: 't', title: 't', status: 500, code: 'internal', detail: 'd' },
};

/** Reports and claims that were sent since the app was opened. */
export const sent: string[] = [];

let answers: Answers = {};
/** From now on; `METHOD /path` with its query, else without it. What is not named is an empty list. */
export function serverSays(next: Answers): void {
  answers = next;
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.href);
  const plain = `${init?.method ?? 'GET'} ${pathname}`;
  const request = plain + search in answers ? plain + search : plain;
  if (/^POST \/api\/(sync|incidents|claims)/.test(request)) sent.push(request);
  if (request in answers) {
    const said = answers[request];
    if (said === undefined) throw new TypeError('Failed to fetch');
    return json(said.body, said.status, said.headers);
  }
  if (pathname === '/api/auth/get-session')
    return json({ user: somebody, session: { expiresAt: new Date(Date.now() + 3_600_000).toISOString() } });
  return json(pathname === '/api/health' ? { status: 'ok' } : []);
}

/** Live events: none come. */
class NoEvents extends EventTarget {
  close(): void {
    // Nothing is open.
  }
}

/** The whole app at an address, somebody signed in, with what the server says. */
export function openApp(path: string, says: Answers = {}, inLanguage: () => void = startEnglish) {
  cleanup();
  sent.length = 0;
  serverSays(says);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('EventSource', NoEvents);
  window.history.replaceState(null, '', path);
  inLanguage();
  startSession();
  return render(
    <I18nProvider i18n={i18n}>
      <Hydration isPrerendered={false}>
        <App />
      </Hydration>
    </I18nProvider>,
  );
}

/** Resolves once a toast says both. */
export async function toastSays(title: string, words: string): Promise<void> {
  await waitFor(() => {
    const toasts = [...document.querySelectorAll('li')].map((item) => item.textContent);
    if (!toasts.some((text) => text.includes(title) && text.includes(words)))
      throw new Error(`No toast says “${words}”, but ${toasts.join(' | ')}`);
  });
}

// Code of pages is loaded while a test runs, on a machine that may be busy.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

export { inSpanish } from './languages.ts';
