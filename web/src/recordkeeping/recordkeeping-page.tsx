import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Link, useParams } from 'wouter';
import { recordkeepingScreen } from '../api/addresses.ts';
import { useUser } from '../auth/public.ts';
import NotFoundPage from '../layout/not-found-page.tsx';
import { classNames } from '../ui/class-names.ts';
import { Page } from '../ui/page.tsx';
import { CaseList } from './case-list.tsx';
import { Copies } from './copies.tsx';
import { Deadlines } from './deadlines.tsx';
import { Establishments } from './establishments.tsx';
import { Filing } from './filing.tsx';
import { ImportLog } from './import-log.tsx';
import { LogOfYear } from './log.tsx';
import { PrivacyList } from './privacy-list.tsx';
import { useIsKeeper } from './queries.ts';
import { RatesOfDays } from './rates.tsx';
import { SummaryOfYear } from './summary.tsx';

const parts: Readonly<Record<string, ComponentType>> = {
  '': CaseList,
  log: LogOfYear,
  summary: SummaryOfYear,
  filing: Filing,
  rates: RatesOfDays,
  privacy: PrivacyList,
  copies: Copies,
  deadlines: Deadlines,
  establishments: Establishments,
  import: ImportLog,
};

/** OSHA recordkeeping: cases for supervisors, and for who keeps the log all of it. */
export default function RecordkeepingPage() {
  const { role } = useUser();
  const isKeeper = useIsKeeper();
  const { part = '' } = useParams<{ part?: string }>();
  const Part = isKeeper || part === '' ? parts[part] : undefined;
  if (role === 'field-crew' || Part === undefined) return <NotFoundPage />;
  return (
    <Recordkeeping part={part}>
      <div key={part} className="flex flex-col gap-4">
        <Part />
      </div>
    </Recordkeeping>
  );
}

function Recordkeeping({ part, children }: { part: string; children: React.ReactNode }) {
  const { t } = useLingui();
  const isKeeper = useIsKeeper();
  const names = usePartNames();
  const name = names.find(([key]) => key === part)?.[1] ?? '';
  return (
    <Page title={isKeeper && part !== '' ? t`OSHA log: ${name}` : t`OSHA log`}>
      {isKeeper && (
        <nav aria-label={t`OSHA log`}>
          <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 in-data-[text-size=large]:flex-wrap">
            {names.map(([key, words]) => (
              <li key={key}>
                <Link
                  {...(key === part && { ref: intoView })}
                  href={recordkeepingScreen(key)}
                  aria-current={key === part ? 'page' : undefined}
                  className={classNames(
                    'inline-flex min-h-12 max-w-full items-center rounded-control whitespace-nowrap in-data-[text-size=large]:wrap-anywhere in-data-[text-size=large]:whitespace-normal border-(length:--edge) px-3 text-label font-semibold',
                    key === part
                      ? 'border-accent-text bg-accent-tint text-ink'
                      : 'border-control bg-card text-ink hover:bg-press',
                  )}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </Page>
  );
}

/** On a phone the parts stand side by side, and the last ones out of sight. */
const intoView = (link: HTMLElement | null) => {
  const row = link?.closest('ul');
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
};

function usePartNames(): (readonly [part: string, words: string])[] {
  const { t } = useLingui();
  return [
    ['', t`Cases`],
    ['log', t`Form 300`],
    ['summary', t`Form 300A`],
    ['filing', t`Filing`],
    ['rates', t`Rates`],
    ['privacy', t`Privacy list`],
    ['copies', t`Copies`],
    ['deadlines', t`Deadlines`],
    ['establishments', t`Establishments`],
    ['import', t`Import`],
  ];
}
