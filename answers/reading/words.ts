/** Words of questions and passages, made comparable. Free of I/O: server and phone search with the same ones. */

import { ownOf } from './own-property.ts';
import { remembered } from './memoize.ts';

/** Letters other than those of English, which taking accents off costs twice the time of all else; most texts have none. */
// oxlint-disable-next-line no-control-regex -- the whole of ASCII and what has no letters, then quotes, dashes and '›'
const MAY_HAVE_ACCENTS = /[^\0-\u00bf\u2010-\u2027\u203a]/;

/** Lower-case words and numbers without accents, in order: '3,000 lb' → 3000, lb; '1926.1053(b)(1)' → 1926.1053, b, 1. */
export function wordsOf(text: string): string[] {
  return (
    (MAY_HAVE_ACCENTS.test(text) ? text.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : text)
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
      // '6ft' and '10kv' are a number and its unit.
      .replaceAll(
        /(\d)(?=(?:ft|feet|foot|in|inch|inches|lbs?|kv|volts?|v|db|dba|hrs?|min|mph|yrs?)\b)/g,
        '$1 ',
      )
      .match(/\d+(?:\.\d+)+|[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Words that say nothing about what is asked for: they neither find a passage nor must stand in it. */
const fillers = new Set(
  `a an the this that these those there here and or but nor so if then than as at by for from in into of off on onto out
  over to up down with without within about above below between through during before after again once under near
  i im ive me my mine we our ours us you your yours youre he him his she her they them their theirs it its hes shes theyre
  is am are was were be been being do does did doing done dont doesnt didnt isnt arent wasnt werent aint
  have has had having havent hasnt can cant cannot could couldnt will wont would wouldnt shall should shouldnt may might
  must mustnt not no yes ok okay please hey hi hello thanks thank just also too very really still even ever never always
  what whats which who whos whom whose when whens where wheres why how hows much many long far often
  tell show say says said give gives know think want wanna gonna gotta got get gets getting let lets go going sposed spose wtf lol pls plz thx shud wud cud outta lotta tryna bout hell damn dang hella
  need needs needed use uses using used have make makes made put puts take takes keep look see
  any some all each every anyone anybody someone somebody something anything everyone everybody thing things stuff
  other another same such only more most less least own
  job site jobsite guy guys dude man bro boss crew crews buddy worker workers employee employees person people
  employer company work works working
  osha rule rules law laws legal legally regulation regulations requirement requirements require requires required
  standard standards code allowed allow allows supposed ok okay true right correct exactly actually apply applies
  construction em else elses
  document documents doc docs safety safe safely cfr section sections per according
  minimum maximum min max least most number numbers amount
  mean means called like kind type sort way ways question answer explain
  its until while because sec til till gonna wanna kinda sorta lemme aint dont ya yall u ur r n w x im ima cuz cause tho
  goes gone went up every thats whats whos theres heres youre theyre weve ive id gets til
  it's until while because since against along around toward towards per via etc vs
  now today already yeah yep yup nope nah yet next soon first last new old big small good bad sure enough
  subpart confirm wed theyd mandatory teh ppl wat dat da dem abt bc rn idk thx jus wit sez hes shes youd rather than instead wonder wondering curious legit
  coworker coworkers colleague colleagues supposedly apparently please kindly
  one two three come comes came happen happens start starts stay stays around back away`.split(/\s+/),
);

export const isFiller = (word: string) => fillers.has(word);

/** Everyday words that may stand in a passage but tell little about it: they rank, and hardly count against an answer. */
const lightWords = new Set(
  `ignore word words act acting pretend ask asked asks asking find found finds finding wear wears wearing stand stands standing write writes written wrote
  help helps carry carries carried hold holding left leave leaves leaving try tries tried trying caught catch catches
  hang hung hanging heard hear hears touch touched touches fill filled fills drop dropped drops dropping grab grabbed
  pull pulled push pushed throw threw thrown turn turned turns open opened opens close closed move moved moves moving
  walk walked walking stay stayed stop stopped begin began begun finish finished end ends change changed changes
  bring brought send sent show showed shown seen saw look looked looking watch feel feels felt think thought
  know knew known remember forgot forget happen happened believe guess hope wait waits waited waiting
  yesterday tonight morning mornings afternoon evening night nights week weekend month moment while couple bunch few
  lot lots plenty piece pieces bit half full empty whole part parts side sides place places spot area
  real quick easy hard simple different special particular certain specific general usual normal common extra
  alone together away everywhere somewhere anywhere inside outside beside behind front middle center
  day days time times ever always sometimes often again later early late already
  ground floor top bottom bad good better best worse wrong fine nice great huge tiny little heavy
  guess basically literally actually honestly anyway maybe probably exactly almost nearly kinda sorta
  boss foreman super lead hand hands helper fella folks dude ya
  tall high deep wide far long close near low short thick fast loud hot cold steep heavy strong soon early
  tight room rooms corner run runs running ran try
  want wants wanted cool took taken takes single suitable ones crazy nuts weird awesome chance
  maybe supposed figure figured deal matter matters issue issues problem problems trouble
  talk talking talks told telling saying says ask care cares mind minds plan plans
  lets keep keeps kept keeping leave leaving hit hits pick picks picking set sets setting
  jump jumps jumped sit sits sitting lay lays laid laying lying reach reaching stick sticks
  mess messed messing play playing call calling stuff item items
  everyday regular ordinary plain paper
  laborer laborers helpers mate mates folks pal pals dudes gal
  biggest largest smallest tallest highest deepest widest longest shortest heaviest farthest furthest
  closest steepest hottest coldest loudest lowest fastest greatest strongest latest earliest
  type types main usually mostly often together otherwise instead either neither both
  decide decides deciding choose count counts counted counting
  friday monday today tonight hour minute second month year weeks
  upstairs downstairs outdoors indoors outdoor indoor
  reuse reused redo fix fixed check anymore thru til till sec secs
  shut last lasts lasting longer real weird seems seem seeing forever
  anyhow besides whenever wherever whichever
  limit limits feet foot inch inches pounds lbs minutes hours days years degrees percent mph`.split(/\s+/),
);

/** Of the same stem as an everyday word, and none. */
const NOT_LIGHT = /^generators?$/;

export const isLight = (word: string) =>
  lightWords.has(word) || (lightStems().has(stemOf(word)) && !NOT_LIGHT.test(word));

let ofLight: ReadonlySet<string> | null = null;
/** Made when first asked for, since stems are read further down. */
const lightStems = () => (ofLight ??= new Set([...lightWords].map(stemOf)));

const irregular: Readonly<Record<string, string>> = {
  feet: 'foot',
  ft: 'foot',
  inches: 'inch',
  men: 'man',
  teeth: 'tooth',
  knives: 'knife',
  axes: 'axe',
  fell: 'fall',
  fallen: 'fall',
  held: 'hold',
  worn: 'wear',
  wore: 'wear',
  stood: 'stand',
  dug: 'dig',
  digging: 'dig',
  lbs: 'pound',
  lb: 'pound',
  hrs: 'hour',
  hr: 'hour',
  mins: 'minut',
  yrs: 'year',
  dba: 'db',
  decibel: 'db',
  decibels: 'db',
  kilovolt: 'kv',
  kilovolts: 'kv',
  died: 'die',
  dies: 'die',
  dying: 'die',
  dead: 'die',
  death: 'die',
  deaths: 'die',
  tying: 'tie',
  tied: 'tie',
  ties: 'tie',
  lying: 'lie',
  broke: 'break',
  broken: 'break',
  froze: 'freez',
  frozen: 'freez',
  heard: 'hear',
  burnt: 'burn',
  harness: 'harness',
  harnesses: 'harness',
  gases: 'gas',
  buses: 'bus',
  anchorage: 'anchor',
  anchorages: 'anchor',
  employees: 'employe',
  electrocuted: 'electr',
  electrocution: 'electr',
};

const MOST_STEMS = 50_000;

/**
 * The part of a word that its forms share (Porter's algorithm, with the trade's irregular forms): securing → secur. Why no
 * library's: docs/decisions/011-safety-documents.md, 'Our own stemmer'.
 */
export const stemOf = remembered(
  (word) =>
    ownOf(irregular, word) ??
    (SHORT_PLURAL.test(word) ? word.slice(0, 3) : null) ??
    (word.length < 4 || /\d/.test(word) ? plainPlural(word) : porter(word)),
  MOST_STEMS,
);

/** 'days', 'pays': of words of three letters, which have no ending to lose. */
const SHORT_PLURAL = /^[a-z]{2}[^sui]s$/;

const plainPlural = (word: string) =>
  /^[a-z]{2}s$/.test(word) && !/(ss|us|is|as)$/.test(word) ? word.slice(0, 2) : word;

const CONSONANTS = '(?:[^aeiouy]|(?<![^aeiou])y|^y)';
const vowelIn = /[aeiou]|[^aeiou]y/;
const measureOf = (stem: string) =>
  stem.replaceAll(/[^aeiouy]+y/g, 'ca').match(/[aeiouy][^aeiouy]/g)?.length ?? 0;
const endsShort = new RegExp(`${CONSONANTS}[aeiouy][^aeiouywx]$`);

function porter(word: string): string {
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
