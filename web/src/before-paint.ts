import { LANGUAGE_KEY, pickLanguage } from './language/pick-language.ts';
import { applyAppearance } from './ui/apply-appearance.ts';
import { lastPictureOf, showLastPicture } from './ui/last-picture.ts';

/*
 * Stands in the head of every page and runs before anything is drawn (build/first-paint.ts): colours and letters as
 * they were chosen, the language, whether the page's first picture fits the person, and when the app itself begins.
 */
const {
  entry = '',
  files = '',
  spanish = '',
  picture = '',
  asks = '',
  letters = '',
} = document.currentScript?.dataset ?? {};
const root = document.documentElement;
/** Then the page comes from the device, and its files too. */
const isFromDevice = Boolean(navigator.serviceWorker?.controller);
/** Ms; a page that is not drawn (a tab in the background) begins all the same. */
const LATEST_MS = 500;

const askForApp = () => {
  for (const file of files.split(' ')) ask(file, 'script');
};
// Before anything else: local storage takes its time when the browser has just been opened.
if (isFromDevice) {
  askForApp();
  // Laid out once, with them.
  ask(letters, 'font');
  // The database takes its time as well: to be asked for anything has the browser open it.
  void indexedDB.databases?.().catch(() => []);
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
};
applyAppearance({ highContrast: read('highContrast'), textSize: read('textSize') });
// Our letters are at hand. Otherwise they come after the first screen: main.tsx.
if (isFromDevice) root.dataset['font'] = 'ours';

const language = pickLanguage({ chosen: read(LANGUAGE_KEY), preferred: navigator.languages });
root.lang = language;
// The app waits for its texts before it draws anything.
if (language === 'es') for (const file of spanish.split(' ')) ask(file, 'script');

const isKnown = read('user') !== null;
// From the server only somebody with a session gets a signed-in picture.
const fitsPerson = picture === 'public' ? !isKnown : picture === 'crew' && (isKnown || !isFromDevice);
// The pictures are in English.
const fits = fitsPerson && language === 'en';
/** As this screen was shown last, where it has kept that. */
const last = fits ? lastPictureOf(location.pathname, knownId()) : null;
// An app that is on the device is there almost as soon: to lay out a picture without content first would only delay it.
if (fits && (last || !isFromDevice)) {
  root.dataset['picture'] = picture;
}
if (fitsPerson) {
  // Nothing of theirs is on the device yet, so the server is asked while the app is still on its way.
  if (!isKnown) for (const path of asks.split(' ')) ask(path, 'fetch');
}

function knownId(): number | undefined {
  try {
    return (JSON.parse(read('user') ?? 'null') as { id?: number } | null)?.id;
  } catch {
    return undefined;
  }
}

let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  if (!isFromDevice) askForApp();
  void import(/* @vite-ignore */ entry);
};
const beginAfterPaint = () => {
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, LATEST_MS);
};
// What was shown last is what the screen is opened for: it is put in as soon as its place has been parsed, is drawn once,
// and the app waits for that.
if (last) {
  whenPictureIsParsed(() => {
    showLastPicture(last, document.querySelector('#first-paint main'));
    beginAfterPaint();
  });
} else if (fits && !isFromDevice) {
  // From the network the picture is drawn first, with the line to itself.
  beginAfterPaint();
} else begin();

/** Earlier than DOMContentLoaded, before which the browser may draw. */
function whenPictureIsParsed(then: () => void): void {
  const observer = new MutationObserver(() => {
    // What follows it: index.html.
    if (!document.querySelector('body > noscript')) return;
    observer.disconnect();
    then();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Asks for what the app will ask for by itself. */
function ask(href: string, as: 'script' | 'fetch' | 'font'): void {
  const link = document.createElement('link');
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.href = href;
  document.head.append(link);
}
