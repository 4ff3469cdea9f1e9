/*
 * What a screen looked like when it was shown last, as HTML in local storage: before-paint.ts puts it into the page's first
 * picture, long before the app has come and can draw the same. Imports nothing but types and plain functions, because it
 * also runs there. What changes by itself must not be shown as it was:
 * - `data-age`: holds the age of the picture's figures, which is put in anew;
 * - `data-moment`: words such as '5m ago', which are left out;
 * - `data-this-hour`: holds only in the hour in which it was drawn, and is not shown later.
 */

/** One screen keeps one picture, of the person who saw it last. */
interface LastPicture {
  userId: number;
  /** ms; the hour in which it was drawn. */
  drawnAt: number;
  /** ms; when its figures were so. */
  asOf: number;
  html: string;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** Ms after which figures are not relied on any more: then the app says so, and no picture is shown before. */
const TOO_OLD_MS = 12 * HOUR_MS;
/** Characters; local storage holds some five million for all of the app. */
const MOST = 400_000;

const keyOf = (path: string) => `lastPicture:${path}`;
const hourOf = (ms: number) => Math.floor(ms / HOUR_MS);

/** Keeps the picture of `part` for the next time that the screen at `path` is opened. */
export function keepLastPicture(path: string, part: Element, of: Pick<LastPicture, 'userId' | 'asOf'>): void {
  const copy = part.cloneNode(true) as Element;
  // The content security policy refuses styles in HTML; `show` puts them back one by one.
  for (const styled of copy.querySelectorAll('[style]')) {
    styled.setAttribute('data-style', styled.getAttribute('style') ?? '');
    styled.removeAttribute('style');
  }
  for (const moment of copy.querySelectorAll('[data-moment]')) moment.textContent = '';
  const picture: LastPicture = { ...of, drawnAt: Date.now(), html: copy.outerHTML };
  try {
    if (picture.html.length <= MOST) localStorage.setItem(keyOf(path), JSON.stringify(picture));
  } catch {
    // Full or switched off: the next time there is the empty picture.
  }
}

export function forgetLastPicture(path: string): void {
  try {
    localStorage.removeItem(keyOf(path));
  } catch {
    // There is none.
  }
}

/** The kept picture of `path`, if it is this person's and still holds. */
export function lastPictureOf(path: string, userId: number | undefined): LastPicture | null {
  const picture = read(path);
  if (picture === null || picture.userId !== userId) return null;
  const age = Date.now() - picture.asOf;
  // A clock that was set back makes every age unknown.
  return age >= 0 && age < TOO_OLD_MS && Date.now() >= picture.drawnAt ? picture : null;
}

/** Puts `picture` in the place of what `into` shows. */
export function showLastPicture(picture: LastPicture, into: Element | null): void {
  if (into === null) return;
  const now = Date.now();
  const age = now - picture.asOf;
  into.innerHTML = picture.html;
  for (const styled of into.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
  }
  for (const place of into.querySelectorAll('[data-age]')) place.textContent = ageWords(age);
  if (hourOf(now) === hourOf(picture.drawnAt)) return;
  for (const old of into.querySelectorAll<HTMLElement>('[data-this-hour]')) old.style.visibility = 'hidden';
}

/** In English, as the pictures are. */
function ageWords(ms: number): string {
  if (ms < MINUTE_MS) return 'just now';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min ago`;
  return `${Math.floor(ms / HOUR_MS)} h ago`;
}

function read(path: string): LastPicture | null {
  try {
    const value = JSON.parse(localStorage.getItem(keyOf(path)) ?? 'null') as LastPicture | null;
    return typeof value?.html === 'string' ? value : null;
  } catch {
    return null;
  }
}
