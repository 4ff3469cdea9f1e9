/**
 * Whatever draws nothing: spaces, control characters, and what Unicode says is ignored where it is not known (zero-width
 * spaces and joiners, soft hyphens, variation selectors). U+2800 is a Braille cell without a dot.
 */
const UNSEEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => text.replaceAll(UNSEEN, '') === '';
