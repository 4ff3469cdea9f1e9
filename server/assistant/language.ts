import type { AskAssistant } from '@tailboard/contract/assistant.ts';
import { plain } from '@tailboard/answers/reading/language.ts';

export type Language = AskAssistant['language'];

/** Words that stand in most Spanish questions and in no English one. */
const SPANISH =
  /\b(que|como|cual|cuales|cuando|donde|cuanto|cuantos|quien|porque|por que|para|mi|mis|el|la|los|las|una|del|esta|estan|paso|puedo|tengo|necesito|quiero|hay|reclamo|reclamacion|incidente|accidente|escalera|ayuda|este|estos|mes|hoy|ayer|anoche|cuantas|hice|ya|se|un|con|sin|su|al|por|muy|tambien|pagan|aprobaron|reportes?|informes?|agrego|foto|contrasena|clima|mano|dedo|pie|cayo|corto)\b/g;
/** Towns and states that begin with a Spanish article. */
const PLACES =
  /\b(el (paso|centro|monte|reno|dorado)|los angeles|las (vegas|cruces)|la (grange|porte|quinta|mesa|junta)|del (rio|mar)|palo alto|con edison)\b/g;

/** The language to answer in: that of the question where it is plain, else that of the interface. */
export function languageOf(message: string, chosen: Language): Language {
  if (/[¿¡]/.test(message)) return 'es';
  const words = plain(message).replaceAll(PLACES, '').match(SPANISH) ?? [];
  return words.length >= (/[ñáéíóú]/i.test(message) ? 1 : 2) ? 'es' : chosen;
}

/** A message as the patterns look at it: plain letters, and without the signs that open a Spanish question. */
export const asAsked = (message: string): string => plain(message).replace(/^[\s¿¡"“]+/, '');
