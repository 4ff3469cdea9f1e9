import { useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { screens } from '../api/addresses.ts';
import { classNames } from '../ui/class-names.ts';
import type { Place } from './places.ts';
import { homeIcon, places } from './places.ts';

const inBar = places.filter((place) => place.bar && place.built);

/** On small screens: the few places one goes to all day, with Report in accent. */
export function BottomBar({ here, withFoot = false }: { here?: Place; withFoot?: boolean }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Quick access`}
      className={classNames(
        'edge-t fixed inset-x-0 bottom-0 z-30 bg-card pb-[env(safe-area-inset-bottom)] md:hidden',
        // A low screen has room for the foot of a form or for the bar.
        withFoot && 'short:hidden',
      )}
    >
      <ul className="flex">
        {inBar.map((place) => {
          const Icon = place.path === screens.dashboard ? homeIcon : place.icon;
          const isHere = place === here;
          const isReport = place.path === screens.report;
          return (
            <li key={place.path} className="min-w-0 flex-1">
              <Link
                href={place.path}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'flex h-(--bottom-bar) flex-col items-center justify-end gap-0.5 rounded-control pb-1.5 -outline-offset-2 short:flex-row short:justify-center short:pb-0',
                  'text-[clamp(11.5px,0.72rem,14px)] leading-tight font-bold tracking-tight',
                  isHere || isReport ? 'text-accent-text' : 'text-quiet',
                )}
              >
                <span
                  className={classNames(
                    'flex h-8 w-12 max-w-full items-center justify-center rounded-full short:w-9',
                    isHere && 'bg-accent-tint',
                  )}
                >
                  <Icon size={24} aria-hidden />
                </span>
                <span className="whitespace-nowrap in-data-[text-size=large]:max-w-full in-data-[text-size=large]:truncate max-[21rem]:max-w-full max-[21rem]:truncate">
                  {place.bar && t(place.bar)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
