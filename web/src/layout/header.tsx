import { Trans, useLingui } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { Link, useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { AssistantButton, AutoReadButton } from '../assistant/public.ts';
import { useSignOut, useUser } from '../auth/public.ts';
import { Said } from '../language/said-text.tsx';
import { NotificationBell } from '../notifications/public.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useAssistantInHeader } from './add-button.tsx';
import { OnlineBadge } from './online-badge.tsx';
import { placeOf } from './places.ts';
import { SyncButton } from './sync-button.tsx';
import { useRoomOfHeader } from './use-room-of-header.ts';

export type Sheet = 'menu' | 'notifications' | 'help' | 'assistant';

/** 56 px: where one is and whether there is signal at the left, what one can do everywhere at the right. */
export function Header({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const inHeader = useAssistantInHeader();
  const header = useRoomOfHeader();
  return (
    <header
      ref={header}
      className="edge-b sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-1 bg-surface pt-[env(safe-area-inset-top)] pr-2 pl-1 in-data-[letters=large]:static md:gap-x-2 md:px-4 lg:px-6"
    >
      <IconButton label={t`Menu`} icon={Menu} onClick={() => onOpen('menu')} className="md:hidden" />
      <div className="flex min-w-0 flex-[1_1_6rem] flex-col py-1 lg:flex-row lg:items-center lg:gap-3">
        <p className="text-[1.0625rem] leading-tight font-bold md:text-lead">{t(placeOf(path).title)}</p>
        <OnlineBadge />
      </div>
      <div className="ml-auto flex items-center md:gap-1">
        {(path === screens.assistant || path === screens.settings) && <AutoReadButton />}
        {inHeader && path !== screens.assistant && (
          <AssistantButton place="header" onOpen={() => onOpen('assistant')} />
        )}
        <SyncButton />
        <NotificationBell onOpen={() => onOpen('notifications')} />
        <IconButton label={t`Help`} icon={CircleHelp} onClick={() => onOpen('help')} />
      </div>
      <Person />
    </header>
  );
}

/** On a phone this stands in the profile. */
function Person() {
  const user = useUser();
  const { ask, busy, question } = useSignOut();
  return (
    <div className="ml-auto hidden max-w-full min-w-0 items-center gap-2 md:flex">
      <Link
        href={screens.profile}
        className="flex min-h-12 min-w-0 max-w-72 flex-col justify-center rounded-control px-2 text-right leading-tight hover:bg-press"
      >
        <span className="line-clamp-1 font-semibold break-all">{user.name}</span>
        <span className="text-small text-quiet">
          <Said text={user.role} />
        </span>
      </Link>
      <Button icon={LogOut} busy={busy} onClick={() => void ask()}>
        {/* Beside the sidebar of a tablet there is no room for the word; the profile has it. */}
        <span className="max-lg:sr-only">
          <Trans>Logout</Trans>
        </span>
      </Button>
      {question}
    </div>
  );
}
