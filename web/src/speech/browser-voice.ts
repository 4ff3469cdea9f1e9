import type { Manner } from './manner.ts';
import type { Playing } from './play-sound.ts';

/** Whether the browser has a voice. Voices come late: see `whenVoicesChange`. */
export const browserVoiceCan = (): boolean =>
  'speechSynthesis' in globalThis && speechSynthesis.getVoices().length > 0;

/** Calls back when the browser has found its voices, or lost them. Returns what ends it. */
export function whenVoicesChange(then: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', then);
  return () => speechSynthesis.removeEventListener('voiceschanged', then);
}

/** Says one sentence; resolves at its end. Throws where the browser cannot, and when `signal` ends it. */
export async function sayByBrowser(
  sentence: string,
  options: { manner: Manner; signal: AbortSignal; heard: (playing: Playing) => void },
): Promise<void> {
  const { manner, signal, heard } = options;
  if (!browserVoiceCan()) throw new Error('The browser has no voice.');
  const utterance = new SpeechSynthesisUtterance(sentence);
  const voice = speechSynthesis
    .getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(manner.language));
  if (voice) utterance.voice = voice;
  utterance.lang = manner.language === 'es' ? 'es-US' : 'en-US';
  utterance.rate = manner.speed;
  const stop = () => speechSynthesis.cancel();
  await new Promise<void>((resolve, reject) => {
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', () => reject(new Error('The browser’s voice failed.')));
    signal.addEventListener('abort', () => {
      stop();
      reject(new Error('The reading was stopped.'));
    });
    heard({ pause: () => speechSynthesis.pause(), resume: () => speechSynthesis.resume(), stop });
    speechSynthesis.speak(utterance);
  });
}
