import type { BriefingEvent } from '@tailboard/contract/briefing.ts';
import { noSentences, sentencesOf, type Sentences } from '../language/translate.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Something new that concerns a briefing of this person: see GET /api/events. `what` null: it could not be read. */
export interface BriefingNews {
  what: BriefingEvent['what'] | null;
  /** Name of the alert or type of the report. */
  title: string;
  sentences: Sentences;
}

/** The one stream of server-sent events of this page, as the screens see it; use-live-events.ts opens and closes it. */
let open = false;
const watchers = new Set<() => void>();
const listeners = new Set<(news: BriefingNews) => void>();

export function noteStream(isOpen: boolean): void {
  if (open === isOpen) return;
  open = isOpen;
  for (const watcher of watchers) watcher();
}

/** `data` is the event's text. What cannot be read is passed on as news of an unknown kind: it is news all the same. */
export function passBriefingNews(data: string): void {
  const news = readNews(data);
  for (const listener of listeners) listener(news);
}

function readNews(data: string): BriefingNews {
  try {
    const event = JSON.parse(data) as Partial<BriefingEvent>;
    return { what: event.what ?? null, title: event.title ?? '', sentences: sentencesOf(event) };
  } catch {
    return { what: null, title: '', sentences: noSentences };
  }
}

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** True while the server can tell this page what is new. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );

/** Calls back when an alert or a near hazard is new. */
export function useBriefingNews(onNews: (news: BriefingNews) => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const listener = (news: BriefingNews) => tell(news);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
