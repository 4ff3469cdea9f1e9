import { Trans, useLingui } from '@lingui/react/macro';
import type { IncidentDetails } from '@tailboard/contract/incidents.ts';
import { Fold } from '../ui/fold.tsx';
import { bodyPartWords, roleWords, treatmentWords } from './people-words.ts';

type PeopleProps = Pick<IncidentDetails, 'people' | 'witnesses' | 'supervisorTold'>;

/** Who is hurt and who saw it; medical detail only where the server gave it. */
export function PeopleOfIncident({ people, witnesses, supervisorTold }: PeopleProps) {
  const { t } = useLingui();
  if (people.length === 0 && witnesses.length === 0 && supervisorTold === null) return null;
  return (
    <Fold title={t`Who is hurt, and who saw it`}>
      <ul className="flex flex-col gap-3">
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
    </Fold>
  );
}
