import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { caseStates } from '@tailboard/contract/recordkeeping-terms.ts';
import type { RecordedCase } from '@tailboard/contract/recordkeeping.ts';
import BookCheck from 'lucide-react/icons/book-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'wouter';
import { recordedCaseScreen } from '../api/addresses.ts';
import { day } from '../language/moments.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { VirtualList } from '../ui/virtual-list.tsx';
import { AddCase } from './add-case.tsx';
import { Answered } from './answered.tsx';
import { CaseName, classWords, StateBadge, stateWords } from './case-words.tsx';
import { EstablishmentField, NoEstablishment, useAddress, YearField } from './chosen.tsx';
import { useCases, useEstablishments, useIsKeeper } from './queries.ts';

/** Cases, those that nobody has decided first. Year, establishment and state stand in the address. */
export function CaseList() {
  const { t } = useLingui();
  const [address, set] = useAddress();
  const isKeeper = useIsKeeper();
  const places = useEstablishments().body;
  const incidentId = Number(address.get('incident'));
  const year = /^\d{4}$/.test(address.get('year') ?? '') ? Number(address.get('year')) : null;
  // All of them: a case is then opened without signal too, whatever was chosen here.
  const answer = useCases('all');
  const establishment = address.get('establishmentId') ?? '';
  const state = caseStates.find((one) => one === address.get('state')) ?? '';
  const fits = (one: RecordedCase) =>
    (establishment === '' || String(one.establishmentId) === establishment) &&
    (state === '' || one.state === state) &&
    (year === null || one.year === year) &&
    (!(incidentId > 0) || one.incidentId === incidentId);
  return (
    <div className="flex flex-col gap-4">
      {isKeeper && places?.length === 0 && <NoEstablishment />}
      {isKeeper && places !== undefined && places.length > 0 && <AddCase places={places} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        <YearField value={year === null ? '' : String(year)} all />
        {places !== undefined && places.length > 1 && (
          <EstablishmentField value={establishment} places={places} all />
        )}
        <SelectField label={t`State`} value={state} onChange={({ target }) => set('state', target.value)}>
          <option value="">{t`All cases`}</option>
          {caseStates.map((one) => (
            <option key={one} value={one}>
              {t(stateWords[one])}
            </option>
          ))}
        </SelectField>
      </div>
      <Answered answer={answer}>{(cases) => <Cases cases={cases.filter(fits).toSorted(inOrder)} />}</Answered>
    </div>
  );
}

/** Undecided ones first, then the newest. */
const inOrder = (one: RecordedCase, other: RecordedCase): number =>
  Number(other.state === 'undecided') - Number(one.state === 'undecided') ||
  other.dateOfInjury.localeCompare(one.dateOfInjury) ||
  other.id - one.id;

function Cases({ cases }: { cases: readonly RecordedCase[] }) {
  const { t } = useLingui();
  const undecided = cases.filter(({ state }) => state === 'undecided').length;
  if (cases.length === 0) {
    return (
      <EmptyState icons={[BookCheck]} title={<Trans>No cases here</Trans>}>
        <Trans>A report of somebody hurt makes its case by itself.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p role="status" className="font-semibold">
        <Plural value={cases.length} one="# case" other="# cases" />
        {undecided > 0 && ', '}
        {undecided > 0 && <Plural value={undecided} one="# undecided" other="# undecided" />}
      </p>
      <VirtualList label={t`Cases`} items={cases} keyOf={({ id }) => id} rowHeight={88}>
        {(one) => <CaseRow one={one} />}
      </VirtualList>
    </>
  );
}

function CaseRow({ one }: { one: RecordedCase }) {
  const { t } = useLingui();
  const { caseNumber, state, daysAway, daysRestricted } = one;
  const days = daysAway + daysRestricted;
  return (
    <Link
      href={recordedCaseScreen(one.id)}
      className="edge flex min-h-16 items-center gap-3 rounded-card bg-card px-4 py-2 hover:bg-press"
    >
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="block font-semibold break-words">
            {caseNumber !== null && <>{t`No. ${caseNumber}`} · </>}
            <CaseName {...one} />
          </span>
          <span className="block text-label break-words text-quiet">
            {[day(`${one.dateOfInjury}T12:00`), one.whereOccurred].filter(Boolean).join(' · ')}
          </span>
          {state === 'recordable' && (
            <span className="block text-label text-quiet">
              {t(classWords[one.class])}
              {days > 0 && ' · '}
              {days > 0 && <Plural value={days} one="# day" other="# days" />}
            </span>
          )}
        </span>
        <StateBadge state={state} />
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  );
}
