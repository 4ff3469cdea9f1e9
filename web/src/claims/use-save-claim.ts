import { useLingui } from '@lingui/react/macro';
import type { ClaimContent } from '@tailboard/contract/claims.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '../auth/public.ts';
import { failureSentence } from '../drafts/public.ts';
import { device, type ClaimEntry, type Draft } from '../offline/public.ts';
import type { SaveOutcome } from '../report/public.ts';
import { showToast } from '../ui/toast.ts';

// Loaded with the rules of the contract, which reading a claim does not need.
const saving = () => import('../report/public.ts');

interface ClaimChange {
  /** Unchanged by default. */
  content?: ClaimContent;
  answer?: string;
  contestReason?: string;
  draft?: Draft | null;
}

/** Saves a change of a claim on the device, which sends it. Returns the sentence of a failure, if any. */
export function useSaveClaim(claim: ClaimEntry) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id: userId } = useUser();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tell = (outcome: SaveOutcome) => {
    switch (outcome.kind) {
      case 'accepted':
        void queries.invalidateQueries();
        return showToast({ title: t`Success`, description: t`The change is saved.`, tone: 'ok' });
      case 'saved':
        return showToast({
          title: t`Saved on this phone`,
          description: t`It will be sent when there is signal.`,
        });
      case 'refused':
        return showToast({
          title: t`Error`,
          description: t`The change was not accepted: ${outcome.reason}`,
          tone: 'bad',
        });
    }
  };
  /** True when the device has stored it. */
  const save = async ({ content, answer, contestReason, draft }: ClaimChange): Promise<boolean> => {
    setBusy(true);
    setFailure(undefined);
    const { outcomeOf } = await saving();
    try {
      const { id } = await device.saveClaimEdit({
        userId,
        entry: claim,
        content: content ?? {
          description: claim.description,
          requestedReimbursement: claim.requestedReimbursement,
          facts: claim.facts,
        },
        status: contestReason === undefined ? claim.status : 'under_review',
        ...(answer !== undefined && { answer }),
        ...(contestReason !== undefined && { contestReason }),
        ...(claim.state.kind === 'needs-you' && { over: overOf(claim) }),
        ...(draft && { draft }),
      });
      tell(await outcomeOf(() => device.getClaim(userId, id)));
      return true;
    } catch (error) {
      setFailure(failureSentence(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, failure };
}

/** After a conflict the saved version replaces the server's, which the user has seen. */
function overOf({ id, state }: ClaimEntry) {
  return state.kind === 'needs-you' && state.current?.id === id ? state.current : null;
}
