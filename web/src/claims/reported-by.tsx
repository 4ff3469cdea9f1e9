import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton } from '../ui/skeleton.tsx';
import { Fact, Facts } from './fact.tsx';
import { Folded } from './folded.tsx';
import { usePerson } from './queries.ts';

/** Who filed it. */
export function ReportedBy({ userId }: { userId: number }) {
  const { t } = useLingui();
  const { person, loading } = usePerson(userId);
  return (
    <Folded title={t`Reported By`}>
      {person ? (
        <>
          <div className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="flex size-12 shrink-0 items-center justify-center rounded-full bg-press font-bold text-quiet"
            >
              {initials(person.name)}
            </span>
            <p className="min-w-0 text-lead leading-tight font-bold break-words">{person.name}</p>
          </div>
          <Facts>
            <Fact name={t`Job Title`}>{person.jobTitle ?? t`N/A`}</Fact>
            <Fact name={t`Department`}>{person.department ?? t`N/A`}</Fact>
            <Fact name={t`Crew ID`}>{person.crewId ?? t`N/A`}</Fact>
          </Facts>
        </>
      ) : loading ? (
        <div role="status" className="flex items-center gap-3">
          <span className="sr-only">
            <Trans>Loading...</Trans>
          </span>
          <Skeleton className="size-12 rounded-full" />
          <Skeleton className="h-6 w-40" />
        </div>
      ) : (
        <p className="text-quiet">
          <Trans>User information unavailable</Trans>
        </p>
      )}
    </Folded>
  );
}

/** 'DU' for 'Demo User': of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (letterOf(words[0] ?? '') + letterOf(last)).toUpperCase();
}

/** Its first letter whole, whatever it is written in. */
const letterOf = (word: string) => String.fromCodePoint(...(word === '' ? [] : [word.codePointAt(0) ?? 0]));
