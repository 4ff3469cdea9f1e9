import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { isWithoutName, screens } from './api/addresses.ts';
import { Guard } from './auth/guard.tsx';
import { ShellOutline } from './layout/shell-outline.tsx';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { useHydrated } from './ui/hydration.tsx';
import { ToastPlace } from './ui/toast-place.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const loadCrewApp = () => import('./layout/crew-app.tsx');
const CrewApp = lazy(loadCrewApp);

const AnonymousApp = lazy(() => import('./observations/anonymous-app.tsx'));

const login: Load = () => import('./auth/login-page.tsx');
const dashboard: Load = () => import('./dashboard/dashboard-page.tsx');
const briefing: Load = () => import('./briefing/briefing-page.tsx');
const incidents: Load = () => import('./incidents/incidents-page.tsx');
const incident: Load = () => import('./incidents/incident-page.tsx');
const editIncident: Load = () => import('./incidents/edit-incident-page.tsx');
const fileClaim: Load = () => import('./claims/file-claim-page.tsx');
const claims: Load = () => import('./claims/claims-page.tsx');
const claim: Load = () => import('./claims/claim-page.tsx');
const review: Load = () => import('./claims/review-page.tsx');
const reviewClaim: Load = () => import('./claims/review-claim-page.tsx');
const policy: Load = () => import('./claims/policy/policy-page.tsx');
const report: Load = () => import('./report/report-page.tsx');
const actions: Load = () => import('./actions/actions-page.tsx');
const action: Load = () => import('./actions/action-page.tsx');
const talks: Load = () => import('./talks/talks-page.tsx');
const holdTalk: Load = () => import('./talks/hold-talk-page.tsx');
const talk: Load = () => import('./talks/talk-page.tsx');
const safety: Load = () => import('./documents/safety-page.tsx');
const safetyDocument: Load = () => import('./documents/document-page.tsx');
const settings: Load = () => import('./settings/settings-page.tsx');
const profile: Load = () => import('./users/profile-page.tsx');
const history: Load = () => import('./history/history-page.tsx');
const insights: Load = () => import('./insights/insights-page.tsx');
const people: Load = () => import('./users/people-page.tsx');
const observations: Load = () => import('./observations/observations-page.tsx');
const poster: Load = () => import('./observations/poster-page.tsx');
const jobs: Load = () => import('./jobs/jobs-page.tsx');
const recordkeeping: Load = () => import('./recordkeeping/recordkeeping-page.tsx');
const recordedCase: Load = () => import('./recordkeeping/case-page.tsx');
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
  [screens.incident, incident],
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
  [screens.actions, actions],
  [screens.action, action],
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
  [screens.insights, insights],
  [screens.people, people],
  [screens.recordedCase, recordedCase],
  [screens.recordkeeping, recordkeeping],
  [screens.recordkeepingPart, recordkeeping],
  [screens.jobs, jobs],
  [screens.observations, observations],
  [screens.poster, poster],
  [screens.ttsTest, ttsTest],
  ['*', notFound],
]);

export function App() {
  const isHydrated = useHydrated();
  return (
    <>
      <FailureBoundary isPage>
        <Suspense fallback={<ShellOutline />}>
          <Switch>
            <Route path={screens.withoutName}>
              <Suspense fallback={null}>
                <AnonymousApp />
              </Suspense>
            </Route>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path}>
                <Page />
              </Route>
            ))}
            <Route>
              {isHydrated ? (
                <Guard waiting={<ShellOutline />}>
                  <CrewApp>{(path) => <SignedInPage path={path} />}</CrewApp>
                </Guard>
              ) : (
                <ShellOutline />
              )}
            </Route>
          </Switch>
        </Suspense>
      </FailureBoundary>
      <ToastPlace />
    </>
  );
}

const SignedInPage = ({ path }: { path: string }) => (
  <Switch location={path}>
    {signedInPages.map(({ path: pattern, Page }) => (
      <Route key={pattern} path={pattern}>
        <Page />
      </Route>
    ))}
  </Switch>
);

/** Starts to load the code of the page at `path`, before React asks for it. What fails is said where it is drawn. */
export function preloadPage(path: string): void {
  if (isWithoutName(path)) return;
  const isPublic = publicPages.some((page) => page.path === path);
  if (!isPublic) loadCrewApp().catch(() => undefined);
  [...publicPages, ...signedInPages]
    .find((page) => page.path === path)
    ?.load()
    .catch(() => undefined);
}

function pagesAt(table: readonly (readonly [path: string, load: Load])[]) {
  return table.map(([path, load]) => ({ path, load, Page: lazy(load) }));
}
