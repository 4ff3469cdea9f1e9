import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { device, type Draft } from '../offline/public.ts';
import { failureSentence } from './failure-sentence.ts';

/** Milliseconds after the last key until what was typed is kept. */
const TYPING_PAUSE_MS = 500;

interface DraftOptions {
  userId: number;
  /** Which form: see Draft. */
  kind: string;
  /** As it was loaded; null: there is none yet. */
  loaded: Draft | null;
  /** What is to be kept now; null while nothing was entered. */
  read: () => { step: string; values: unknown } | null;
}

export interface KeptDraft {
  /** The draft as last kept; names the report and its files. */
  draft: Draft | null;
  /** Keeps the form now. Throws a DeviceSaveError. With `always` also a form in which nothing was entered yet. */
  keep: (always?: 'always') => Promise<Draft | null>;
  /** Keeps it when the typing pauses; a failure is said in `problem`. */
  keepSoon: () => void;
  /** Keeps it now, without waiting; a failure is said in `problem`. */
  keepNow: () => void;
  /** Why the device does not keep it; undefined while it does. */
  problem: string | undefined;
  /** Nothing is kept any more from here on: the report is saved, or thrown away. Waits for what is under way. */
  close: () => Promise<void>;
  /** Takes `close` back, when the save failed. */
  reopen: () => void;
}

/** Keeps an unfinished form on the device while it is filled in, and when the page is hidden, left or killed. */
export function useDraft({ userId, kind, loaded, read }: DraftOptions): KeptDraft {
  const [draft, setDraft] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(loaded);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One after the other, each with what the form holds when its turn comes: an older one never overwrites a newer.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const readNow = useRef(read);
  useEffect(() => {
    readNow.current = read;
  });

  const keep = useCallback(
    (always?: 'always'): Promise<Draft | null> => {
      clearTimeout(timer.current);
      const turn = last.current.then(async () => {
        if (closed.current) return latest.current;
        const now = readNow.current() ?? (always ? { step: '', values: null } : null);
        if (now === null) return latest.current;
        const kept = await device.drafts.save({ userId, kind, ...now });
        latest.current = kept;
        setDraft(kept);
        setProblem(undefined);
        return kept;
      });
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [userId, kind],
  );
  const keepNow = useCallback(() => {
    keep().catch((error: unknown) => setProblem(failureSentence(error)));
  }, [keep]);
  const keepSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, TYPING_PAUSE_MS);
  }, [keepNow]);

  const onLeaving = useEffectEvent(keepNow);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') onLeaving();
    };
    const onPageHide = () => onLeaving();
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onPageHide);
      keepNow();
    };
  }, [keepNow]);

  const close = useCallback(async () => {
    clearTimeout(timer.current);
    closed.current = true;
    await last.current;
  }, []);
  const reopen = useCallback(() => {
    closed.current = false;
  }, []);
  return { draft, keep, keepNow, keepSoon, problem, close, reopen };
}
