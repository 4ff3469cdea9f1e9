import { Plural, Trans } from '@lingui/react/macro';
import type { TalkSummary } from '@tailboard/contract/talks.ts';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'wouter';
import { talkScreen } from '../api/addresses.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { SyncWords } from '../incidents/public.ts';
import { dayAndTime } from '../language/moments.ts';
import { Translated, SentencesOf } from '../language/translated.tsx';
import type { TalkEntry } from '../offline/public.ts';
import { Badge } from '../ui/badge.tsx';

/** One talk of the list: title, when and where, how many signed; whose, where it is not one's own. */
export function TalkRow({ talk }: { talk: TalkSummary & Partial<Pick<TalkEntry, 'state'>> }) {
  const user = useUser();
  const { title, heldAt, place, signed, crewId, state } = talk;
  const nameOf = usePersonName();
  const heldBy = nameOf(talk.heldBy, talk.heldByUsername);
  return (
    <Link
      href={talkScreen(talk.id)}
      className="edge flex min-h-16 items-center gap-3 rounded-card bg-card p-3 hover:bg-press"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold break-words">
            <SentencesOf answer={talk}>
              <Translated text={title} />
            </SentencesOf>
          </span>
          <Badge tone="ok" icon={CircleCheck}>
            <Plural value={signed} one="# signed" other="# signed" />
          </Badge>
        </span>
        <span className="block text-label text-quiet">
          {dayAndTime(heldAt)}
          {place !== '' && <span className="line-clamp-1 break-all">{place}</span>}
        </span>
        {talk.userId !== user.id && (
          <span className="block text-label text-quiet">
            <Trans>Led by {heldBy}</Trans>
            {crewId !== null && <> · {crewId}</>}
          </span>
        )}
        {state && <SyncWords state={state} />}
      </span>
      <ChevronRight size={24} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  );
}
