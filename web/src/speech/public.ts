/** What other domains may use of speech. */
export { autoRead, useAutoRead } from './auto-read.ts';
export { ReadAloudButton } from './read-aloud-button.tsx';
export { useReading } from './read-aloud.ts';
export { SpeechSettings } from './speech-settings.tsx';
export { canRecognize, listen, type Listening } from './recognition.ts';
export { canRecord, record, type Recording } from './recorder.ts';
export { writeDown } from './write-down.ts';
export { useSentenceMark } from './use-sentence-mark.ts';
export { VoiceButton } from './voice-button.tsx';
export { useAutoReading } from './use-auto-reading.ts';
