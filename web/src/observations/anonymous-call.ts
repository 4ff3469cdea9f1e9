import type { ObservationForReporter, ReportObservation } from '@tailboard/contract/observations.ts';

/** The server refused, by its code; no code: it did not answer. */
export class RefusedError extends Error {
  readonly code: string | null;

  constructor(code: string | null) {
    super('A report without a name was not taken');
    this.code = code;
  }
}

const TIMEOUT_MS = 60_000;

/** A call that says nothing of who makes it: no cookies, no referrer, nothing kept by the browser. */
async function ask<Answer>(path: string, body?: FormData | object): Promise<Answer> {
  const isForm = body instanceof FormData;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && !isForm && { headers: { 'content-type': 'application/json' } }),
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new RefusedError(null);
  }
  const said = (await answer.json().catch(() => ({}))) as Answer & { code?: string };
  if (!answer.ok) throw new RefusedError(said.code ?? null);
  return said;
}

/** Sends a report and gives its receipt. */
export async function sendReport(
  report: Omit<ReportObservation, 'photo'>,
  photo: Blob | null,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(report)) if (value) form.append(name, value);
  if (photo !== null) form.append('photo', photo, 'photo.jpg');
  return (await ask<{ receipt: string }>('/api/observations', form)).receipt;
}

const receiptPath = (receipt: string) => `/api/observations/receipts/${encodeURIComponent(receipt)}`;

export const readReceipt = (receipt: string) => ask<ObservationForReporter>(receiptPath(receipt));

export const sendAnswer = (receipt: string, text: string) =>
  ask<ObservationForReporter>(`${receiptPath(receipt)}/answer`, { text });
