import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isWithoutName } from './api/addresses.ts';
import { App, preloadPage } from './app.tsx';
import { startSession } from './auth/session.ts';
import { startLanguage } from './language/language.ts';
import { startServiceWorker } from './layout/new-version.ts';
import { startAppearance } from './ui/appearance.ts';
import { Hydration } from './ui/hydration.tsx';
import { loadFont } from './ui/font.ts';
import { whenIdle } from './ui/when-idle.ts';
import './ui/theme.css';

preloadPage(window.location.pathname);
startAppearance();
// Whoever reports without a name is asked by nothing who they are.
const isAnonymous = isWithoutName(window.location.pathname);
if (!isAnonymous) startSession();
await startLanguage();
start();

function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const { dataset } = document.documentElement;
  const isPrerendered = dataset['prerendered'] === 'fits';
  const app = (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <InOneLanguage isPrerendered={isPrerendered} />
      </I18nProvider>
    </StrictMode>
  );
  if (isPrerendered) hydrateRoot(root, app);
  else {
    root.replaceChildren();
    delete dataset['prerendered'];
    createRoot(root).render(app);
  }
  // Not before the first screen is there: both would take its bandwidth.
  whenIdle(() => {
    void loadFont();
    if (!isAnonymous) startServiceWorker();
  });
}

/** Another language renders everything again: not all texts come from a hook. */
function InOneLanguage({ isPrerendered }: { isPrerendered: boolean }) {
  useLingui();
  return (
    <Hydration isPrerendered={isPrerendered}>
      <App />
    </Hydration>
  );
}
