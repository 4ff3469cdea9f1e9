import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { AssistantSheet } from '../assistant/public.ts';
import { useUser } from '../auth/public.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ExpiredBanner } from './expired-banner.tsx';
import { Floats } from './floats.tsx';
import type { Sheet } from './header.tsx';
import { Header } from './header.tsx';
import { NotificationList } from '../notifications/public.ts';
import { useDeviceRunning, useDayReady } from './queries.ts';
import { hasFoot, placeOf } from './places.ts';
import { ShellFrame } from './shell-frame.tsx';
import { Brand, SidebarLinks } from './sidebar.tsx';
import { UpdateBar } from './update-bar.tsx';
import { useHeaderScrollPadding } from './use-header-scroll-padding.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const HelpTexts = lazyPart(() => import('./help-texts.tsx'));

/**
 * What stands around every page of a signed-in person. `children` draws the page of a path: the one shown before stays
 * until the code of the next is there.
 */
export function Shell({ children }: { children: (path: string) => ReactNode }) {
  const { t } = useLingui();
  useDeviceRunning();
  useDayReady();
  const [path] = useLocation();
  const shownPath = useDeferredValue(path);
  const header = useHeaderScrollPadding();
  const { role } = useUser();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const close = useCallback(() => setSheet(null), []);
  return (
    <>
      <SkipLink to="content" place="corner">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <ShellFrame
        sidebar={
          <>
            <Brand />
            <SidebarLinks role={role} here={placeOf(path)} />
          </>
        }
        header={<Header onOpen={setSheet} />}
        headerRef={header}
        bottomBar={<BottomBar here={placeOf(path)} withFoot={hasFoot(path)} />}
        banners={
          <>
            <UpdateBar />
            <ExpiredBanner />
          </>
        }
        footer={
          <footer className="pointer-events-none relative z-12 px-4 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] text-small text-quiet md:px-6">
            {/* Beside the buttons that float there. */}
            <div className="mx-auto flex min-h-(--strip) max-w-[70rem] items-center pr-36 md:pr-18">
              <Trans>© 2025 Tailboard. All rights reserved.</Trans>
            </div>
          </footer>
        }
      >
        <FailureBoundary key={shownPath} isPage>
          <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>{children(shownPath)}</Suspense>
        </FailureBoundary>
      </ShellFrame>
      <Floats onAssistant={() => setSheet('assistant')} />
      <Dialog open={sheet === 'menu'} onClose={close} title="Tailboard" placement="left">
        <SidebarLinks role={role} here={placeOf(path)} onGo={close} />
      </Dialog>
      <Dialog open={sheet === 'notifications'} onClose={close} title={t`Notifications`} placement="below">
        <FailureBoundary>
          <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
            <NotificationList onGo={close} />
          </Suspense>
        </FailureBoundary>
      </Dialog>
      <AssistantSheet open={sheet === 'assistant'} onClose={close} />
      <Dialog open={sheet === 'help'} onClose={close} title={t`Help`} placement="below">
        <FailureBoundary>
          <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
            <HelpTexts path={path} />
          </Suspense>
        </FailureBoundary>
      </Dialog>
    </>
  );
}
