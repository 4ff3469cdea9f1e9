import { Trans, useLingui } from '@lingui/react/macro';
import type { OshaSheet as Sheet } from '@tailboard/contract/duties.ts';
import { oshaAsks, type OshaAsk, type OshaEvent } from '@tailboard/contract/duty-terms.ts';
import type { ReactNode } from 'react';
import { dayAndTime } from '../language/moments.ts';
import { Fold } from '../ui/fold.tsx';
import { LongText } from '../ui/long-text.tsx';

/** What OSHA asks on the phone (29 CFR 1904.39(b)(2)), in the order of the paragraph, filled in from the record. */
export function OshaSheet({ sheet }: { sheet: Sheet }) {
  const { t } = useLingui();
  const { establishment, location, time, events, employees, names, contact, description, missing } = sheet;
  const eventWords: Readonly<Record<OshaEvent, string>> = {
    death: t`death`,
    hospitalization: t`in-patient hospitalization`,
    amputation: t`amputation`,
    'eye-loss': t`loss of an eye`,
  };
  const lines: Readonly<Record<OshaAsk, readonly [string, ReactNode]>> = {
    establishment: [t`Name of the company`, establishment],
    location: [t`Where it happened`, location],
    time: [t`When it happened`, dayAndTime(time)],
    events: [t`What it led to`, events.map((event) => eventWords[event]).join(', ')],
    employees: [t`How many employees`, employees],
    names: [t`Their names`, names.join(', ')],
    contact: [
      t`Who can be asked, with a phone number`,
      contact && [contact.name, contact.phone].filter(Boolean).join(', '),
    ],
    description: [t`What happened, in short`, <LongText key="text" text={description} />],
  };
  return (
    <Fold title={t`What OSHA asks: read this out`}>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {oshaAsks.map((ask) => {
          const [name, value] = lines[ask];
          return (
            <li key={ask}>
              <span className="block text-label text-quiet">{name}</span>
              <div className="font-semibold break-words whitespace-pre-wrap">
                {value}
                {missing.includes(ask) && (
                  <p>
                    {value ? (
                      <Trans>No phone number in the app: find one</Trans>
                    ) : (
                      <Trans>Not in the report: find out</Trans>
                    )}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
