import { MAX_LOCATION } from '@tailboard/contract/incident-terms.ts';
import { z } from 'zod';

const PATIENCE_MS = 5_000;
const MAX_ANSWER_BYTES = 256 * 1024;

const answerSchema = z.union([
  z.object({ display_name: z.string().min(1) }),
  z.object({ error: z.unknown() }),
]);

/** Thrown when the geocoder gave no answer that can be used. `refused`: it does not want to be asked (403, 429). */
export class GeocoderError extends Error {
  readonly refused: boolean;

  constructor(message: string, options: { refused?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.refused = options.refused ?? false;
  }
}

/**
 * Asks a Nominatim-compatible service for the address nearest to `place` (`<latitude>,<longitude>`). Gives its text, at
 * most 500 characters, or null where it has none. Throws a GeocoderError.
 */
export async function askGeocoder(options: {
  url: string;
  userAgent: string;
  place: string;
}): Promise<string | null> {
  const [latitude = '', longitude = ''] = options.place.split(',');
  const base = options.url.endsWith('/') ? options.url : `${options.url}/`;
  const url = new URL('reverse', base);
  url.search = new URLSearchParams({
    format: 'json',
    lat: latitude,
    lon: longitude,
    zoom: '18',
    addressdetails: '1',
  }).toString();
  try {
    const reply = await fetch(url, {
      headers: { 'user-agent': options.userAgent, 'accept-language': 'en', accept: 'application/json' },
      // A place is told to the host that the operator has chosen, and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return readAnswer(reply, await readText(reply));
  } catch (error) {
    if (error instanceof GeocoderError) throw error;
    throw new GeocoderError('The geocoder could not be asked', { cause: error });
  }
}

function readAnswer(reply: Response, text: string): string | null {
  if (!reply.ok) {
    const refused = reply.status === 403 || reply.status === 429;
    throw new GeocoderError(`The geocoder answered ${reply.status}`, { refused });
  }
  // One that is blocked or overloaded may say so in a page.
  const type = reply.headers.get('content-type') ?? 'nothing';
  if (!/^application\/(\w+\+)?json\b/i.test(type))
    throw new GeocoderError(`The geocoder answered with ${type}`);
  const answer = answerSchema.parse(JSON.parse(text));
  if (!('display_name' in answer)) return null;
  const address = answer.display_name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return address === '' ? null : address.slice(0, MAX_LOCATION).replace(/[\uD800-\uDBFF]$/, '');
}

async function readText(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new GeocoderError('The geocoder answered at too great length');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
