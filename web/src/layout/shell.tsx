import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { AssistantSheet } from '../assistant/public.ts';
import { loadable } from '../loadable.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { InTurn } from '../ui/in-turn.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ExpiredBanner } from './expired-banner.tsx';
import { Floats } from './floats.tsx';
import type { Sheet } from './header.tsx';
import { Header } from './header.tsx';
import { NotificationList } from '../notifications/public.ts';
import { useDeviceRunning, useDayReady } from './queries.ts';
import { Brand, SidebarLinks } from './sidebar.tsx';
import { UpdateBar } from './update-bar.tsx';

const helpTexts = loadable(() => import('./help-texts.tsx'));

/** What stands around every page of a signed-in person. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  useDeviceRunning();
  useDayReady();
  const [path] = useLocation();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const HelpTexts = helpTexts.Shown;
  const close = useCallback(() => setSheet(null), []);
  return (
    <div className="md:pl-64">
      <SkipLink to="content" place="corner">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <InTurn last>
        <aside className="edge-r fixed inset-y-0 left-0 hidden w-64 flex-col gap-4 overflow-y-auto bg-card p-4 md:flex">
          <Brand />
          <SidebarLinks />
        </aside>
      </InTurn>
      <InTurn>
        <Header onOpen={setSheet} />
      </InTurn>
      <UpdateBar />
      <ExpiredBanner />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex min-h-[calc(100dvh-3.5rem-var(--strip)-var(--bottom-bar)-env(safe-area-inset-bottom))] w-full max-w-[73rem] flex-col px-4 pt-4 pb-4 md:px-6 md:pt-6 lg:pr-22 short:pt-2"
      >
        <FailureBoundary key={path}>
          <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
            <InTurn>{children}</InTurn>
          </Suspense>
        </FailureBoundary>
      </main>
      <footer className="pointer-events-none relative z-12 px-4 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] text-small text-quiet md:px-6">
        {/* Beside the buttons that float there. */}
        <div className="mx-auto flex min-h-(--strip) max-w-[70rem] items-center pr-36 md:pr-18">
          <Trans>© 2025 Tailboard. All rights reserved.</Trans>
        </div>
      </footer>
      <InTurn last>
        <Floats onAssistant={() => setSheet('assistant')} />
        <BottomBar />
      </InTurn>
      <InTurn last>
        <Dialog open={sheet === 'menu'} onClose={close} title="Tailboard" placement="left">
          <SidebarLinks onGo={close} />
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
      </InTurn>
    </div>
  );
}
