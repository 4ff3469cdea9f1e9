import { useLingui } from '@lingui/react/macro';
import type { Role } from '@tailboard/contract/auth.ts';
import { Link } from 'wouter';
import { classNames } from '../ui/class-names.ts';
import type { Place } from './places.ts';
import { places } from './places.ts';

interface SidebarLinksProps {
  /** Left out: as for a crew member. */
  role?: Role;
  /** The place of the page that is shown, where it is known. */
  here?: Place;
  onGo?: () => void;
}

/** The list of places, on a desk beside the page and on a phone in the sheet that slides in. */
export function SidebarLinks({ role, here, onGo }: SidebarLinksProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex flex-col gap-1">
        {places.map(
          (place) =>
            place.sidebar &&
            place.built &&
            (!place.besidePage || !onGo) &&
            (place.roles?.includes(role ?? 'field-crew') ?? true) && (
              <li key={place.path}>
                <Link
                  href={place.path}
                  onClick={() => onGo?.()}
                  aria-current={place === here ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-12 items-center gap-3 rounded-control px-3 py-2 font-semibold',
                    place === here
                      ? 'bg-accent-tint text-ink outline-(length:--edge) -outline-offset-1 outline-accent-text/40'
                      : 'text-quiet hover:bg-press hover:text-ink',
                  )}
                >
                  <place.icon size={22} className="shrink-0" aria-hidden />
                  {t(place.sidebar)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** The product's name with its picture, on top of the sidebar. */
export function Brand() {
  return (
    <span className="flex items-center gap-3 text-lead font-bold">
      <img src="/icon.svg" alt="" width={36} height={36} />
      Tailboard
    </span>
  );
}
