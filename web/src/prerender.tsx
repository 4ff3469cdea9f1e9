import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { screens } from './api/addresses.ts';
import { App } from './app.tsx';
import { chooseLanguage } from './language/language.ts';
import { languages, type Language } from './language/pick-language.ts';
import { Hydration } from './ui/hydration.tsx';

export interface PrerenderedPage {
  name: 'login' | 'shell';
  language: Language;
  html: string;
  /** Files of the source whose code the page begins with. */
  modules: readonly string[];
}

const pages = [
  { name: 'login', path: screens.login, modules: ['src/auth/login-page.tsx'] },
  { name: 'shell', path: screens.dashboard, modules: ['src/layout/crew-app.tsx'] },
] as const;

/** The file of the page at an address, for the addresses that are opened first: its code is preloaded with the shell. */
export const preloadedPages: Readonly<Record<string, string>> = {
  [screens.home]: 'src/dashboard/dashboard-page.tsx',
  [screens.dashboard]: 'src/dashboard/dashboard-page.tsx',
  [screens.incidents]: 'src/incidents/incidents-page.tsx',
  [screens.report]: 'src/report/report-page.tsx',
  [screens.dailyBriefing]: 'src/briefing/briefing-page.tsx',
  [screens.recordkeeping]: 'src/recordkeeping/recordkeeping-page.tsx',
};

/** At build time, in Node: the login page, and the signed-in app before its person is known, in each language. */
async function prerenderPages(): Promise<PrerenderedPage[]> {
  const done: PrerenderedPage[] = [];
  for (const language of languages) {
    await chooseLanguage(language);
    for (const { name, path, modules } of pages) {
      const { prelude } = await prerender(
        <I18nProvider i18n={i18n}>
          <Router ssrPath={path}>
            <Hydration isPrerendered>
              <App />
            </Hydration>
          </Router>
        </I18nProvider>,
        // No part of the page is sent behind it by a script, which the content security policy refuses.
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      done.push({ name, language, html: await new Response(prelude).text(), modules });
    }
  }
  return done;
}

/** Rendered when this module is loaded: Vite closes the module runner after that. */
export const prerenderedPages: readonly PrerenderedPage[] = await prerenderPages();
