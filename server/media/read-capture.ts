import type { MediaCapture, SaidOfFile } from '@tailboard/contract/media.ts';
import { ProblemError } from '../http/problem.ts';

/**
 * What the phone said of a file, as it is kept; undefined where it said nothing. Throws `file-differs` where its digest is not that
 * of the bytes that came.
 */
export function readCapture(
  said: Partial<SaidOfFile>,
  { sha256, now = Date.now() }: { sha256: string; now?: number },
): MediaCapture | undefined {
  if (said.sha256 !== undefined && said.sha256.toLowerCase() !== sha256)
    throw new ProblemError('file-differs');
  const { capturedAt, deviceOffset, latitude, longitude, accuracy, appVersion, sentAt } = said;
  const capture: MediaCapture = {
    ...(said.sha256 === undefined ? {} : { sha256 }),
    ...(capturedAt === undefined ? {} : { capturedAt }),
    ...(deviceOffset === undefined ? {} : { deviceOffset }),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(accuracy === undefined ? {} : { accuracy }),
    ...(appVersion === undefined ? {} : { appVersion }),
    ...(sentAt === undefined ? {} : { clockAheadMs: Date.parse(sentAt) - now }),
  };
  return Object.keys(capture).length === 0 ? undefined : capture;
}
