import { useEffect, useRef } from 'react';
import { readAloud, stopReading, useAutoRead } from '../speech/public.ts';
import type { Message } from './kept-conversation.ts';
import { spokenAnswer } from './spoken-answer.ts';

/** Milliseconds between a new reply and its being read (spec, section 9). */
const PAUSE_MS = 500;

/** Reads every reply that comes while the conversation is open, where the person wants that; falls silent when it closes. */
export function useAutoReading(messages: readonly Message[]): void {
  const on = useAutoRead();
  const heard = useRef(messages.length);
  const last = messages.at(-1);
  useEffect(() => {
    if (last === undefined || last.id <= heard.current) return undefined;
    if (!on || last.role !== 'assistant') {
      heard.current = last.id;
      return undefined;
    }
    const timer = setTimeout(() => {
      heard.current = last.id;
      readAloud(spokenAnswer(last), { id: `assistant-${last.id}` });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [last, on]);
  useEffect(() => () => stopReading(), []);
}
