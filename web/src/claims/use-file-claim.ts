import { useLingui } from '@lingui/react/macro';
import type { ClaimContent } from '@tailboard/contract/claims.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { claimScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { device, type IncidentEntry } from '../offline/public.ts';
import { failureSentence, type KeptDraft } from '../drafts/public.ts';
import { namedDraft, outcomeOf } from '../report/public.ts';
import { showToast } from '../ui/toast.ts';

interface FileClaimOptions {
  incident: IncidentEntry;
  kept: KeptDraft;
}

/** Saves the claim on the device, which sends it, shows the outcome, and opens its page. */
export function useFileClaim({ incident, kept }: FileClaimOptions) {
  const { t } = useLingui();
  const user = useUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pressed = useRef(false);

  const file = async (content: ClaimContent, confirmSecond: boolean) => {
    if (pressed.current) return;
    pressed.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const draft = await namedDraft(kept);
      const { id } = await device.saveClaim({
        userId: user.id,
        content,
        claimType: incident.type,
        incident,
        confirmSecond,
        reportedBy: user.name,
        ...(draft && { draft }),
      });
      const outcome = await outcomeOf(() => device.getClaim(user.id, id));
      if (outcome.kind === 'accepted') {
        void queries.invalidateQueries();
        showToast({ title: t`Success`, description: t`Claim filed successfully!`, tone: 'ok' });
      }
      if (outcome.kind === 'refused') {
        showToast({
          title: t`Error`,
          description: t`Failed to file the claim: ${outcome.reason}`,
          tone: 'bad',
        });
      }
      // The claim's page shows that it waits.
      const claim = await device.getClaim(user.id, id).catch(() => null);
      navigate(claimScreen(claim?.id ?? id), { replace: true });
    } catch (error) {
      kept.reopen();
      setFailure(failureSentence(error));
      setBusy(false);
      pressed.current = false;
    }
  };
  return { file, busy, failure };
}
