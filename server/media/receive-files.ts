import { MAX_FILE_BYTES } from '@tailboard/contract/media-terms.ts';
import type { SaidOfFile } from '@tailboard/contract/media.ts';
import { idSchema } from '@tailboard/contract/primitives.ts';
import { syncFileSchema, type SyncFileResult } from '@tailboard/contract/sync.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Viewer } from '../http/signed-in.ts';
import { isDatabaseOutOfReach } from '../database/out-of-reach.ts';
import type { AppContext } from '../http/app-types.ts';
import { toProblem } from '../http/error-handler.ts';
import { hidden, notFound, ProblemError } from '../http/problem.ts';
import { logRefusal } from '../http/security-log.ts';
import { parseInput } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { editableIncidents } from '../incidents/public.ts';
import { addFile, addFiles, type Added, type FileOf } from './add-files.ts';
import { discardBody } from '../uploads/discard-body.ts';
import { isRolledBack, keepFiles } from '../uploads/keep-files.ts';
import { mediaName } from '../uploads/file-name.ts';
import { readCapture } from './read-capture.ts';
import { readDescribed, type DescribedBody } from './read-described.ts';
import { takeDailyQuota } from '../uploads/daily-quota.ts';
import { anyFolder, stageFile, type StagedFile } from '../uploads/stage-file.ts';
import { toMedia } from './store.ts';

/** A described file with its staged bytes, or the reason why it was refused. */
type Arrived = FileOf | ProblemError;
/** The result for a file. `kept`: its bytes stay in storage, because a row may name them. */
type Outcome = { result: Added | ProblemError; kept: boolean };

/**
 * Receives several files of incidents in one body (contract/sync.ts), each of an incident that the viewer may
 * edit. Returns, for each file in order, the answer of the single call; a refused file does not stop the
 * others. If the body ends early or does not match its description, nothing is stored.
 */
export async function receiveFiles(context: AppContext, request: FastifyRequest): Promise<SyncFileResult[]> {
  const viewer = viewerOf(request);
  const body = readDescribed(request.body instanceof Readable ? request.body : Readable.from([]));
  try {
    const outcomes = await keepFiles({
      storage: context.storage,
      log: request.log,
      stage: (staged) => stageAll(context, { viewer, body, staged, log: request.log }),
      write: async (arrived) => {
        const outcomes = await writeRows(context, { viewer, arrived, log: request.log });
        return { result: outcomes, keptKeys: arrived.flatMap((file, at) => keptKey(file, outcomes[at])) };
      },
    });
    for (const { result } of outcomes) {
      if (result instanceof ProblemError) await logRefusal(request, result);
    }
    return outcomes.map(({ result }) => toResult(result));
  } catch (error) {
    await body.close();
    discardBody(request.raw);
    throw error;
  }
}

function keptKey(file: Arrived, outcome: Outcome | undefined): string[] {
  if (file instanceof ProblemError || outcome?.kept !== true) return [];
  return [file.file.storageKey];
}

function toResult(result: Added | ProblemError): SyncFileResult {
  if (result instanceof ProblemError) return { status: result.status, problem: result.toBody() };
  return { status: result.created ? 201 : 200, media: toMedia(result.row) };
}

/** Stages the files as they arrive: the next one is read while the last one is still being synced to disk. */
async function stageAll(
  { db, storage }: AppContext,
  options: { viewer: Viewer; body: DescribedBody; staged: StagedFile[]; log: FastifyBaseLogger },
): Promise<Arrived[]> {
  const { viewer, body, staged, log } = options;
  const { userId, files } = await body.description();
  if (userId !== viewer.id) throw new ProblemError('other-user-signed-in');
  const named = files.map(readName);
  const ids = named.flatMap((each) => (each instanceof ProblemError ? [] : [each.incidentId]));
  const editable = await editableIncidents(db, { viewer, ids });
  const folder = anyFolder();

  const stage = async (name: Name, bytes: Readable): Promise<Arrived> => {
    try {
      const file = await stageFile({ storage, bytes, folder });
      staged.push(file);
      return {
        incidentId: name.incidentId,
        file: {
          ...{ ...file, clientRef: name.clientRef, addedAt: name.addedAt },
          fileName: mediaName(name.fileName, file.fileType),
          capture: readCapture(name, file),
        },
      };
    } catch (error) {
      bytes.unpipe();
      bytes.resume();
      return refusedAs(error, log);
    }
  };
  const arriving: Promise<Arrived>[] = [];
  try {
    for (const [at, { size }] of files.entries()) {
      const name = refuseAhead(named[at], size, editable);
      const bytes = Readable.from(body.take(size), { objectMode: false });
      if (name instanceof ProblemError) bytes.resume();
      arriving.push(name instanceof ProblemError ? Promise.resolve(name) : stage(name, bytes));
      await finished(bytes);
    }
    await body.end();
  } finally {
    // Every file that arrived is in `staged` before this function returns.
    await Promise.all(arriving);
  }
  return await Promise.all(arriving);
}

type Name = SaidOfFile & { incidentId: number };

function readName(described: unknown): Name | ProblemError {
  try {
    const { incidentId, ...name } = parseInput(syncFileSchema, described);
    const id = idSchema.safeParse(incidentId);
    return id.success ? { ...name, incidentId: id.data } : notFound();
  } catch (error) {
    return toProblem(error);
  }
}

/** Checks in the order of the single call: the description, the incident and the permission, the size. */
function refuseAhead(
  name: Name | ProblemError | undefined,
  size: number,
  editable: ReadonlySet<number>,
): Name | ProblemError {
  if (name === undefined || name instanceof ProblemError) return name ?? notFound();
  if (!editable.has(name.incidentId)) return hidden();
  return size > MAX_FILE_BYTES ? new ProblemError('file-too-large') : name;
}

/** Maps an error to the answer for one file. */
function refusedAs(error: unknown, log: FastifyBaseLogger): ProblemError {
  const problem = toProblem(error);
  if (problem.status >= 500) log.error({ err: error }, 'a file could not be taken');
  return problem;
}

/** Writes the rows in one transaction; if the database refuses it, in one transaction for each file. */
async function writeRows(
  { config, db }: AppContext,
  options: { viewer: Viewer; arrived: readonly Arrived[]; log: FastifyBaseLogger },
): Promise<Outcome[]> {
  const { viewer, arrived, log } = options;
  const files = arrived.filter((each): each is FileOf => !(each instanceof ProblemError));
  const together = async (): Promise<Outcome[]> => {
    if (files.length === 0) return [];
    const results = await db.transaction(async (tx) => {
      const added = await addFiles(tx, { viewer, files });
      const sizes = files.filter((_, at) => isNew(added[at])).map(({ file }) => file.size);
      await takeDailyQuota(tx, { config, viewer, sizes });
      return added;
    });
    return results.map((result) => ({ result, kept: isNew(result) }));
  };
  const alone = async ({ incidentId, file }: FileOf): Promise<Outcome> => {
    try {
      const result = await db.transaction(async (tx) => {
        const added = await addFile(tx, { viewer, incidentId, file });
        if (added.created) await takeDailyQuota(tx, { config, viewer, sizes: [file.size] });
        return added;
      });
      return { result, kept: isNew(result) };
    } catch (error) {
      return { result: refusedAs(error, log), kept: !isRolledBack(error) };
    }
  };
  const written = await together().catch(async (error: unknown) => {
    if (!isRolledBack(error) || isDatabaseOutOfReach(error)) throw error;
    log.warn({ err: error }, 'files were refused as a whole; they go one by one');
    const outcomes: Outcome[] = [];
    for (const each of files) outcomes.push(await alone(each));
    return outcomes;
  });
  const outcomes = written.values();
  return arrived.map((each): Outcome => {
    if (each instanceof ProblemError) return { result: each, kept: false };
    const { value } = outcomes.next();
    if (value === undefined) throw new Error('A file had no outcome');
    return value;
  });
}

const isNew = (result: Added | ProblemError | undefined): boolean =>
  result !== undefined && !(result instanceof ProblemError) && result.created;
