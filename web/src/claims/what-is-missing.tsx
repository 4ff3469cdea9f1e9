import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import { Link } from 'wouter';
import { screens } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import { Translated } from '../language/translated.tsx';

interface WhatIsMissingProps {
  estimate: ClaimEstimate;
  /** The reader filed the claim. */
  mine: boolean;
}

/** The missing facts of an estimate, what each changes and who can add it. Shown once, beside the figures. */
export function WhatIsMissing({ estimate, mine }: WhatIsMissingProps) {
  const { t } = useLingui();
  const { role } = useUser();
  if (estimate.missing.length === 0) return null;
  const mayRead = role !== 'field-crew';
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-label font-semibold text-quiet">
        {estimate.state === 'pending' ? (
          <Trans>Why there is no estimate yet</Trans>
        ) : (
          <Trans>What is missing</Trans>
        )}
      </h3>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {estimate.missing.map(({ name, label, from, effect }) => (
          <li key={name}>
            {name !== 'policy' && (
              <span className="font-semibold">
                <Translated text={label} />:{' '}
              </span>
            )}
            <Translated text={effect} />{' '}
            {from === 'crew' ? (
              mine ? (
                t`You can add it.`
              ) : (
                t`The person who filed the claim can add it.`
              )
            ) : mayRead ? (
              <Link
                href={screens.policy}
                className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
              >
                <Trans>Open the policy settings</Trans>
              </Link>
            ) : (
              t`An administrator can add it.`
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
