/** Words that stand in most sentences of the one language and in none of the other. */
const ENGLISH =
  /\b(the|and|of|is|are|was|were|to|in|on|for|with|that|this|must|shall|at|by|from|it|you|your|when|not|an|be|been|has|have|had|should|will|if|or|any|each|what|how|first|then|they|their)\b/g;
const SPANISH =
  /\b(el|la|los|las|un|una|unos|unas|de|del|que|en|y|por|para|con|su|sus|se|es|son|fue|esta|estan|como|cuando|donde|debe|deben|hay|mi|mis|al|lo|le|les|pero|si|ya|usted|sobre|antes|despues|hasta|desde|segun|cual|cuales|quien|cuanto|cuantos|primero|luego|muy|cada|dice)\b/g;

/** Without accents and in lower case: how crews type is not how dictionaries write. */
export const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");

/** The language of a text by its small words and signs; null where they do not tell. */
export function languageOfText(text: string): 'en' | 'es' | null {
  const words = plain(text);
  const english = words.match(ENGLISH)?.length ?? 0;
  const signs = text.match(/[¿¡ñáéíóú]/giu)?.length ?? 0;
  const spanish = (words.match(SPANISH)?.length ?? 0) + Math.min(signs, 2);
  if (english === spanish) return null;
  return english > spanish ? 'en' : 'es';
}
