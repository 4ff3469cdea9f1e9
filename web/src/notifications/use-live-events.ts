import type { Notification } from '@tailboard/contract/notifications.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { calls } from '../api/addresses.ts';
import { noteSilence } from '../api/reach.ts';
import { serverAnswers } from '../api/use-answer.ts';
import { device } from '../offline/public.ts';
import { noteStream, passBriefingNews } from './live-stream.ts';

/** Ms without any loading after which the stream is opened: what the person waits for goes first. */
const QUIET_MS = 1_000;
/** Ms after which it is opened however much is still loading. */
const AT_LAST_MS = 6_000;

/** Records with something to send from which on they need every connection. */
const MANY_TO_SEND = 10;

/**
 * Follows what changes on one's records while the page is seen, and asks the server again for what is on the screen.
 * A page in the background holds no connection: a browser has six to one server, and a phone a battery. Neither does one
 * that sends much: a photo goes over that connection, and what was missed comes when the stream is opened again.
 */
export function useLiveEvents({
  newest,
  onNews,
}: {
  /** Id of the newest notification that is known: the stream goes on after it. */
  newest: () => number | undefined;
  onNews: (news: Notification) => void;
}): void {
  const queries = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let last: number | undefined;

    const hear = (event: MessageEvent<string>) => {
      last = Number(event.lastEventId);
      void queries.refetchQueries({ queryKey: serverAnswers, type: 'active' }, { cancelRefetch: false });
      onNews(JSON.parse(event.data) as Notification);
    };
    const open = () => {
      if (source !== null) return;
      const after = last ?? newest();
      source = new EventSource(after === undefined ? calls.events : `${calls.events}?after=${after}`);
      source.addEventListener('notification', hear);
      source.addEventListener('briefing', (event: MessageEvent<string>) => passBriefingNews(event.data));
      source.addEventListener('open', () => noteStream(true));
      // Refused for good (signed out, too many): the browser does not come back by itself.
      source.addEventListener('error', () => {
        noteStream(false);
        void noteSilence();
        if (source?.readyState === EventSource.CLOSED) close();
      });
    };
    const close = () => {
      source?.close();
      source = null;
      noteStream(false);
    };
    /** Whether the connection is left to what is sent. */
    let lent = false;
    const follow = () => {
      lent = sendsMuch();
      if (document.visibilityState === 'visible' && navigator.onLine && !lent) open();
      else close();
    };
    let stopHearing: (() => void) | null = null;
    const notYet = whenQuiet(() => {
      // Not at every change: a stream that was refused for good would be asked for at each of them.
      stopHearing = device.subscribe(() => {
        if (lent !== sendsMuch()) follow();
      });
      follow();
    });
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
    window.addEventListener('offline', follow);
    return () => {
      notYet();
      stopHearing?.();
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('online', follow);
      window.removeEventListener('offline', follow);
      close();
    };
  }, [queries, newest, onNews]);
}

function sendsMuch(): boolean {
  const { phase, progress } = device.syncState();
  return phase === 'sending' && progress.size >= MANY_TO_SEND;
}

/** Calls `then` once the page has loaded nothing for a while. Returns what calls it off. */
function whenQuiet(then: () => void): () => void {
  const atLast = performance.now() + AT_LAST_MS;
  let timer = setTimeout(go, QUIET_MS);
  const loading = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(go, Math.max(0, Math.min(QUIET_MS, atLast - performance.now())));
  });
  loading.observe({ type: 'resource' });
  function go() {
    loading.disconnect();
    then();
  }
  return () => {
    clearTimeout(timer);
    loading.disconnect();
  };
}
