import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { Link, useLocation } from 'wouter';
import { screens } from '../api/addresses.ts';
import { AssistantButton } from '../assistant/public.ts';
import { classNames } from '../ui/class-names.ts';
import { hasFoot } from './places.ts';
import { useSteppedAside } from './use-stepped-aside.ts';

/**
 * The buttons that float at the bottom right of every page: the assistant's, and on small screens the one that opens the
 * report. They stand in a strip of their own, in which the page fades out, so that they lie over nothing that is read or
 * pressed, and step out of sight while one scrolls down; whoever reaches one by keyboard sees it. Every page ends above
 * the strip (shell.tsx). Where a wide screen has room beside the page they stand there.
 */
export function Floats({ onAssistant }: { onAssistant: () => void }) {
  const { t } = useLingui();
  const [path] = useLocation();
  const aside = useSteppedAside();
  const withFoot = hasFoot(path);
  // In the foot of a form; where the screen is low, in place of the bottom bar.
  const place = classNames(
    'pointer-events-none fixed inset-x-0 bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] h-(--strip) transition-[translate,opacity] duration-150 ease-out md:left-64 print:hidden',
    withFoot && 'short:bottom-[env(safe-area-inset-bottom)]',
  );
  const gone = 'translate-y-[calc(100%+var(--bottom-bar)+env(safe-area-inset-bottom))] opacity-0';
  return (
    <>
      <div
        className={classNames(
          place,
          'z-10 bg-linear-to-b from-transparent to-surface to-14% in-data-[theme=sunlight]:edge-t in-data-[theme=sunlight]:from-surface lg:hidden',
          aside && gone,
        )}
      />
      <aside
        aria-label={t`Shortcuts`}
        data-floats
        className={classNames(
          place,
          'z-20 flex items-center justify-end gap-3 pr-[max(16px,env(safe-area-inset-right))] *:pointer-events-auto has-focus-visible:translate-y-0 has-focus-visible:opacity-100 md:pr-6 short:gap-2',
          aside && gone,
        )}
      >
        {!withFoot && <AddButton />}
        <AssistantButton onOpen={onAssistant} />
      </aside>
    </>
  );
}

function AddButton() {
  const { t } = useLingui();
  return (
    <Link
      href={screens.report}
      aria-label={t`New incident report`}
      className="floats flex size-14 items-center justify-center rounded-full bg-accent text-on-accent md:hidden short:size-12"
    >
      <Plus size={28} aria-hidden />
    </Link>
  );
}
