import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Link } from 'wouter';
import { claimScreen } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import type { ClaimEntry } from '../offline/public.ts';
import { FieldError } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { ClaimStatusBadge } from './claim-status.tsx';
import { claimTitle } from './claim-title.ts';

interface EarlierClaimsProps {
  claims: readonly ClaimEntry[];
  confirmed: boolean;
  onChange: (confirmed: boolean) => void;
  /** 'File claim' was pressed without an answer. */
  problem: boolean;
  ref: Ref<HTMLInputElement>;
}

/** Lists the incident's existing claims; another one needs a confirmation. */
export function EarlierClaims({ claims, confirmed, onChange, problem, ref }: EarlierClaimsProps) {
  const { t } = useLingui();
  return (
    <Notice tone="warn" title={t`There is already a claim on this incident`}>
      <ul className="flex flex-col">
        {claims.map((claim) => (
          <li key={claim.clientRef ?? claim.id}>
            <Link
              href={claimScreen(claim.id)}
              className="inline-flex min-h-12 flex-wrap items-center gap-2 font-semibold underline underline-offset-4"
            >
              {claimTitle(claim)} <Trans>Filed {day(claim.filedDate)}</Trans>
              <ClaimStatusBadge status={claim.status} />
            </Link>
          </li>
        ))}
      </ul>
      <TickBox
        ref={ref}
        label={t`This claim is for something else. File a second one.`}
        checked={confirmed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        aria-invalid={problem || undefined}
        aria-errormessage={problem ? 'second-claim' : undefined}
      />
      {problem && (
        <FieldError id="second-claim">
          <Trans>Confirm that you want a second claim, or open the first one.</Trans>
        </FieldError>
      )}
    </Notice>
  );
}
