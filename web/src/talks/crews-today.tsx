import { Plural, Trans, useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Link } from 'wouter';
import { talkScreen } from '../api/addresses.ts';
import { usePersonName } from '../auth/public.ts';
import { useCrews } from '../crews/public.ts';
import { clock, day } from '../language/moments.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';

/** Which crews have held their talk today, by the clock of this phone, and which have not. */
export function CrewsToday() {
  const { t } = useLingui();
  const nameOf = usePersonName();
  const { body: crews } = useCrews();
  const [today] = useState(() => new Date().toDateString());
  if (crews === undefined || crews.length === 0) return null;
  const isToday = (moment: string) => new Date(moment).toDateString() === today;
  const missing = crews.filter(({ last }) => last === null || !isToday(last.heldAt));
  const sorted = [...missing, ...crews.filter((crew) => !missing.includes(crew))];
  return (
    <Card
      title={t`Crews today`}
      aside={
        missing.length === 0 ? (
          <Badge tone="ok" icon={CircleCheck}>
            <Trans>All crews had one</Trans>
          </Badge>
        ) : (
          <Badge tone="attention" icon={TriangleAlert}>
            <Plural value={missing.length} one="# without a talk" other="# without a talk" />
          </Badge>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {sorted.map(({ crewId, people, last }) => (
          <li key={crewId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <span className="font-semibold break-words">{crewId}</span>{' '}
              <span className="text-label text-quiet">
                <Plural value={people} one="# person" other="# people" />
              </span>
            </span>
            {last === null ? (
              <span className="text-label">
                <Trans>No talk yet</Trans>
              </span>
            ) : (
              <Link
                href={talkScreen(last.id)}
                className="inline-flex min-h-12 items-center text-label font-semibold text-accent-text underline underline-offset-4"
              >
                {isToday(last.heldAt) ? (
                  <Trans>
                    {translate(last.title, sentencesOf(last))}, {clock(last.heldAt)},{' '}
                    {nameOf(last.heldBy, last.heldByUsername)}
                  </Trans>
                ) : (
                  <Trans>None today. Last: {day(last.heldAt)}</Trans>
                )}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
