import { reportIncidentSchema, type ReportIncident } from '@tailboard/contract/incidents.ts';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../http/app-types.ts';
import { parseInput } from '../http/validate.ts';
import { viewerOf } from '../http/viewer.ts';
import { addMissingFiles, type NamedFile } from '../media/public.ts';
import { keepFiles } from '../uploads/keep-files.ts';
import { mediaName } from '../uploads/file-name.ts';
import { readForm } from '../uploads/read-form.ts';
import { stageFile } from '../uploads/stage-file.ts';
import { takeDailyQuota } from '../uploads/daily-quota.ts';
import { modelJudges } from './judging/judge-by-model.ts';
import { reportIncident, type Reported } from './report-incident.ts';
import { findIncident, toIncident } from './store.ts';

type Form = { report: ReportIncident; files: NamedFile[] };

/**
 * Takes a report that comes as a multipart form with its files. Everything is kept or, when any field or file is
 * refused, nothing. A repeat gives the incident that exists, with those files added that it does not have yet.
 */
export async function reportWithFiles(
  { config, db, storage }: AppContext,
  request: FastifyRequest,
): Promise<Reported> {
  const viewer = viewerOf(request);
  return keepFiles({
    storage,
    log: request.log,
    stage: async (staged): Promise<Form> => {
      const files: NamedFile[] = [];
      const fields = await readForm(request, async ({ fileName, bytes }) => {
        const file = await stageFile({ storage, bytes });
        staged.push(file);
        files.push({ ...file, fileName: mediaName(fileName, file.fileType), clientRef: null });
      });
      return { report: parseInput(reportIncidentSchema, fromText(fields)), files };
    },
    write: ({ report, files }) =>
      db.transaction(async (tx) => {
        const { created, incident } = await reportIncident(tx, {
          ...{ viewer, report, modelJudges: modelJudges(config) },
        });
        const added = await addMissingFiles(tx, { viewer, incidentId: incident.id, files });
        await takeDailyQuota(tx, { config, viewer, sizes: added.map(({ size }) => size) });
        const stored = await findIncident(tx, incident.id);
        if (stored === null) throw new Error('An incident that was just written is gone');
        return {
          result: { created, incident: toIncident(stored) },
          keptKeys: added.map(({ storageKey }) => storageKey),
        };
      }),
  });
}

const inJson = ['people', 'witnesses', 'supervisorTold'] as const;

/** A form sends text only; the contract's `id` is a number, people are JSON, and a name that is left empty is no name. */
function fromText({ id, clientRef, ...content }: Record<string, string>): Record<string, unknown> {
  const parsed = inJson.flatMap((field): [string, unknown][] => {
    const text = content[field];
    return text === undefined ? [] : [[field, readJson(text)]];
  });
  return {
    ...content,
    ...Object.fromEntries(parsed),
    ...(id !== undefined && /^-?\d{1,16}$/.test(id) ? { id: Number(id) } : {}),
    ...(clientRef === undefined || clientRef === '' ? {} : { clientRef }),
  };
}

/** What is no JSON stays text: the contract then refuses it by its name. Left empty: not said. */
function readJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
