import { Trans, useLingui } from '@lingui/react/macro';
import type { ClaimEstimate } from '@tailboard/contract/claim-estimate.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { usePersonName } from '../auth/public.ts';
import { longDay } from '../language/moments.ts';
import { figure, stepWords, unitsOf } from './step-words.ts';
import { Translated, useTranslate } from '../language/translated.tsx';

/** All figures of the estimate: inputs, steps and the policy line. Nothing while the estimate is pending. */
export function Working({ estimate, open }: { estimate: ClaimEstimate; open?: boolean }) {
  const { t } = useLingui();
  const translate = useTranslate();
  const units = unitsOf(estimate);
  // what-is-missing.tsx shows the missing facts.
  const reasons = estimate.justification.filter((sentence) =>
    estimate.missing.every(({ effect }) => effect !== sentence),
  );
  const sources = {
    claim: t`from this claim`,
    policy: t`from the policy settings`,
    incident: t`from the incident`,
    rule: t`a rule of the estimate`,
  } as const;
  if (estimate.state === 'pending') return null;
  return (
    <details className="group edge-t -mb-2 pt-1" open={open}>
      <summary className="flex min-h-12 items-center justify-between gap-2 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <Trans>How this was worked out</Trans>
        <ChevronDown
          size={24}
          aria-hidden
          className="shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pb-3">
        {reasons.length > 0 && (
          <ul className="flex list-disc flex-col gap-1 pl-5">
            {reasons.map((sentence) => (
              <li key={sentence}>
                <Translated text={sentence} />
              </li>
            ))}
          </ul>
        )}
        {estimate.inputs.length > 0 && (
          <Part title={t`What it is based on`}>
            <dl className="flex flex-col">
              {estimate.inputs.map(({ name, label, value, unit, from }) => (
                <div
                  key={name}
                  className="edge-b flex flex-wrap justify-between gap-x-4 py-1.5 last:border-b-0"
                >
                  <dt>
                    <Translated text={label} />{' '}
                    <span className="text-label text-quiet">({sources[from]})</span>
                  </dt>
                  <dd className="font-semibold">
                    {typeof value === 'string' ? <Translated text={value} /> : figure(value, unit)}
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        )}
        {estimate.steps.length > 0 && (
          <Part title={t`Step by step`}>
            <ol className="flex list-decimal flex-col gap-2 pl-6">
              {estimate.steps.map((step) => (
                <li key={step.name}>
                  <span className="block font-semibold">
                    <Translated text={step.label} />
                  </span>
                  {stepWords(step, { units, translate })}
                </li>
              ))}
            </ol>
          </Part>
        )}
        {estimate.clause && (
          <Part title={t`Policy line`}>
            <PolicyLine clause={estimate.clause} />
          </Part>
        )}
        <p className="text-label text-quiet">
          <Source estimate={estimate} />
        </p>
      </div>
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-label font-semibold text-quiet">{title}</h3>
      {children}
    </div>
  );
}

function PolicyLine({ clause }: { clause: NonNullable<ClaimEstimate['clause']> }) {
  // A date without a time zone: parsed as local midnight, so that it stays the same day.
  const since = longDay(`${clause.holdsFrom}T00:00`);
  const by = usePersonName()(clause.setBy, clause.setByUsername);
  return (
    <p>
      “{clause.text}”{' '}
      <span className="block text-label text-quiet">
        <Trans>
          Valid from {since}, set by {by}
        </Trans>
      </span>
    </p>
  );
}

function Source({ estimate: { source, version } }: { estimate: ClaimEstimate }) {
  return source === 'model' ? (
    <Trans>The figures are by built-in rules, version {version}; the words by a model.</Trans>
  ) : (
    <Trans>By built-in rules, version {version}. The same facts always give the same figures.</Trans>
  );
}
