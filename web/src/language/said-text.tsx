import { useLingui } from '@lingui/react';
import { isLeftInEnglish, said } from './said.ts';

/** A sentence of the server on the screen. Where it is only there in English, screen readers are told so. */
export function Said({ text }: { text: string }) {
  // Drawn again when the language changes.
  useLingui();
  return isLeftInEnglish(text) ? <span lang="en">{text}</span> : said(text);
}
