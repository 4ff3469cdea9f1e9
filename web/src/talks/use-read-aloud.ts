import { useEffect, useState } from 'react';

const speech = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

/** Reads texts aloud with the browser's own voice. `speak` is null where there is none. Ends when the screen is left. */
export function useReadAloud(): {
  speaking: boolean;
  speak: ((texts: readonly string[]) => void) | null;
  stop: () => void;
} {
  const [hasVoice, setHasVoice] = useState(() => (speech()?.getVoices().length ?? 0) > 0);
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    const synthesis = speech();
    if (synthesis === null) return;
    const look = () => setHasVoice(synthesis.getVoices().length > 0);
    look();
    synthesis.addEventListener('voiceschanged', look);
    return () => {
      synthesis.removeEventListener('voiceschanged', look);
      synthesis.cancel();
    };
  }, []);
  const stop = () => {
    speech()?.cancel();
    setSpeaking(false);
  };
  const speak = (texts: readonly string[]) => {
    const synthesis = speech();
    if (synthesis === null) return;
    synthesis.cancel();
    // One after the other: some browsers fall silent in the middle of a long text.
    for (const [index, text] of texts.entries()) {
      const said = new SpeechSynthesisUtterance(text);
      said.lang = 'en-US';
      if (index === texts.length - 1) said.addEventListener('end', () => setSpeaking(false));
      said.addEventListener('error', () => setSpeaking(false));
      synthesis.speak(said);
    }
    setSpeaking(true);
  };
  return { speaking, speak: hasVoice ? speak : null, stop };
}
