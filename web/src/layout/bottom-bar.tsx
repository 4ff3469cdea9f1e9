import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { classNames } from '../ui/class-names.ts';
import { AddButton } from './add-button.tsx';
import type { Place } from './places.ts';
import { homeIcon, placeOf, places } from './places.ts';

const inBar = places.filter((place) => place.bar && place.built);
const middle = inBar.findIndex((place) => place.path === screens.report);

/** On small screens: the few places one goes to all day, with Report raised in the middle. */
export function BottomBar() {
  const { t } = useLingui();
  const [path] = useLocation();
  const here = placeOf(path);
  return (
    <nav aria-label={t`Quick access`} className="md:hidden">
      <AddButton />
      <div className="edge-t fixed inset-x-0 bottom-0 z-30 flex bg-card pb-[env(safe-area-inset-bottom)]">
        <BarGroup places={inBar.slice(0, middle)} here={here} />
        <BarGroup places={inBar.slice(middle, middle + 1)} here={here} raised />
        <BarGroup places={inBar.slice(middle + 1)} here={here} />
      </div>
    </nav>
  );
}

function BarGroup({ places, here, raised }: { places: readonly Place[]; here: Place; raised?: boolean }) {
  const { t } = useLingui();
  return (
    <ul className={classNames('flex min-w-0', raised ? 'w-[15%] min-w-14 shrink-0' : 'flex-1')}>
      {places.map((place) => {
        const Icon = place.path === screens.dashboard ? homeIcon : place.icon;
        const isHere = place === here;
        return (
          <li key={place.path} className="min-w-0 flex-1">
            <Link
              href={place.path}
              aria-current={isHere ? 'page' : undefined}
              className={classNames(
                'flex h-16 flex-col items-center justify-end gap-0.5 rounded-control pb-1.5 -outline-offset-2',
                'text-[clamp(11.5px,0.72rem,14px)] leading-tight font-bold',
                isHere ? 'text-accent-text' : 'text-quiet',
              )}
            >
              {raised ? (
                <span className="-mt-5 flex size-13 items-center justify-center rounded-full border-4 border-surface bg-accent text-on-accent">
                  <Icon size={26} aria-hidden />
                </span>
              ) : (
                <span
                  className={classNames(
                    'flex h-8 w-12 max-w-full items-center justify-center rounded-full',
                    isHere && 'bg-accent-tint',
                  )}
                >
                  <Icon size={24} aria-hidden />
                </span>
              )}
              <span className="whitespace-nowrap in-data-[letters=large]:max-w-full in-data-[letters=large]:truncate max-[21rem]:max-w-full max-[21rem]:truncate">
                {place.bar && t(place.bar)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
