import { useEffect, useRef } from 'react';
import { useAutoRead } from './auto-read.ts';
import { readAloud, stopReading } from './read-aloud.ts';

/** Milliseconds between a new reply and its being read (spec, section 9). */
const PAUSE_MS = 500;

/** `number` grows from reply to reply; `id` names its reading, as its button does. */
interface Reply {
  number: number;
  id: string;
  text: string;
}

/** Reads every reply that comes while the screen is open, where the person wants that; falls silent when it closes. */
export function useAutoReading(last: Reply | null): void {
  const on = useAutoRead();
  const { number, id, text } = last ?? { number: 0, id: '', text: '' };
  const heard = useRef(number);
  useEffect(() => {
    if (number <= heard.current) return undefined;
    if (!on) {
      heard.current = number;
      return undefined;
    }
    const timer = setTimeout(() => {
      heard.current = number;
      readAloud(text, { id });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [number, id, text, on]);
  useEffect(() => () => stopReading(), []);
}
