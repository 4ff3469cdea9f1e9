import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@tailboard/contract/establishments.ts';
import { useCrewNames } from '../crews/public.ts';
import { FieldError } from '../ui/field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { useEstablishments } from './queries.ts';

interface HomeCrewsProps {
  /** Null: a new one. */
  place: Establishment | null;
  crews: readonly string[];
  /** What the server says is wrong with one of them. */
  faultOf: (crew: string) => string | undefined;
  onChange: (crews: readonly string[]) => void;
}

/** The crews that there are, ticked where this is their home. A crew has one home: that of others stands beside it. */
export function HomeCrews({ place, crews, faultOf, onChange }: HomeCrewsProps) {
  const { t } = useLingui();
  const known = useCrewNames();
  const others = (useEstablishments().body ?? []).filter(({ id }) => id !== place?.id);
  // Also one that had people when it was picked.
  const names = [...new Set([...known, ...(place?.crews ?? [])])].toSorted();
  const faults = crews.flatMap((crew) => faultOf(crew) ?? []);
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="text-label font-semibold">{t`Crews whose home it is`}</legend>
      <p className="text-label text-quiet">
        {names.length === 0 ? (
          <Trans>There is no crew yet. A person's crew is set under People.</Trans>
        ) : (
          <Trans>Their cases come here by themselves.</Trans>
        )}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4">
        {names.map((crew) => {
          const home = others.find((other) => other.crews.includes(crew))?.name;
          return (
            <TickBox
              key={crew}
              name="crews"
              label={<span className="break-words">{crew}</span>}
              help={home === undefined ? undefined : t`Home now: ${home}`}
              aria-invalid={faultOf(crew) === undefined ? undefined : true}
              checked={crews.includes(crew)}
              onChange={({ target }) =>
                onChange(target.checked ? [...crews, crew] : crews.filter((one) => one !== crew))
              }
            />
          );
        })}
      </div>
      {faults.map((words) => (
        <FieldError key={words} id="crews-error">
          {words}
        </FieldError>
      ))}
    </fieldset>
  );
}
