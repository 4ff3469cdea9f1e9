import { languageOfText } from '@tailboard/answers/reading/language.ts';
import { and, eq, sql } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { ModelUnavailable, type Models, type UnavailableReason } from '../ai/public.ts';
import type { Database } from '../database/database.ts';
import type { App, House } from '../http/app-types.ts';
import { incidents } from '../incidents/public.ts';
import { startRounds } from '../jobs/rounds.ts';
import { mediaUploads, transcripts } from './tables.ts';

/** Seconds for which a server has a note: longer than a model is waited for (60 s), and than the note takes out of storage. */
const LEASE_S = 120;
/** Ms between two looks at what other servers have left or what may be tried again. What comes to this server is begun at once. */
const LOOK_EVERY_MS = 5_000;
/** Seconds until the second try; twice as long each time, up to six hours. Twenty tries are about three days. */
const FIRST_WAIT_S = 60;
const LONGEST_WAIT_S = 6 * 3600;
const MOST_ATTEMPTS = 20;
/** Of what is no fault of the model's being away: a recording that it cannot read is not readable tomorrow. */
const MOST_REFUSALS = 3;
/** Characters kept: some twenty minutes of speech; a recording ends by itself after three. */
const LONGEST_TEXT = 20_000;

const extensions = new Map([
  ['audio/webm', 'webm'],
  ['audio/mp4', 'mp4'],
]);

type Parts = Pick<House, 'db' | 'storage'> & {
  models: Models;
  log: { warn: (details: object, message: string) => void };
};
type Transcripts = {
  /** A file came: begin at once. */
  wake: () => void;
};

/**
 * Has spoken notes written down, one after the other, as long as the server runs, where there is a model for it. What waits
 * stands in the database: it survives a restart, any of several servers takes it, and it waits for a model that is
 * configured later.
 */
export function startTranscripts(app: App, models: Models): Transcripts {
  const { db, storage } = app.house;
  if (!models.can.transcription) return { wake: () => undefined };
  const parts = { db, storage, models, log: app.log };
  const { wake, stop } = startRounds({
    work: async (signal) => {
      while (!signal.aborted && (await writeNext(parts, signal)));
    },
    everyMs: LOOK_EVERY_MS,
    failed: (error) => app.log.warn({ err: error }, 'writing down spoken notes broke off; it is tried again'),
  });
  app.addHook('onReady', async () => wake());
  app.addHook('onClose', stop);
  return { wake };
}

/** Takes the note that is due longest, and has it written down. False: there was none. */
async function writeNext({ db, storage, models, log }: Parts, signal: AbortSignal): Promise<boolean> {
  const job = await takeNext(db);
  if (job === null) return false;
  const [note] = await db
    .select({
      storageKey: mediaUploads.storageKey,
      type: mediaUploads.fileType,
      userId: incidents.userId,
    })
    .from(mediaUploads)
    .innerJoin(incidents, eq(incidents.id, mediaUploads.incidentId))
    .where(eq(mediaUploads.id, job.mediaId));
  try {
    const stream = note === undefined ? null : await storage.get(note.storageKey);
    if (note === undefined || stream === null || job.attempts > MOST_ATTEMPTS) {
      log.warn({ mediaId: job.mediaId }, 'a spoken note is missing from storage, or could never be read');
      await settle(db, job, { status: 'failed' });
      return true;
    }
    const said = await models.transcribe({
      bytes: await buffer(stream),
      type: note.type,
      name: `note.${extensions.get(note.type) ?? 'webm'}`,
      user: { id: note.userId },
      signal,
    });
    const text = said.slice(0, LONGEST_TEXT);
    await settle(db, job, {
      status: 'written',
      text,
      language: languageOfText(text),
      model: models.transcriptionModel,
    });
  } catch (error) {
    if (signal.aborted) await settle(db, job, { status: 'waiting', attempts: job.attempts - 1 });
    else if (error instanceof ModelUnavailable) {
      log.warn({ err: error, mediaId: job.mediaId }, 'a spoken note was not written down');
      await tryLater(db, job, error.reason);
    } else throw error;
  }
  return true;
}

type Job = typeof transcripts.$inferSelect;

async function takeNext(db: Database): Promise<Job | null> {
  const [job] = await db
    .update(transcripts)
    .set({
      status: 'writing',
      attempts: sql`${transcripts.attempts} + 1`,
      due: sql`now() + make_interval(secs => ${LEASE_S})`,
      updatedAt: sql`now()`,
    })
    .where(
      sql`${transcripts.mediaId} = (
        select next.media_id from transcripts next
        where next.status in ('waiting', 'writing') and next.due <= now()
        order by next.due limit 1 for update skip locked)`,
    )
    .returning();
  return job ?? null;
}

/** Only as long as nobody else has taken it. */
async function settle(db: Database, job: Job, change: Partial<Job>): Promise<void> {
  await db
    .update(transcripts)
    .set({ due: sql`now()`, updatedAt: sql`now()`, ...change })
    .where(
      and(
        eq(transcripts.mediaId, job.mediaId),
        eq(transcripts.status, 'writing'),
        eq(transcripts.attempts, job.attempts),
      ),
    );
}

async function tryLater(db: Database, job: Job, reason: UnavailableReason): Promise<void> {
  const most = reason === 'refused' || reason === 'wrong-answer' ? MOST_REFUSALS : MOST_ATTEMPTS;
  if (job.attempts >= most) return settle(db, job, { status: 'failed' });
  const wait = Math.min(FIRST_WAIT_S * 2 ** (job.attempts - 1), LONGEST_WAIT_S);
  return settle(db, job, { status: 'waiting', due: new Date(Date.now() + wait * 1000) });
}
