import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { screens } from './api/addresses.ts';
import { askAppConfig } from './api/app-config.ts';
import { Guard } from './auth/guard.tsx';
import { useUser } from './auth/session.ts';
import { loadable } from './loadable.tsx';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { ToastPlace } from './ui/toast-place.tsx';
import { nextIdle, whenIdle } from './ui/when-idle.ts';

interface PageModule {
  default: ComponentType;
  /** Reads from the device what the first drawing shows, into the cache of its person. */
  readAhead?: (userId: number, queries: QueryClient) => Promise<unknown>;
}
type Load = () => Promise<PageModule>;

const crewApp = loadable(() => import('./layout/crew-app.tsx'));

const login: Load = () => import('./auth/login-page.tsx');
const dashboard: Load = () => import('./dashboard/dashboard-page.tsx');
const briefing: Load = () => import('./briefing/briefing-page.tsx');
const incidents: Load = () => import('./incidents/incidents-page.tsx');
const editIncident: Load = () => import('./incidents/edit-incident-page.tsx');
const fileClaim: Load = () => import('./claims/file-claim-page.tsx');
const claims: Load = () => import('./claims/claims-page.tsx');
const claim: Load = () => import('./claims/claim-page.tsx');
const review: Load = () => import('./claims/review-page.tsx');
const reviewClaim: Load = () => import('./claims/review-claim-page.tsx');
const policy: Load = () => import('./claims/policy/policy-page.tsx');
const report: Load = () => import('./report/report-page.tsx');
const talks: Load = () => import('./talks/talks-page.tsx');
const holdTalk: Load = () => import('./talks/hold-talk-page.tsx');
const talk: Load = () => import('./talks/talk-page.tsx');
const safety: Load = () => import('./documents/safety-page.tsx');
const safetyDocument: Load = () => import('./documents/document-page.tsx');
const settings: Load = () => import('./settings/settings-page.tsx');
const profile: Load = () => import('./users/profile-page.tsx');
const history: Load = () => import('./history/history-page.tsx');
const people: Load = () => import('./users/people-page.tsx');
const assistant: Load = () => import('./assistant/assistant-page.tsx');
const ttsTest: Load = () => import('./speech/tts-test-page.tsx');
const ttsIsolated: Load = () => import('./speech/tts-isolated-page.tsx');
const notFound: Load = () => import('./layout/not-found-page.tsx');

const publicPages = pagesAt([
  [screens.login, login],
  [screens.auth, login],
  [screens.ttsIsolated, ttsIsolated],
]);

/** The first that fits is shown; the last fits everything. */
const signedInPages = pagesAt([
  [screens.home, dashboard],
  [screens.dashboard, dashboard],
  [screens.incidents, incidents],
  [screens.incidentEdit, editIncident],
  [screens.incidentClaim, fileClaim],
  [screens.report, report],
  // In the same file: without signal it must be there.
  [screens.reportSent, report],
  [screens.claims, claims],
  [screens.claim, claim],
  [screens.review, review],
  [screens.policy, policy],
  [screens.reviewClaim, reviewClaim],
  [screens.talks, talks],
  [screens.holdTalk, holdTalk],
  [screens.talk, talk],
  [screens.settings, settings],
  [screens.profile, profile],
  [screens.dailyBriefing, briefing],
  [screens.safety, safety],
  [screens.document, safetyDocument],
  [screens.history, history],
  [screens.assistant, assistant],
  [screens.people, people],
  [screens.ttsTest, ttsTest],
  ['*', notFound],
]);

export function App() {
  const CrewApp = crewApp.Shown;
  return (
    <>
      <FailureBoundary>
        <Suspense fallback={null}>
          <Switch>
            {publicPages.map(({ path, page: { Shown } }) => (
              <Route key={path} path={path}>
                <Shown />
              </Route>
            ))}
            <Route>
              <Guard>
                <CrewApp>
                  <SignedInPage />
                </CrewApp>
              </Guard>
            </Route>
          </Switch>
        </Suspense>
      </FailureBoundary>
      <ToastPlace />
    </>
  );
}

function SignedInPage(): ReactNode {
  const { id } = useUser();
  useEffect(() => {
    let over = false;
    const cancel = whenIdle(() => void prepareScreens(id, () => over));
    return () => {
      over = true;
      cancel();
    };
  }, [id]);
  return (
    <Switch>
      {signedInPages.map(({ path, page: { Shown } }) => (
        <Route key={path} path={path}>
          <Shown />
        </Route>
      ))}
    </Switch>
  );
}

/** True for a screen that needs no sign-in. */
export const isPublic = (path: string): boolean => publicPages.some((page) => page.path === path);

/**
 * Loads what an address shows, and what it knows of `userId` on this device; from then on it is drawn in one go.
 * Never rejects: what cannot be loaded says so when it is drawn.
 */
export async function loadScreen(path: string, userId: number | null): Promise<void> {
  if (isPublic(path)) askAppConfig();
  const page = [...publicPages, ...signedInPages].find((each) => each.path === path)?.page;
  try {
    const [crew, module] = await Promise.all([isPublic(path) ? null : crewApp.load(), page?.load()]);
    if (crew && userId !== null) await module?.readAhead?.(userId, crew.queriesOf(userId));
  } catch {
    // Said where it is drawn.
  }
}

/** Where people go from the screen that they open the app with. */
const next = [
  ...[
    screens.dashboard,
    screens.dailyBriefing,
    screens.incidents,
    screens.claims,
    screens.claim,
    screens.report,
  ],
  ...[screens.incidentEdit, screens.incidentClaim, screens.profile, screens.settings],
];

/**
 * Makes the other screens of `userId` ready to be drawn at once when they are gone to, one after the other while the
 * page has nothing else to do: their code, and what the device knows. Only where the code is on the device: over a line
 * it would cost bytes that nobody asked for. Ends early when `isOver` says so; never rejects.
 */
async function prepareScreens(userId: number, isOver: () => boolean): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  for (const path of next) {
    await nextIdle();
    if (isOver()) return;
    await loadScreen(path, userId);
  }
}

function pagesAt(table: readonly (readonly [path: string, load: Load])[]) {
  return table.map(([path, load]) => ({ path, page: loadable(load) }));
}
