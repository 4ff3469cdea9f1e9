import { sendPhotos } from './send-photos.ts';
import { openPass, type Pass, type Tally } from './pass.ts';
import { sendFiles } from './send-files.ts';
import { sendRecords } from './send-records.ts';
import type { Answered } from './sync-items.ts';
import type { Work } from './find-work.ts';
import type { Progress, SyncState } from './sync-states.ts';

type OnceOptions = Pick<Pass, 'parts' | 'store' | 'userId' | 'limits'> & {
  person: () => Promise<number | null>;
  emit: (state: SyncState) => void;
  changed: () => void;
  work: Work;
};

/** One pass over what waits: reports, claims and talks, and files whose record the server holds, from the first answer on. */
export async function sendPass({ work, person, emit, changed, ...rest }: OnceOptions): Promise<Tally> {
  const { store, userId } = rest;
  const progress = progressOf(work);
  const show = () => emit({ phase: 'sending', progress: new Map(progress) });
  let shown = false;
  /** Answers that the device had no room to write down. */
  const unwritten: Answered[] = [];

  const pass = openPass({
    ...rest,
    personNow: person,
    // Said when the first request is on its way: screens then read the device while the line is waited for. A browser that
    // says offline may be wrong, so it is tried; 'sending' is said there only once something has got through.
    underWay: () => {
      if (shown || !rest.parts.online()) return;
      shown = true;
      show();
    },
    done: (key) => {
      step(progress, key);
      show();
      changed();
    },
    apply: async (answers) => {
      // A file that is on the server frees its room here, so the files go on and the answers are written after them.
      await write(answers).catch(() => unwritten.push(...answers));
      if (work.filesOf.size > 0) early ??= sendReady(new Set()).catch((error: unknown) => ({ error }));
      for (const { sent } of answers) step(progress, sent.clientRef);
      show();
      changed();
    },
  });
  const write = async (answers: readonly Answered[]) => {
    const applied = await store.applyAnswers(answers);
    pass.tally.sent += applied.sent;
    pass.tally.needsYou += applied.needsYou;
  };

  /** Sends the files that can be sent now, but those in `tried`; answers with all that have been tried. */
  const sendReady = async (tried: ReadonlySet<number>): Promise<Set<number>> => {
    const ready = await store.readFiles(userId, learnedFrom(unwritten));
    const files = ready.filter(({ id }) => !tried.has(id));
    if (!pass.stopped()) await sendFiles(pass, files);
    return new Set(ready.map(({ id }) => id));
  };
  /** Files of the reports that were answered first go while other reports are under way. */
  let early: Promise<Set<number> | { error: unknown }> | undefined;

  // Nothing may be under way any more when the lock is let go of.
  const failed = await sendRecords(pass, work).catch((error: unknown) => ({ error }));
  const tried = (await early) ?? new Set<number>();
  if (failed !== undefined) throw failed.error;
  if ('error' in tried) throw tried.error;
  if (!pass.stopped()) await sendReady(tried);
  if (unwritten.length > 0) await write(unwritten);
  if (!pass.stopped() && work.posted.length > 0) await sendPhotos(pass);
  return pass.tally;
}

/** Parts of each record that this pass has to send, by progress key. */
function progressOf({ reports, claims, talks, posted, filesOf }: Work): Map<string, Progress> {
  const progress = new Map<string, Progress>();
  for (const { clientRef } of [...reports, ...claims, ...talks, ...posted])
    progress.set(clientRef, { done: 0, total: 1 });
  for (const [key, files] of filesOf) {
    progress.set(key, { done: 0, total: files + (progress.get(key)?.total ?? 0) });
  }
  return progress;
}

function step(progress: Map<string, Progress>, key: string): void {
  const before = progress.get(key);
  if (before === undefined) return;
  if (before.done + 1 >= before.total) progress.delete(key);
  else progress.set(key, { ...before, done: before.done + 1 });
}

/** Ids that the server has given to records, by every name the device has for them. */
function learnedFrom(answers: readonly Answered[]): Map<number, number> {
  const learned = new Map<number, number>();
  for (const { of, sent, verdict } of answers) {
    if (of === 'talk' || of === 'outbox' || verdict.kind !== 'accepted') continue;
    for (const { localId } of sent.madeAs) learned.set(localId, verdict.record.id);
  }
  return learned;
}
