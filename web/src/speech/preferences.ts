import { DEFAULT_VOICE, MAX_SPEED, MIN_SPEED, voices } from '@tailboard/contract/speech-terms.ts';
import type { Voice } from '@tailboard/contract/speech.ts';
import { storedPreference, useStoredPreference } from '../ui/stored-preference.ts';

const ttsVoice = storedPreference('ttsVoice');
const ttsSpeed = storedPreference('ttsSpeed');

/** The voice chosen on this device. */
export const chosenVoice = (): Voice => voices.find(({ id }) => id === ttsVoice.read())?.id ?? DEFAULT_VOICE;
export const chooseVoice = (voice: Voice): void => ttsVoice.write(voice === DEFAULT_VOICE ? null : voice);
export function useVoice(): Voice {
  useStoredPreference(ttsVoice);
  return chosenVoice();
}

/** How fast, 0.5 to 2; 1 is as a person reads. */
export function chosenSpeed(): number {
  const speed = Number(ttsSpeed.read() ?? 1);
  return isSpeed(speed) ? speed : 1;
}
export const isSpeed = (speed: number): boolean => speed >= MIN_SPEED && speed <= MAX_SPEED;
/** A speed outside the range changes nothing. */
export function chooseSpeed(speed: number): void {
  if (isSpeed(speed)) ttsSpeed.write(speed === 1 ? null : String(speed));
}
export function useSpeed(): number {
  useStoredPreference(ttsSpeed);
  return chosenSpeed();
}
