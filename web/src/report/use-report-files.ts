import { useState } from 'react';
import { useWaitingFiles } from '../incidents/public.ts';
import { failureSentence, type KeptDraft } from '../drafts/public.ts';
import { device, type WaitingFile } from '../offline/public.ts';
import { sortChosen, type Refusal } from './chosen-files.ts';

export interface ReportFiles {
  files: readonly WaitingFile[];
  /** What was not taken of the last choice. */
  refused: readonly Refusal[];
  /** Why the device did not keep a file. */
  failure: string | undefined;
  adding: boolean;
  beforeChoosing: () => void;
  add: (chosen: readonly File[]) => void;
  /** Asks first: see RemoveQuestion. */
  askToRemove: (file: WaitingFile) => void;
  removing: WaitingFile | null;
  remove: () => void;
  keep: () => void;
}

interface FilesOptions {
  userId: number;
  kept: KeptDraft;
  /** For a change: the incident whose waiting files are shown along. */
  incidentId?: number;
  /** Files the server has of it. */
  sent?: number;
}

/** Files of a form, each kept on the device the moment it is chosen. */
export function useReportFiles({ userId, kept, incidentId, sent = 0 }: FilesOptions): ReportFiles {
  const added = useWaitingFiles(kept.draft?.localId ?? null);
  const waiting = useWaitingFiles(incidentId ?? null);
  // Saving moves files from the draft to the incident: for a moment both lists have them.
  const files = [...waiting, ...added.filter(({ id }) => !waiting.some((file) => file.id === id))];
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [failure, setFailure] = useState<string>();
  const [adding, setAdding] = useState(0);
  const [removing, setRemoving] = useState<WaitingFile | null>(null);

  const addAll = async (chosen: readonly File[]) => {
    const sorted = sortChosen(chosen, files.length + sent);
    setRefused(sorted.refused);
    setFailure(undefined);
    if (sorted.taken.length === 0) return;
    setAdding((count) => count + 1);
    try {
      const draft = await kept.keep('always');
      if (draft === null) return;
      for (const file of sorted.taken) await device.addFile({ file, userId, incidentId: draft.localId });
    } catch (error) {
      setFailure(failureSentence(error));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  const remove = async (file: WaitingFile) => {
    setRemoving(null);
    setRefused([]);
    await device.removeFile(userId, file.id).catch((error: unknown) => setFailure(failureSentence(error)));
  };
  return {
    files,
    refused,
    failure,
    adding: adding > 0,
    beforeChoosing: kept.keepNow,
    add: (chosen) => void addAll(chosen),
    askToRemove: setRemoving,
    removing,
    remove: () => {
      if (removing) void remove(removing);
    },
    keep: () => setRemoving(null),
  };
}
