import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Fold } from '../ui/fold.tsx';
import type { IncidentPeople } from './use-people.ts';
import { bodyPartWords, roleWords, treatmentWords } from './people-words.ts';

type PeopleProps = Pick<IncidentPeople, 'people' | 'witnesses' | 'supervisorTold'> & {
  /** The way to change it, for whoever may. */
  children?: ReactNode;
};

/** Who is hurt and who saw it; medical detail only where the server gave it. */
export function PeopleOfIncident({ people, witnesses, supervisorTold, children }: PeopleProps) {
  const { t } = useLingui();
  const isNobody = people.length === 0 && witnesses.length === 0 && supervisorTold === null;
  if (isNobody && !children) return null;
  return (
    <Fold title={t`Who is hurt, and who saw it`}>
      {isNobody && (
        <p className="text-quiet">
          <Trans>Nobody is named yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-3 empty:hidden">
        {people.map(({ name, role, bodyPart, injury, treatment }) => (
          <li key={`${name} ${role} ${bodyPart} ${injury}`}>
            <p className="font-bold break-words">{name}</p>
            <p className="break-words">
              {[
                t(roleWords[role]),
                bodyPart && (bodyPartWords[bodyPart] ? t(bodyPartWords[bodyPart]) : bodyPart),
                injury,
                treatment && treatment !== 'unknown' && t(treatmentWords[treatment]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {witnesses.map(({ name, phone }) => (
        <p key={`${name} ${phone}`} className="break-words">
          <Trans>Witness: {name}</Trans>
          {phone && (
            <>
              {' '}
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="font-semibold underline">
                {phone}
              </a>
            </>
          )}
        </p>
      ))}
      {supervisorTold !== null && (
        <p>
          {supervisorTold ? (
            <Trans>The supervisor has been told, says who reported it.</Trans>
          ) : (
            <Trans>The supervisor has not been told yet, says who reported it.</Trans>
          )}
        </p>
      )}
      {children}
    </Fold>
  );
}
