import { Trans } from '@lingui/react/macro';
import { SyncWords, useIncidentWords } from '../incidents/public.ts';
import { day } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { ClaimStatusBadge } from './claim-status.tsx';
import { claimTitle } from './claim-title.ts';

/**
 * One claim in a few lines: number, type and day it was filed, status at the right, and whether it is sent.
 */
export function ClaimSummary({ claim }: { claim: ClaimEntry }) {
  const words = useIncidentWords();
  const isAsked = claim.question !== null && claim.answer === null;
  return (
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">{claimTitle(claim)}</p>
        <ClaimStatusBadge status={claim.status} />
      </div>
      <p className="text-label text-quiet">
        <Trans>Filed {day(claim.filedDate)}</Trans> ·{' '}
        <span className="whitespace-nowrap">{words.type(claim.claimType)}</span>
      </p>
      {isAsked && (
        <p className="text-label font-semibold">
          <Trans>A question is open</Trans>
        </p>
      )}
      <SyncWords state={claim.state} />
    </div>
  );
}
