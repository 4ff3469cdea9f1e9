import { useLingui } from '@lingui/react';
import { languagesOf } from './languages-of.ts';

/** Splits after the end of a sentence or a line, and keeps all characters. */
const BETWEEN_SENTENCES = /(?<=[.!?…:][”"')\]]?\s+|\n)(?=\S)/u;

/**
 * Consecutive sentences in one language. `lang` is undefined for the page's own or an unknown one; `from`:
 * offset in the text.
 */
interface Part {
  lang: string | undefined;
  text: string;
  from: number;
}

function partsOf(text: string, pageLanguage: string): Part[] {
  const sentences = text.split(BETWEEN_SENTENCES);
  const languages = languagesOf(sentences, undefined);
  const parts: Part[] = [];
  let from = 0;
  for (const [at, sentence] of sentences.entries()) {
    const lang = languages[at] === pageLanguage ? undefined : languages[at];
    const last = parts.at(-1);
    if (last !== undefined && last.lang === lang) last.text += sentence;
    else parts.push({ lang, text: sentence, from });
    from += sentence.length;
  }
  return parts;
}

/**
 * Marks the language of each part for screen readers, e.g. of a Spanish answer that quotes an English
 * document.
 */
export function InItsLanguage({ text }: { text: string }) {
  const { i18n } = useLingui();
  return partsOf(text, i18n.locale).map((part) =>
    part.lang === undefined ? (
      part.text
    ) : (
      <span key={part.from} lang={part.lang}>
        {part.text}
      </span>
    ),
  );
}
