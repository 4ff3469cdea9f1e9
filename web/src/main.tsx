import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, preload } from './app.tsx';
import { startSession } from './auth/session.ts';
import { startLanguage } from './language/language.ts';
import { startServiceWorker } from './layout/new-version.ts';
import { startAppearance } from './ui/appearance.ts';
import './ui/theme.css';

startAppearance();
startLanguage();
preload(window.location.pathname);
startSession();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>
  </StrictMode>,
);

// Not before the first screen is there: filling the cache would take its bandwidth.
window.addEventListener('load', () => startServiceWorker());
