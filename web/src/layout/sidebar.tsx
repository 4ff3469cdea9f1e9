import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { useUser } from '../auth/public.ts';
import { classNames } from '../ui/class-names.ts';
import { placeOf, places } from './places.ts';

/** The list of places, on a desk beside the page and on a phone in the sheet that slides in. */
export function SidebarLinks({ onGo }: { onGo?: () => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const here = placeOf(path);
  const { role } = useUser();
  return (
    <nav aria-label={t`Main`}>
      <ul className="flex flex-col gap-1">
        {places.map(
          (place) =>
            place.sidebar &&
            place.built &&
            (!place.besidePage || !onGo) &&
            (!place.deciders || role !== 'field-crew') &&
            (!place.admins || role === 'admin') && (
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
