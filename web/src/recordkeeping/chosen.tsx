import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import { YEARS_KEPT } from '@tailboard/contract/recordkeeping-terms.ts';
import Building2 from 'lucide-react/icons/building-2';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { recordkeepingScreen } from '../api/addresses.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Answered } from './answered.tsx';
import { useEstablishments, type OfPlace } from './queries.ts';

/** Sets one thing in the address, so that 'back' and a shared link find it again. */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const set = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [address, set] as const;
}

/** This year and those whose logs are kept, newest first. */
export const years = (now = new Date()): readonly number[] =>
  Array.from({ length: YEARS_KEPT + 1 }, (_, ago) => now.getFullYear() - ago);

export function YearField({ value, all = false }: { value: string; all?: boolean }) {
  const { t } = useLingui();
  const [, set] = useAddress();
  const known = years().map(String);
  return (
    <SelectField label={t`Year`} value={value} onChange={({ target }) => set('year', target.value)}>
      {all && <option value="">{t`All years`}</option>}
      {(value === '' || known.includes(value) ? known : [...known, value]).map((year) => (
        <option key={year}>{year}</option>
      ))}
    </SelectField>
  );
}

export function EstablishmentField({
  value,
  places,
  all = false,
}: {
  value: string;
  places: readonly Establishment[];
  all?: boolean;
}) {
  const { t } = useLingui();
  const [, set] = useAddress();
  return (
    <SelectField
      label={t`Establishment`}
      value={value}
      onChange={({ target }) => set('establishmentId', target.value)}
    >
      {all && <option value="">{t`All establishments`}</option>}
      {places.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What is of one establishment and year: both are chosen above it, the first and this year until they are. */
export function OfEstablishment({
  children,
}: {
  children: (of: OfPlace, place: Establishment) => ReactNode;
}) {
  const [address] = useAddress();
  const answer = useEstablishments();
  return (
    <Answered answer={answer} withoutTime>
      {(places) => {
        const place = places.find(({ id }) => String(id) === address.get('establishmentId')) ?? places[0];
        if (place === undefined) return <NoEstablishment />;
        const asked = Number(address.get('year'));
        const year =
          Number.isInteger(asked) && asked >= 1971 && asked <= 9999 ? asked : (years()[0] ?? asked);
        return (
          <>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
              <EstablishmentField value={String(place.id)} places={places} />
              <YearField value={String(year)} />
            </div>
            {year > (years()[0] ?? year) ? (
              <Notice tone="warn">
                <Trans>{String(year)} has not begun. Choose another year.</Trans>
              </Notice>
            ) : (
              children({ establishmentId: place.id, year }, place)
            )}
          </>
        );
      }}
    </Answered>
  );
}

/** The first step of a company that begins. */
export function NoEstablishment() {
  return (
    <EmptyState
      icons={[Building2]}
      title={<Trans>No establishment yet</Trans>}
      action={
        <ButtonLink look="primary" href={recordkeepingScreen('establishments', { edit: 'new' })}>
          <Trans>Add an establishment</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        An establishment is a yard or office whose people share one log. Cases get their numbers there.
      </Trans>
    </EmptyState>
  );
}
