// Porter's algorithm, 90 lines for which no package is loaded. It is ours because the learned models and
// the index in the
// database are made of these very stems, and the packages (stemmer, @orama/stemmers) cut some of them
// elsewhere: a swap has to
// learn all models anew and raise TERMS_VERSION of server/documents.

const CONSONANTS = '(?:[^aeiouy]|(?<![^aeiou])y|^y)';
const vowelIn = /[aeiou]|[^aeiou]y/;
const measureOf = (stem: string) =>
  stem.replaceAll(/[^aeiouy]+y/g, 'ca').match(/[aeiouy][^aeiouy]/g)?.length ?? 0;
const endsShort = new RegExp(`${CONSONANTS}[aeiouy][^aeiouywx]$`);

/** The part of an English word that its forms share: securing → secur. */
export function porter(word: string): string {
  let stem = word;
  if (/(ss|i)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^s]s$/.test(stem)) stem = stem.slice(0, -1);
  stem = past(stem);
  if (/[^aeiou]y$/.test(stem) && vowelIn.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  for (const endings of [longEndings, middleEndings]) stem = replaceEnding(stem, endings);
  stem = dropEnding(stem);
  if (stem.endsWith('e')) {
    const rest = stem.slice(0, -1);
    if (measureOf(rest) > 1 || (measureOf(rest) === 1 && !endsShort.test(rest))) stem = rest;
  }
  return stem.endsWith('ll') && measureOf(stem.slice(0, -1)) > 1 ? stem.slice(0, -1) : stem;
}

function past(stem: string): string {
  if (stem.endsWith('eed')) return measureOf(stem.slice(0, -3)) > 0 ? stem.slice(0, -1) : stem;
  const [ending] = /(ed|ing)$/.exec(stem) ?? [];
  if (ending === undefined) return stem;
  const rest = stem.slice(0, -ending.length);
  if (!vowelIn.test(rest)) return stem;
  if (/(at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1);
  return measureOf(rest) === 1 && endsShort.test(rest) ? `${rest}e` : rest;
}

const longEndings: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['ization', 'ize'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['abli', 'able'],
  ['eli', 'e'],
];
const middleEndings: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

function replaceEnding(stem: string, endings: readonly (readonly [string, string])[]): string {
  const found = endings.find(([ending]) => stem.endsWith(ending));
  if (found === undefined) return stem;
  const rest = stem.slice(0, -found[0].length);
  return measureOf(rest) > 0 ? rest + found[1] : stem;
}

const lastEndings =
  /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|al|er|ic|ou|(?<=[st])ion)$/;

function dropEnding(stem: string): string {
  const [ending] = lastEndings.exec(stem) ?? [];
  if (ending === undefined) return stem;
  const rest = stem.slice(0, -ending.length);
  return measureOf(rest) > 1 ? rest : stem;
}
