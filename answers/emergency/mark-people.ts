import {
  HE,
  HIM,
  HIS,
  I,
  MANY,
  NAMES,
  NO_PART_BEFORE,
  NO_PERSON_AFTER,
  NO_PERSON_BEFORE,
  OWN,
  PARTS,
  PEOPLE,
  SAME,
  SURE_PARTS,
} from './people-words.ts';

/** Longer texts are pasted in, not cried out: their beginning is read. Characters. */
export const READ_AT_MOST = 2500;

/** 'colapsed', 'bleding', 'fell of': letters written once or twice count the same. */
export const withoutDoubles = (text: string) =>
  text.replaceAll('feel', 'feal').replaceAll(/([a-z])\1/g, '$1');

const single = (words: Iterable<string>) => new Set([...words].map(withoutDoubles));
const people = single(PEOPLE);
const many = single(MANY);
const names = new Set(NAMES);
const own = single(OWN);
const he = single(HE);
const i = single(I);
const him = single(HIM);
const his = single(HIS);
const sureParts = single(SURE_PARTS);
const parts = single(PARTS);
const noPersonBefore = single(NO_PERSON_BEFORE);
const noPersonAfter = single(NO_PERSON_AFTER);
const noPartBefore = single(NO_PART_BEFORE);
const same = new Map(Object.entries(SAME).map(([from, to]) => [withoutDoubles(from), withoutDoubles(to)]));

/** A word as it is read: without slips of the thumb, contractions in full. In small letters, no letter twice. */
export const spelled = (word: string): string => same.get(word) ?? word;

/** Capitals that begin no name of a person. */
const NO_NAME =
  /^(I|Im|Ive|Osha|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|Texas|California)$/;

function wordsOf(query: string): { word: string; named: boolean }[] {
  const text = query
    .slice(0, READ_AT_MOST)
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\bod['’]d\b/gi, 'overdosed')
    .replaceAll(/['’`´]/g, '');
  const found = text.match(/\w+|[.?!;:\n]+|,/g) ?? [];
  return found.flatMap((raw, at) => {
    const before = found[at - 1];
    if (/^[.?!;:\n]/.test(raw)) return [{ word: '|', named: false }];
    const first = before === undefined || !/^[\w,]+$/.test(before);
    const article = before !== undefined && /^(the|a|an|el|la|los|las|un|una|x)$/i.test(before);
    const known = names.has(raw.toLowerCase()) || names.has(raw.toLowerCase().replace(/s$/, ''));
    const named = !article && (known || (!first && /^[A-Z][a-z]+$/.test(raw) && !NO_NAME.test(raw)));
    const small = withoutDoubles(raw.toLowerCase());
    return spelled(small)
      .split(' ')
      .map((word) => ({ word, named }));
  });
}

/**
 * The question with one blank between words, in small letters, its sentences ended by |, and with signs for whom it is about:
 * @d one particular person, @p a person, @i I or we, @o him, @u me or us, @h his, @m my; 'handF' and 'legB' for parts of a body.
 */
export function sentencesOf(query: string): string {
  const words = wordsOf(query);
  return words
    .map(({ word, named }, at) => {
      const before = words[at - 1]?.word ?? '';
      const twoBefore = words[at - 2]?.word ?? '';
      const after = words[at + 1]?.word ?? '';
      if (word === 'hes' || word === 'shes') return '@d is';
      if (word === 'im') return '@i am';
      if (word === 'theyre') return '@p are';
      if (word === 'they') return '@p';
      if (word === 'el' || word === 'her') return elOrHer(word, after);
      if (he.has(word)) return '@d';
      if (i.has(word)) return '@i';
      if (him.has(word))
        return /^(me|us|myself)$/.test(word) ? (word === 'me' && isSpanishVerb(after) ? 'me' : '@u') : '@o';
      if (his.has(word)) return word === 'his' ? '@h' : '@m';
      const person = people.has(word) || people.has(word.replace(/e?s$/, ''));
      if (person && word.endsWith('s') && isPart(after)) return '@h';
      if (person && !noPersonBefore.has(after) && !noPersonAfter.has(before)) {
        const particular = (own.has(before) || own.has(twoBefore)) && !many.has(word);
        return particular ? '@d' : '@p';
      }
      if (named) return isPart(after) ? '@h' : isOwnerOrIs(word) ? '@d is' : '@d';
      if (/^(\d+|one|two|six|ten|four|five|eight)$/.test(before) && /^(fet|fot|pie|pies)$/.test(word))
        return word;
      return noPartBefore.has(after) ? word : marked(word);
    })
    .join(' ');
}

/** 'mikes buried', but not 'luis'. */
const isOwnerOrIs = (word: string) => word.endsWith('s') && names.has(word.slice(0, -1)) && !names.has(word);

/** 'handF' is a part of a body, 'legB' may be one: a letter is looked for faster than all their names. */
const marked = (word: string) => (sureParts.has(word) ? `${word}F` : parts.has(word) ? `${word}B` : word);

const isPart = (word: string) => sureParts.has(word) || parts.has(word);

const isSpanishVerb = (word: string) =>
  /^(cai|corte|queme|entro|cayo|clave|duele|pego|agaro|electrocute|machuque|prense|vole|moche|dio|fue|golpe|solto|atoro|salto|salpico|pico|mordio|puedo|corto|quemo|quiero|estoy|voy|brinco|trono|aplasto)$/.test(
    word,
  );

function elOrHer(word: string, after: string): string {
  if (word === 'her') return isPart(after) ? '@h' : '@o';
  return /^(se|esta|no)$/.test(after) ? '@d' : word;
}
