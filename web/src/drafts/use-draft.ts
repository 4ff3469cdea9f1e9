import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { device, type Draft } from '../offline/public.ts';
import { failureSentence } from './failure-sentence.ts';

/** Milliseconds of typing that a killed page may lose. */
const TYPING_MS = 300;

interface DraftOptions {
  userId: number;
  /** Which form: see Draft. */
  kind: string;
  /** As it was loaded; null: there is none yet. */
  loaded: Draft | null;
  /** What the form holds now. */
  read: () => { step: string; values: unknown };
  /** Step and the like: kept at once when it changes. */
  at: string;
  /** Whether anything was entered: an untouched form is not kept. */
  isTouched: () => boolean;
}

export interface KeptDraft {
  /** The draft as last kept; names the report and its files. */
  draft: Draft | null;
  /** Keeps the form now. Throws a DeviceSaveError. With `always` also a form in which nothing was entered yet. */
  keep: (always?: 'always') => Promise<Draft | null>;
  /** Keeps it within a moment, for every key; a failure is said in `problem`. */
  keepSoon: () => void;
  /** Keeps it now, without waiting; a failure is said in `problem`. */
  keepNow: () => void;
  /** Why the device does not keep it; undefined while it does. */
  problem: string | undefined;
  /**
   * Keeps nothing more from here on, because the report is being saved or thrown away. Waits for what is under way only
   * where it gives the report its name.
   */
  close: () => Promise<Draft | null>;
  /** Closes it and throws it away with its files; what is kept after `reopen` is a new one. */
  discard: () => Promise<void>;
  /** Takes `close` back, when the save failed. */
  reopen: () => void;
}

/** Keeps an unfinished form on the device: while it is filled in, when a field is left, and when the page is hidden. */
export function useDraft({ userId, kind, loaded, read, at, isTouched }: DraftOptions): KeptDraft {
  const [draft, setDraft] = useState(loaded);
  const [problem, setProblem] = useState<string>();
  const latest = useRef(loaded);
  /** What was kept last, as text: leaving a field in which nothing was changed costs no write. */
  const keptText = useRef<string>(undefined);
  const closed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One after the other, each with what the form holds when its turn comes: an older one never overwrites a newer.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const form = useRef({ read, isTouched });
  useLayoutEffect(() => {
    form.current = { read, isTouched };
  });

  const keep = useCallback(
    (always?: 'always'): Promise<Draft | null> => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const turn = last.current.then(async () => {
        if (closed.current) return latest.current;
        if (!always && latest.current === null && !form.current.isTouched()) return null;
        const now = form.current.read();
        const text = JSON.stringify(now);
        if (!always && latest.current !== null && text === keptText.current) return latest.current;
        const kept = await device.drafts.save({ userId, kind, draft: latest.current, ...now });
        latest.current = kept;
        keptText.current = text;
        // Screens need its name only: the form is not drawn again for every key.
        setDraft((before) => (before?.localId === kept.localId ? before : kept));
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
    if (timer.current === undefined) timer.current = setTimeout(keepNow, TYPING_MS);
  }, [keepNow]);

  const keptAt = useRef(at);
  useEffect(() => {
    if (keptAt.current === at) return;
    keptAt.current = at;
    keepNow();
  }, [at, keepNow]);

  /** The page may be gone before the device's database has written. */
  const keepTyping = useEffectEvent(() => {
    if (closed.current || (latest.current === null && !form.current.isTouched())) return;
    const now = form.current.read();
    if (latest.current !== null && JSON.stringify(now) === keptText.current) return;
    device.drafts.keepTyping({ userId, kind, draft: latest.current, ...now });
  });
  const onLeaving = useEffectEvent(keepNow);
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState !== 'hidden') return;
      keepTyping();
      onLeaving();
    };
    document.addEventListener('visibilitychange', onHidden);
    document.addEventListener('focusout', onLeaving);
    // The database is closed then: what is typed last is kept as text.
    window.addEventListener('pagehide', keepTyping);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      document.removeEventListener('focusout', onLeaving);
      window.removeEventListener('pagehide', keepTyping);
      keepNow();
    };
  }, [keepNow]);

  const close = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    closed.current = true;
    device.drafts.forgetTyping(userId, kind);
    if (latest.current === null) await last.current;
    return latest.current;
  }, [userId, kind]);
  const discard = useCallback(async () => {
    await close();
    await last.current;
    await device.drafts.discard(userId, kind);
    latest.current = null;
    keptText.current = undefined;
    setDraft(null);
  }, [close, userId, kind]);
  const reopen = useCallback(() => {
    closed.current = false;
  }, []);
  return { draft, keep, keepNow, keepSoon, problem, close, discard, reopen };
}
