import { i18n } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { options } from 'preact';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadScreen } from './app.tsx';
import { knowPerson, startSession } from './auth/session.ts';
import { readStoredUser } from './auth/stored-user.ts';
import { startLanguage } from './language/language.ts';
import { startServiceWorker } from './layout/new-version.ts';
import { startAppearance } from './ui/appearance.ts';
import { drawInTurns } from './ui/in-turn.tsx';
import { nextTask } from './ui/next-task.ts';
import { fetchOurLetters } from './ui/our-letters.ts';
import { whenIdle } from './ui/when-idle.ts';
import './ui/theme.css';

// What a drawing brings about is done in the next task, as React does it: not in a frame, which a page out of sight does not have.
options.requestAnimationFrame = (then) => void nextTask().then(then);
startAppearance();
const language = startLanguage();
startSession();
void draw();

async function draw(): Promise<void> {
  const loaded = loadScreen(window.location.pathname, readStoredUser()?.id ?? null);
  // The head of the page begins the app, which may be at hand before the rest of the page is.
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root.');
  const isInstalled = Boolean(navigator.serviceWorker?.controller);
  // The page's first picture stays until the app can draw the same; without one, what the device knows is read sooner than
  // something else could be drawn.
  if (document.documentElement.dataset['picture'] || isInstalled) await Promise.all([loaded, knowPerson()]);
  await language;
  const place = document.createElement('div');
  const drawApp = () =>
    createRoot(place).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <InOneLanguage />
        </I18nProvider>
      </StrictMode>,
    );
  if (isInstalled) {
    // It has all it needs at hand, and its person waits for nothing but this.
    root.replaceChildren(place);
    await drawInTurns(drawApp, { inOneGo: true });
  } else {
    // Outside the page, between whose steps a slow phone can do what else is asked of it: nothing stands there twice.
    await drawInTurns(drawApp);
    root.replaceChildren(place);
  }
  // Not before the first screen is there: both would take its bandwidth.
  whenIdle(() => {
    void fetchOurLetters();
    startServiceWorker();
  });
}

/** Another language is another drawing of everything: not all texts come from a hook. */
function InOneLanguage() {
  useLingui();
  return <App />;
}
