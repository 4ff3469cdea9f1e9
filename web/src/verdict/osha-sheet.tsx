import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayAndTime } from '../language/moments.ts';
import { Fold } from '../ui/fold.tsx';
import { LongText } from '../ui/long-text.tsx';
import type { ShownVerdict } from './shown-verdict.ts';

interface OshaSheetProps {
  verdict: ShownVerdict;
  incident: { location: string; date: string; description: string };
  /** Names of those hurt, as far as they are known. */
  hurt: readonly string[];
  /** Who can be asked, e.g. who is reading this, with a phone number where one is known. */
  contact: string;
}

/** What OSHA asks on the phone (29 CFR 1904.39(b)(2)), in the order of the paragraph, filled in from the record. */
export function OshaSheet({ verdict, incident, hurt, contact }: OshaSheetProps) {
  const { t } = useLingui();
  const { died, admitted, amputation, eyeLost } = verdict.facts;
  const events = [
    ...(died.value === 'yes' ? [t`death`] : []),
    ...(admitted.value === 'yes' ? [t`in-patient hospitalization`] : []),
    ...(amputation.value === 'yes' ? [t`amputation`] : []),
    ...(eyeLost.value === 'yes' ? [t`loss of an eye`] : []),
  ];
  const lines: readonly (readonly [string, ReactNode])[] = [
    [t`Name of the company`, null],
    [t`Where it happened`, incident.location],
    [t`When it happened`, dayAndTime(incident.date)],
    [t`What it led to`, events.join(', ')],
    [t`How many employees`, hurt.length > 0 ? hurt.length : null],
    [t`Their names`, hurt.join(', ')],
    [t`Who can be asked, with a phone number`, contact],
    [t`What happened, in short`, <LongText key="text" text={incident.description} />],
  ];
  return (
    <Fold title={t`What OSHA asks: read this out`}>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {lines.map(([name, value]) => (
          <li key={name}>
            <span className="block text-label text-quiet">{name}</span>
            <div className="font-semibold break-words whitespace-pre-wrap">
              {value || <Trans>Not in the report: find out</Trans>}
            </div>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
