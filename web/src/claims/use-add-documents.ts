import { useLingui } from '@lingui/react/macro';
import type { ClaimDocumentKey } from '@tailboard/contract/claim-terms.ts';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { device, type ClaimEntry, type WaitingClaimFile } from '../offline/public.ts';

/** Loaded on demand with the rules of the contract, which reading a claim does not need. */
const rules = () => import('../report/public.ts');

/** Adds files to lines of a claim's checklist. Each is stored on the device when it is chosen. */
export function useAddDocuments(claim: Pick<ClaimEntry, 'id' | 'documents' | 'waitingFiles'>) {
  const { t } = useLingui();
  const { id: userId } = useUser();
  /** Refused files of the last choice, and their line. */
  const [problem, setProblem] = useState<{ key: ClaimDocumentKey; sentences: string[] }>();
  const [said, setSaid] = useState('');
  const [removing, setRemoving] = useState<WaitingClaimFile | null>(null);

  const add = async (documentKey: ClaimDocumentKey, chosen: readonly File[]) => {
    const already =
      claim.documents.reduce((sum, { files }) => sum + files.length, 0) +
      Object.values(claim.waitingFiles).reduce((sum, count) => sum + count, 0);
    const { refusalSentence, sortChosen } = await rules();
    const { taken, refused } = sortChosen(chosen, already);
    const sentences = refused.map(refusalSentence);
    try {
      for (const file of taken) await device.addClaimFile({ file, userId, claimId: claim.id, documentKey });
      if (taken.length > 0) setSaid(t`Added. It is saved on this phone and will be sent by itself.`);
    } catch (error) {
      sentences.push(failureSentence(error));
    }
    setProblem(sentences.length > 0 ? { key: documentKey, sentences } : undefined);
  };
  const remove = async (file: WaitingClaimFile) => {
    setRemoving(null);
    try {
      await device.removeFile(userId, file.id);
    } catch (error) {
      setProblem({ key: file.documentKey, sentences: [failureSentence(error)] });
    }
  };
  return {
    problem,
    said,
    add: (key: ClaimDocumentKey, chosen: readonly File[]) => void add(key, chosen),
    removing,
    askToRemove: setRemoving,
    keep: () => setRemoving(null),
    remove: () => {
      if (removing) void remove(removing);
    },
  };
}
