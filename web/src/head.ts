import { LANGUAGE_KEY, pickLanguage } from './language/pick-language.ts';
import { applyAppearance } from './ui/apply-appearance.ts';

/*
 * Stands in the head of every page and runs before anything is drawn (build/prerender.ts): colours and size of text as
 * they were chosen, the language, and whether the prerendered page fits the person. `page`: login, shell, or nothing;
 * `written`: the language it was prerendered in; `preload`: the scripts of the pages opened first, by path.
 */
const { page = '', written = '', font = '', preload = '{}' } = document.currentScript?.dataset ?? {};
const root = document.documentElement;

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
};
applyAppearance({ highContrast: read('highContrast'), textSize: read('textSize') });
const language = pickLanguage({ chosen: read(LANGUAGE_KEY), preferred: navigator.languages });
root.lang = language;

// The code of the page, while the vendor's is still on its way: it would be asked for when that has run.
const pages = JSON.parse(preload) as Readonly<Record<string, readonly string[]>>;
for (const href of pages[location.pathname] ?? []) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href });
  document.head.append(link);
}

// The page comes from the device, and so does the font: laid out once, with it.
const isInstalled = Boolean(navigator.serviceWorker?.controller);
if (isInstalled) {
  root.dataset['font'] = 'ours';
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: font });
  document.head.append(link);
}

const isKnown = read('user') !== null;
// The server gives the shell only to a session; the service worker gives it to everybody.
const fitsPerson = page === 'login' ? !isKnown : page === 'shell' && (isKnown || !isInstalled);
root.dataset['prerendered'] = fitsPerson && written === language ? 'fits' : 'hidden';
