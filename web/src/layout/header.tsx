import { Trans, useLingui } from '@lingui/react/macro';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { Link, useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { AutoReadButton } from '../assistant/public.ts';
import { useRoleName, useSignOut, useUser } from '../auth/public.ts';
import { NotificationBell } from '../notifications/public.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { OnlineBadge } from './online-badge.tsx';
import { placeOf } from './places.ts';
import { SyncButton } from './sync-button.tsx';

export type Sheet = 'menu' | 'notifications' | 'help' | 'assistant';

/** 56 px, one line: where one is and whether there is signal at the left, what one can do everywhere at the right. */
export function Header({ onOpen }: { onOpen: (sheet: Sheet) => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  return (
    <>
      <IconButton label={t`Menu`} icon={Menu} onClick={() => onOpen('menu')} className="md:hidden" />
      <div className="flex min-w-0 flex-[1_1_6rem] flex-col py-1 md:flex-[1_0_auto] lg:flex-row lg:items-center lg:gap-3">
        <p className="truncate text-body leading-tight font-bold in-data-[text-size=large]:whitespace-normal lg:text-lead">
          {t(placeOf(path).title)}
        </p>
        <OnlineBadge />
      </div>
      <div className="ml-auto flex shrink-0 items-center lg:gap-1">
        {(path === screens.assistant || path === screens.settings) && <AutoReadButton />}
        <SyncButton />
        <NotificationBell onOpen={() => onOpen('notifications')} />
        <IconButton label={t`Help`} icon={CircleHelp} onClick={() => onOpen('help')} />
      </div>
      <Person />
    </>
  );
}

/** On a phone this stands in the profile. */
function Person() {
  const user = useUser();
  const roleName = useRoleName();
  const { ask, busy, question } = useSignOut();
  return (
    <div className="hidden min-w-0 items-center gap-1 in-data-[text-size=large]:ml-auto in-data-[text-size=large]:max-w-full md:flex lg:gap-2">
      <Link
        href={screens.profile}
        className="flex min-h-12 min-w-0 max-w-28 flex-col justify-center rounded-control px-2 text-right leading-tight hover:bg-press lg:max-w-72"
      >
        <span className="line-clamp-1 font-semibold break-all">{user.name}</span>
        <span className="text-small text-quiet">{roleName(user.role)}</span>
      </Link>
      <Button
        icon={LogOut}
        busy={busy}
        onClick={() => void ask()}
        className="shrink-0 max-lg:min-w-12 max-lg:gap-0 max-lg:px-0"
      >
        {/* Beside the sidebar of a tablet there is no room for the word; the profile has it. */}
        <span className="max-lg:sr-only">
          <Trans>Logout</Trans>
        </span>
      </Button>
      {question}
    </div>
  );
}
