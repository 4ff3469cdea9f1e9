import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { screens } from './api/addresses.ts';
import { askAppConfig } from './api/app-config.ts';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { Guard } from './auth/guard.tsx';

interface PageModule {
  default: ComponentType;
}
type Load = () => Promise<PageModule>;

const loadCrewApp = () => import('./layout/crew-app.tsx');
const CrewApp = lazy(loadCrewApp);
const Toaster = lazy(() => import('./ui/toaster.tsx'));

const login: Load = () => import('./auth/login-page.tsx');
const dashboard: Load = () => import('./dashboard/dashboard-page.tsx');
const incidents: Load = () => import('./incidents/incidents-page.tsx');
const editIncident: Load = () => import('./incidents/edit-incident-page.tsx');
const report: Load = () => import('./report/report-page.tsx');
const settings: Load = () => import('./settings/settings-page.tsx');
const profile: Load = () => import('./users/profile-page.tsx');
const notBuilt: Load = () => import('./layout/not-built-page.tsx');
const publicNotBuilt: Load = () => import('./layout/public-not-built-page.tsx');
const notFound: Load = () => import('./layout/not-found-page.tsx');

const publicPages = pagesAt([
  [screens.login, login],
  [screens.auth, login],
  [screens.ttsIsolated, publicNotBuilt],
]);

/** The first that fits is shown; the last fits everything. */
const signedInPages = pagesAt([
  [screens.home, dashboard],
  [screens.dashboard, dashboard],
  [screens.incidents, incidents],
  [screens.incidentEdit, editIncident],
  [screens.report, report],
  [screens.settings, settings],
  [screens.profile, profile],
  [screens.dailyBriefing, notBuilt],
  [screens.claims, notBuilt],
  [screens.claim, notBuilt],
  [screens.safety, notBuilt],
  [screens.history, notBuilt],
  [screens.assistant, notBuilt],
  [screens.people, notBuilt],
  [screens.ttsTest, notBuilt],
  [screens.incidentClaim, notBuilt],
  ['*', notFound],
]);

export function App() {
  return (
    <>
      <FailureBoundary>
        <Suspense fallback={null}>
          <Switch>
            {publicPages.map(({ path, Page }) => (
              <Route key={path} path={path}>
                <Page />
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
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  );
}

function SignedInPage(): ReactNode {
  return (
    <Switch>
      {signedInPages.map(({ path, Page }) => (
        <Route key={path} path={path}>
          <Page />
        </Route>
      ))}
    </Switch>
  );
}

/** Begins to load what an address shows, without waiting for what stands around it. */
export function preload(path: string): void {
  const publicPage = publicPages.find((page) => page.path === path);
  if (publicPage) {
    askAppConfig();
    void publicPage.load();
    return;
  }
  void loadCrewApp();
  void signedInPages.find((page) => page.path === path)?.load();
}

function pagesAt(table: readonly (readonly [path: string, load: Load])[]) {
  return table.map(([path, load]) => ({ path, load, Page: lazy(load) }));
}
