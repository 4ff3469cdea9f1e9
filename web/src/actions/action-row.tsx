import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Smartphone from 'lucide-react/icons/smartphone';
import { Link } from 'wouter';
import { actionScreen } from '../api/addresses.ts';
import { usePersonName, useUser } from '../auth/public.ts';
import { day } from '../language/moments.ts';
import { ActionStateBadge } from './action-state.tsx';
import type { ActionEntry } from './overlay-actions.ts';

/** One action of a list: what, by when, who where that is somebody else. */
export function ActionRow({ action }: { action: ActionEntry }) {
  const user = useUser();
  const nameOf = usePersonName();
  const { title, dueOn, state, overdue, assignee, priority, send, problem } = action;
  const who = nameOf(assignee.name, assignee.username);
  const due = day(`${dueOn}T12:00`);
  return (
    <Link
      href={actionScreen(action.name)}
      className="edge flex min-h-16 items-center gap-3 rounded-card bg-card p-3 hover:bg-press"
    >
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
          <ActionStateBadge state={state} />
        </span>
        <span className="block text-label text-quiet">
          {overdue ? (
            <span className="tone-bad inline-flex items-center gap-1.5 font-semibold text-tone">
              <CircleAlert size={18} className="shrink-0" aria-hidden />
              <Trans>Overdue since {due}</Trans>
            </span>
          ) : (
            <Trans>Due {due}</Trans>
          )}
          {assignee.id !== user.id && <> · {who}</>}
          {priority === 'high' && (
            <>
              {' · '}
              <Trans>High priority</Trans>
            </>
          )}
        </span>
        {send !== 'on-server' && <Waiting refused={problem !== null} />}
      </span>
      <ChevronRight size={24} aria-hidden className="shrink-0 text-quiet" />
    </Link>
  );
}

function Waiting({ refused }: { refused: boolean }) {
  const Icon = refused ? CircleAlert : Smartphone;
  return (
    <span
      className={`${refused ? 'tone-bad' : 'tone-warn'} flex items-center gap-1.5 text-label font-semibold text-tone`}
    >
      <Icon size={18} className="shrink-0" aria-hidden />
      {refused ? <Trans>Needs you</Trans> : <Trans>Saved on this phone</Trans>}
    </span>
  );
}
