import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { AssistantButton, AssistantSheet } from '../assistant/public.ts';
import { loadable } from '../loadable.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailureBoundary } from '../ui/failure-boundary.tsx';
import { InTurn } from '../ui/in-turn.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import { useAssistantInHeader } from './add-button.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ExpiredBanner } from './expired-banner.tsx';
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
  const inHeader = useAssistantInHeader();
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
        className="mx-auto flex min-h-[calc(100dvh-8rem)] w-full max-w-[70rem] flex-col px-4 pt-4 pb-6 md:px-6 md:pt-6"
      >
        <FailureBoundary key={path}>
          <Suspense fallback={<SkeletonRows label={t`Loading...`} />}>
            <InTurn>{children}</InTurn>
          </Suspense>
        </FailureBoundary>
      </main>
      <footer className="px-4 pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom)+156px)] text-small text-quiet md:px-6 md:pb-24">
        <div className="mx-auto max-w-[67rem]">
          <Trans>© 2025 Tailboard. All rights reserved.</Trans>
        </div>
      </footer>
      {!inHeader && <AssistantButton place="floating" onOpen={() => setSheet('assistant')} />}
      <InTurn last>
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
