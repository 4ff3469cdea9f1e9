/** Where the browser reads aloud: it has the interface, and a voice. Voices come late: see `whenVoicesChange`. */
export const canReadAloud = (): boolean =>
  'speechSynthesis' in globalThis && speechSynthesis.getVoices().length > 0;

/** Calls back when the browser has found its voices, or lost them. Returns what ends it. */
export function whenVoicesChange(then: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', then);
  return () => speechSynthesis.removeEventListener('voiceschanged', then);
}

/** Ends the reading under way; null when nothing is read. */
let end: (() => void) | null = null;

/**
 * Reads `text` with the browser's own voice, sentence by sentence: Chromium falls silent in the middle of a long one. What
 * was being read before stops. `onEnd` is called once, when all was read, or it was stopped, or the voice failed.
 */
export function readAloud(text: string, { onEnd }: { onEnd?: () => void } = {}): void {
  stopReading();
  const sentences = sentencesOf(text);
  let at = 0;
  const finish = () => {
    if (end !== finish) return;
    end = null;
    onEnd?.();
  };
  const next = () => {
    if (end !== finish) return;
    const sentence = sentences[at];
    at += 1;
    if (sentence === undefined) {
      finish();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.addEventListener('end', next);
    utterance.addEventListener('error', finish);
    speechSynthesis.speak(utterance);
  };
  end = finish;
  next();
}

/** Silence, at once. Called when the screen is left, too. */
export function stopReading(): void {
  const finish = end;
  if ('speechSynthesis' in globalThis && finish) speechSynthesis.cancel();
  finish?.();
}

/** Longest piece given to a voice in one go, characters: about fifteen seconds of speech. */
const LONGEST = 220;

/** The sentences of a text, long ones in pieces that end between words. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?…:])\s+|\n+/u);
  return sentences.flatMap(pieces).filter((sentence) => sentence !== '');
}

function pieces(sentence: string): string[] {
  const rest = sentence.trim();
  if (rest.length <= LONGEST) return [rest];
  const space = rest.lastIndexOf(' ', LONGEST);
  const cut = space > 0 ? space : LONGEST;
  return [rest.slice(0, cut), ...pieces(rest.slice(cut))];
}
