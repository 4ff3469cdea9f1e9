import { languageOfText } from '@tailboard/answers/reading/language.ts';
import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { ModelUnavailable, type Models, type UnavailableReason } from '../ai/public.ts';
import type { App, AppContext } from '../http/app-types.ts';
import { incidents } from '../incidents/public.ts';
import { JobError, runJobs, type Running } from '../jobs/run-jobs.ts';
import { WRITE_TRANSCRIPT } from './store.ts';
import { mediaUploads, transcripts } from './tables.ts';

/** Ms of a lease: longer than the time-out of the model (60 s) plus reading the note from storage. */
const LEASE_MS = 120_000;
/** Backoff: doubles from a minute up to six hours. Twenty attempts take about three days. */
const WAIT_MS = { first: 60_000, longest: 6 * 3_600_000 };
const MOST_ATTEMPTS = 20;
/** Attempts after a refusal or a wrong answer: an unreadable recording does not become readable. */
const MOST_REFUSALS = 3;
/** Maximum characters: about twenty minutes of speech; the app stops a recording after three. */
const LONGEST_TEXT = 20_000;

const extensions = new Map([
  ['audio/webm', 'webm'],
  ['audio/mp4', 'mp4'],
]);

type Parts = Pick<AppContext, 'db' | 'storage'> & {
  models: Models;
  log: { warn: (details: object, message: string) => void };
};
type Transcripts = {
  /** Starts at once, after a new file. */
  wake: () => void;
};

/**
 * Transcribes spoken notes, one at a time, until the server stops. Without a transcription model the jobs
 * wait until one is configured.
 */
export function startTranscripts(app: App, models: Models): Transcripts {
  const { db, storage } = app.context;
  if (!models.can.transcription) return { wake: () => undefined };
  const parts = { db, storage, models, log: app.log };
  const { wake, stop } = runJobs({
    ...{ db, log: app.log, kind: WRITE_TRANSCRIPT },
    ...{ leaseMs: LEASE_MS, maxAttempts: MOST_ATTEMPTS, backoffMs: WAIT_MS },
    work: (running) => writeDown(parts, running),
    onGivenUp: async (tx, { key }) => {
      await tx
        .update(transcripts)
        .set({ status: 'failed' })
        .where(eq(transcripts.mediaId, Number(key)));
    },
  });
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', stop);
  return { wake };
}

async function writeDown({ db, storage, models, log }: Parts, running: Running): Promise<void> {
  const mediaId = Number(running.job.key);
  const [note] = await db
    .select({
      storageKey: mediaUploads.storageKey,
      type: mediaUploads.fileType,
      userId: incidents.userId,
    })
    .from(mediaUploads)
    .innerJoin(incidents, eq(incidents.id, mediaUploads.incidentId))
    .where(eq(mediaUploads.id, mediaId));
  const stream = note === undefined ? null : await storage.get(note.storageKey);
  if (note === undefined || stream === null) {
    log.warn({ mediaId }, 'a spoken note is missing from storage');
    throw new JobError('file-missing');
  }
  const said = await models
    .transcribe({
      bytes: await buffer(stream),
      type: note.type,
      name: `note.${extensions.get(note.type) ?? 'webm'}`,
      user: { id: note.userId },
      signal: running.signal,
    })
    .catch((error: unknown) => {
      if (!(error instanceof ModelUnavailable)) throw error;
      log.warn({ err: error, mediaId }, 'a spoken note was not written down');
      throw new JobError(error.reason, { maxAttempts: maxAttemptsAfter(error.reason), cause: error });
    });
  const text = said.slice(0, LONGEST_TEXT);
  const written = {
    status: 'written',
    text,
    language: languageOfText(text),
    model: models.transcriptionModel,
    updatedAt: new Date(),
  } as const;
  await running.finish((tx) => tx.update(transcripts).set(written).where(eq(transcripts.mediaId, mediaId)));
}

const maxAttemptsAfter = (reason: UnavailableReason) =>
  reason === 'refused' || reason === 'wrong-answer' ? MOST_REFUSALS : MOST_ATTEMPTS;
