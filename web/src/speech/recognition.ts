import { i18n } from '@lingui/core';

/** The parts of the browser's speech recognition that are used; TypeScript's library does not know it. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}
type RecognitionMaker = new () => Recognition;

const maker = (): RecognitionMaker | undefined => {
  const browser = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

/** Whether the browser writes down what is said. */
export const canRecognize = (): boolean => maker() !== undefined;

export interface Listening {
  /** What was said so far still comes. */
  finish: () => void;
  /** Nothing more comes. */
  abort: () => void;
}

interface ListenOptions {
  /** Goes on after a pause, until it is finished. */
  continuous?: boolean;
  onText: (text: string, isFinal: boolean) => void;
  /** 'no-speech', 'not-allowed', 'network' … */
  onError: (code: string) => void;
  onEnd: () => void;
}

/** Listens to one utterance, or until it is finished, in the language of the interface. */
export function listen({ continuous = false, onText, onError, onEnd }: ListenOptions): Listening {
  const Maker = maker();
  if (Maker === undefined) throw new Error('This browser does not write down what is said.');
  const recognition = new Maker();
  recognition.lang = i18n.locale === 'es' ? 'es-US' : 'en-US';
  recognition.continuous = continuous;
  recognition.interimResults = true;
  recognition.addEventListener('result', (event) => {
    const results = Array.from((event as RecognitionEvent).results);
    const text = results.map((result) => result[0]?.transcript ?? '').join('');
    onText(
      text.trim(),
      results.every(({ isFinal }) => isFinal),
    );
  });
  recognition.addEventListener('error', (event) =>
    onError((event as Event & { error?: string }).error ?? ''),
  );
  recognition.addEventListener('end', onEnd);
  recognition.start();
  return { finish: () => recognition.stop(), abort: () => recognition.abort() };
}
