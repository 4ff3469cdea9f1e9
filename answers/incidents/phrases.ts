import written from './phrases.json' with { type: 'json' };

// Phrases of phrases.json: words parted by blanks, each `one|another`, a beginning `scaffold*`, `(optional)`, `@class`, `{any number of
// a class}`, and `..3`: up to three words between.

type Classes = Readonly<Record<string, string>>;
const classes: Classes = written.classes;
const DEFAULT_GAP = '3';
const MOST_OF_CLASS = 7;
/** Over such a word no gap goes: what is behind it is denied or another thing. */
const NO_GAP = '(?!(?:not|no|never|nobody|without|nadie|sin|but|pero|;) )';

/** Lower case words without accents, one blank before and after each; marks are `;`. */
export const plainWords = (text: string): string =>
  ` ${(
    text
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036F\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, '')
      .toLowerCase()
      .replaceAll(/['’`´]/g, '')
      .match(/[a-z0-9]+(?:[.,]\d+)*|[.,;:!?()\n/–—]/g) ?? []
  )
    .map((piece) => (/^[a-z0-9]/.test(piece) ? piece : ';'))
    .join(' ')} `;

function slot(text: string): string {
  const gap = /^\.\.(\d*)$/.exec(text);
  if (gap) return `(?:${NO_GAP}[a-z0-9.,]+ ){0,${gap[1] === '' ? DEFAULT_GAP : (gap[1] ?? DEFAULT_GAP)}}`;
  const inner = text.replaceAll(/^[({]|[)}]$/g, '');
  const words = inner.split('|').flatMap((one) => {
    const name = one.startsWith('@') ? one.slice(1) : text.startsWith('{') ? one : null;
    return name === null ? [one.replace('*', '[a-z]*')] : (classes[name] ?? '').split(' ');
  });
  const any = `(?:${words.join('|')}) `;
  if (text.startsWith('(')) return `(?:${any})?`;
  return text.startsWith('{') ? `(?:${any}){0,${MOST_OF_CLASS}}` : any;
}

/** Finds any of the phrases in what `plainWords` gives. */
export const phrasesAs = (phrases: readonly string[]): RegExp =>
  new RegExp(` (?:${phrases.map((phrase) => phrase.split(/\s+/).map(slot).join('')).join('|')})`, 'g');

/** The words with what the phrases say taken out. */
export const without = (words: string, phrases: RegExp): string =>
  words.replaceAll(phrases, (found) => found.replaceAll(/[a-z0-9.]+/g, '#'));

export const { places, hazards, notHazard } = written;
