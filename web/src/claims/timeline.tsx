import { Trans, useLingui } from '@lingui/react/macro';
import type { HistoryEntry } from '@tailboard/contract/history.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import Pencil from 'lucide-react/icons/pencil';
import { clock, dayAndTime } from '../language/moments.ts';
import { AsOf } from '../ui/as-of.tsx';
import { usePersonName } from '../auth/public.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Icon } from '../ui/tone.ts';
import { useClaimWords } from './claim-words.ts';
import { Folded } from './folded.tsx';
import { useTimeline } from './queries.ts';
import { actionWords, changeLines, quotesOf } from './timeline-words.ts';

const icons: Readonly<Record<string, Icon>> = {
  filed: FileText,
  taken: Eye,
  asked: CircleQuestionMark,
  approved: CircleCheck,
  rejected: CircleX,
  changed: Pencil,
  'document-accepted': CircleCheck,
  'document-unreadable': CircleX,
};

/**
 * Who did what, when, from what to what; oldest first. `claimId`: null while the claim waits on this phone.
 */
export function Timeline({ claimId, savedAt }: { claimId: number | null; savedAt: string }) {
  const { t } = useLingui();
  const { entries, asOf, loading, failed, retry } = useTimeline(claimId);
  return (
    <Folded title={t`Timeline`}>
      {asOf && entries && <AsOf time={clock(asOf)} />}
      {claimId === null && (
        <p>
          <Trans>Saved on this phone {dayAndTime(savedAt)}. The timeline begins when it is sent.</Trans>
        </p>
      )}
      {loading && (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">
            <Trans>Loading the timeline</Trans>
          </span>
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-2/5" />
        </div>
      )}
      {entries && (
        <ol className="flex flex-col">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
      {!entries && !loading && failed && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-quiet">
            <Trans>The timeline is not on this phone. It comes with the next signal.</Trans>
          </p>
          <Button onClick={retry}>
            <Trans>Try Again</Trans>
          </Button>
        </div>
      )}
    </Folded>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const Icon = icons[entry.action] ?? CircleDot;
  const nameOf = usePersonName();
  const who = entry.actor === null ? t`The product` : nameOf(entry.actor.name, entry.actor.username);
  return (
    <div className="group flex gap-3">
      <span aria-hidden="true" className="flex flex-col items-center">
        <Icon size={20} className="mt-0.5 shrink-0 text-quiet" aria-hidden />
        <span className="my-1 w-px grow bg-line in-[li:last-child]:hidden" />
      </span>
      <div className="flex min-w-0 flex-col gap-0.5 pb-4 in-[li:last-child]:pb-0">
        <p>
          <span className="font-semibold">{who}</span> {actionWords(entry)}
        </p>
        {changeLines(entry, words).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {quotesOf(entry).map((quote) => (
          <blockquote
            key={quote}
            className="max-w-[68ch] border-l-4 border-line pl-3 break-words whitespace-pre-wrap"
          >
            {quote}
          </blockquote>
        ))}
        <p className="text-label text-quiet">{dayAndTime(entry.at)}</p>
      </div>
    </div>
  );
}
