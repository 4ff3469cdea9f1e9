import type { Role } from '@tailboard/contract/auth.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { calls, screens } from './api/addresses.ts';
import { App, isPublic, loadScreen } from './app.tsx';
import { enter } from './auth/session.ts';
import { startEnglish } from './language/language.ts';

/** A page with its first picture in it: what the app draws before it knows anything. */
export interface FirstPaint {
  /** Of the file, without folder and ending. */
  name: string;
  /** Who may see it: anybody, or whoever is (or seems) signed in. */
  picture: 'public' | 'crew';
  /** HTML of the picture. */
  html: string;
  /** Paths which the screen asks the server for. */
  asks: readonly string[];
  /** Files of the source whose code the screen runs. */
  modules: readonly string[];
}

const crew = ['src/layout/crew-app.tsx'];
const pages = [
  { name: 'login', path: screens.login, asks: [calls.appConfig], modules: ['src/auth/login-page.tsx'] },
  {
    name: 'dashboard',
    path: screens.dashboard,
    asks: [calls.session, calls.incidents, calls.dashboardStats],
    modules: [...crew, 'src/dashboard/dashboard-page.tsx'],
  },
  {
    name: 'daily-briefing',
    path: screens.dailyBriefing,
    asks: [calls.session],
    modules: [...crew, 'src/briefing/briefing-page.tsx'],
  },
  {
    name: 'incidents',
    path: screens.incidents,
    asks: [calls.session, calls.incidents],
    modules: [...crew, 'src/incidents/incidents-page.tsx'],
  },
  {
    name: 'report',
    path: screens.report,
    asks: [calls.session],
    modules: [...crew, 'src/report/report-page.tsx'],
  },
] as const;

/** Whoever it will be: nothing of them shows. */
const somebody = { id: 0, name: '', username: '', role: '' as Role, crewId: null, jobTitle: null };

async function drawFirstPaints(): Promise<FirstPaint[]> {
  // In the language of most; whoever reads another sees no picture: before-paint.ts.
  startEnglish();
  const drawn: FirstPaint[] = [];
  for (const { name, path, asks, modules } of pages) {
    const picture = isPublic(path) ? 'public' : 'crew';
    if (picture === 'crew') enter(somebody);
    await loadScreen(path, null);
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <Router ssrPath={path}>
          <App />
        </Router>
      </I18nProvider>,
    );
    if (!html.includes('<h1')) throw new Error(`${path} could not be drawn: ${html}`);
    drawn.push({ name, picture, html, asks, modules });
  }
  return drawn;
}

/** Drawn when this module is loaded, at build time, in Node: the screens that people open the app with. */
export const firstPaints: readonly FirstPaint[] = await drawFirstPaints();
