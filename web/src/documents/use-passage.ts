import { useEffect, useSyncExternalStore } from 'react';

/** Ways in which the address changes; the last two are wouter's. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

const anchorNow = (): string => {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
};

/** The passage or heading that the address names; when it is there (`shown`) it is scrolled to and focused. Empty: none is named. */
export function usePassage(shown: boolean): string {
  const anchor = useSyncExternalStore(subscribe, anchorNow);
  useEffect(() => {
    if (!shown || anchor === '') return;
    const place = document.getElementById(anchor);
    // After the page has moved the focus to its heading, and scrolled to its top.
    const frame = requestAnimationFrame(() => {
      place?.scrollIntoView({ block: 'start' });
      place?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, anchor]);
  return anchor;
}
