import type { AskAssistant } from '@tailboard/contract/assistant.ts';

export type Language = AskAssistant['language'];

/** Words that stand in most Spanish questions and in no English one. */
const SPANISH =
  /\b(que|como|cual|cuales|cuando|donde|cuanto|cuantos|quien|porque|por que|para|mi|mis|el|la|los|las|una|del|esta|estan|paso|puedo|tengo|necesito|quiero|hay|reclamo|reclamacion|incidente|accidente|escalera|ayuda)\b/g;

/** Without accents and in lower case: how crews type is not how dictionaries write. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

/** The language to answer in: that of the question where it is plain, else that of the interface. */
export function languageOf(message: string, chosen: Language): Language {
  if (/[¿¡]/.test(message)) return 'es';
  const words = plain(message).match(SPANISH) ?? [];
  return words.length >= (/[ñáéíóú]/i.test(message) ? 1 : 2) ? 'es' : chosen;
}
