import { Trans } from '@lingui/react/macro';
import type { HistoryEntry } from '@tailboard/contract/history.ts';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import FileText from 'lucide-react/icons/file-text';
import LogIn from 'lucide-react/icons/log-in';
import Settings from 'lucide-react/icons/settings';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import { Link } from 'wouter';
import { claimScreen, incidentEditScreen } from '../api/addresses.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { timeOfDay } from '../language/moments.ts';
import { translate, sentencesOf } from '../language/translate.ts';
import type { Icon } from '../ui/tone.ts';
import { happened } from './history-words.ts';

const icons: Readonly<Record<string, Icon>> = {
  incident: TriangleAlert,
  claim: FileText,
  talk: UsersRound,
  user: UserRound,
  policy: Settings,
  action: ClipboardCheck,
};

/** One thing that happened: what, to which record, at what time, and by whom where that was somebody else. */
export function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { id } = useUser();
  const nameOf = usePersonName();
  const { subject, subjectName, action, actor } = entry;
  const Icon = action === 'signed-in' ? LogIn : (icons[subject] ?? FileText);
  const address = addressOf(entry);
  // A talk is named by its title, an incident by its type: words of the product.
  const name = subject === 'user' ? null : subjectName && translate(subjectName, sentencesOf(entry));
  return (
    <div className="flex items-start gap-3 rounded-card border-(length:--edge) border-line bg-card p-3">
      <Icon size={20} className="mt-0.5 shrink-0 text-quiet" aria-hidden />
      <div className="min-w-0 grow">
        <p className="font-semibold">{happened(entry)}</p>
        {name !== null &&
          (address === null ? (
            <p className="break-words">{name}</p>
          ) : (
            <Link
              href={address}
              className="inline-flex min-h-12 max-w-full items-center font-semibold break-words text-accent-text underline underline-offset-4"
            >
              {name}
            </Link>
          ))}
        {actor !== null && actor.id !== id && (
          <p className="text-label text-quiet">
            <Trans>by {nameOf(actor.name, actor.username)}</Trans>
          </p>
        )}
      </div>
      <time dateTime={entry.at} className="shrink-0 text-label text-quiet">
        {timeOfDay(entry.at)}
      </time>
    </div>
  );
}

function addressOf({ subject, subjectId }: HistoryEntry): string | null {
  if (subject === 'claim') return claimScreen(subjectId);
  if (subject === 'incident') return incidentEditScreen(subjectId);
  return null;
}
