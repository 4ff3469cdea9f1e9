import { spokenText } from '@tailboard/contract/speech-terms.ts';
import { useSyncExternalStore } from 'react';
import { browserVoiceCan, sayByBrowser } from './browser-voice.ts';
import { languagesOf, usualManner, type Manner } from './manner.ts';
import { sentencesOf } from './sentences.ts';
import { mayAskServer, soundOf } from './server-voice.ts';
import { playSound, type Playing } from './play-sound.ts';

/** What is being read. `sentence` is what is heard now, for a highlight. */
export type Reading =
  { status: 'idle' } | { status: 'generating' | 'playing' | 'paused'; id: string; sentence: string };

interface ReadAloudOptions {
  /** Names the reading, so that its button knows that it is its own. The text unless said. */
  id?: string;
  manner?: Manner;
  /** Called once: all was read, it was stopped, or no voice could read it. */
  onEnd?: (how: 'read' | 'stopped' | 'failed') => void;
}

const idle: Reading = { status: 'idle' };
let state: Reading = idle;
const listeners = new Set<() => void>();
const become = (next: Reading) => {
  state = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useReading = (): Reading => useSyncExternalStore(subscribe, () => state);

/** Whether something could read: the server, as far as is known, or a voice of the browser. */
export const canReadAloud = (): boolean => mayAskServer() || browserVoiceCan();
export { whenVoicesChange } from './browser-voice.ts';

interface Run {
  stop: AbortController;
  finish: (how: 'read' | 'stopped' | 'failed') => void;
  playing: Playing | null;
}
let run: Run | null = null;

/**
 * Reads `text` aloud sentence by sentence (browsers cut a long one), without its parts in brackets: by the server's voice,
 * the next sentence being made while one is heard, and by the browser's own where the server has none. What was being read
 * before stops.
 */
export function readAloud(text: string, options: ReadAloudOptions = {}): void {
  stopReading();
  const { id = text, manner = usualManner(), onEnd } = options;
  const sentences = sentencesOf(spokenText(text));
  const mine: Run = {
    stop: new AbortController(),
    playing: null,
    finish: (how) => {
      if (run !== mine) return;
      run = null;
      mine.stop.abort();
      mine.playing?.stop();
      become(idle);
      onEnd?.(how);
    },
  };
  run = mine;
  void readAll(mine, { id, sentences, manner }).then(
    () => mine.finish('read'),
    () => mine.finish('failed'),
  );
}

async function readAll(
  mine: Run,
  { id, sentences, manner }: { id: string; sentences: string[]; manner: Manner },
): Promise<void> {
  const { signal } = mine.stop;
  let byServer = mayAskServer();
  const languages = languagesOf(sentences, manner.language);
  const mannerAt = (at: number): Manner => ({ ...manner, language: languages[at] ?? manner.language });
  const made = new Map<number, Promise<string>>();
  const make = (at: number): Promise<string> | undefined => {
    const sentence = sentences[at];
    if (sentence === undefined || made.has(at)) return made.get(at);
    const sound = soundOf(sentence, mannerAt(at), signal);
    // Whoever waits for it hears of a failure; made ahead, nobody may be waiting yet.
    sound.catch(() => undefined);
    made.set(at, sound);
    return sound;
  };
  for (const [at, sentence] of sentences.entries()) {
    if (run !== mine) return;
    if (state.status !== 'paused') become({ status: byServer ? 'generating' : 'playing', id, sentence });
    const heard = (playing: Playing) => {
      mine.playing = playing;
      if (run === mine) become({ status: 'playing', id, sentence });
    };
    if (byServer) {
      try {
        const sound = await make(at);
        void make(at + 1);
        if (sound !== undefined) await playSound(sound, { signal, heard });
        continue;
      } catch (error) {
        if (signal.aborted) return;
        if (!browserVoiceCan()) throw error;
        byServer = false;
      }
    }
    await sayByBrowser(sentence, { manner: mannerAt(at), signal, heard });
  }
}

/** Silence, at once. Called when the screen is left, too. */
export function stopReading(): void {
  run?.finish('stopped');
}

export function pauseReading(): void {
  if (state.status !== 'playing') return;
  run?.playing?.pause();
  become({ ...state, status: 'paused' });
}

export function resumeReading(): void {
  if (state.status !== 'paused') return;
  run?.playing?.resume();
  become({ ...state, status: 'playing' });
}
