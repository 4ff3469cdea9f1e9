import { sentencesOf } from '../emergency/mark-people.ts';
import { signsIn } from '../emergency/odds.ts';
import { conceptsIn } from './find-concepts.ts';

/** Deny what follows them, up to a comma or 'but'. In small letters, no letter twice. */
const DENIES =
  /^(no|not|never|nobody|none|without|nor|neither|cannot|nadie|sin|ni|nunca|tampoco|ningun|ninguno|ninguna|jamas|nothing|nada)$/;
const ENDS_DENIAL = /^(,|but|pero|sino|however|although|aunque|though|y|and|nomas|solo|only|just)$/;
/** Words behind one that denies which it still reaches. */
const REACH = 5;
/** Concepts behind one that it is paired with. */
const NEXT = 3;
const FAR = 8;
const PART = 'PART';
const EYE = /^(eye|eyes|ojo|ojos|eyeball|eyebal)[FB]?$/;
/** Change what the whole sentence tells, wherever they stand in it. */
const CHANGES =
  /^-?(MAYBE|HYP|THOUGHT|PAST|ELSEWHERE|DRILL|RULE|JOKE|NOTWORK|LATER|ORDER|RELEASE|OBSERVE|FINE|BACK|FAMILY)$/;
const ONE = '@ONE';
const SOME = '@SOME';

/**
 * What a sentence is judged by: the words, pairs and beginnings that the emergency reading knows, and the concepts it speaks of: each
 * with whether it is denied, whether somebody was spoken of before it ('the drill died', 'he died') and what follows it.
 */
export function incidentSignsIn(sentence: string): ReadonlySet<string> {
  const marked = sentencesOf(sentence);
  const words = marked.replaceAll('|', ',').replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  const signs = new Set(signsIn(marked));
  const denied: boolean[] = [];
  let reach = 0;
  for (const word of words) {
    if (ENDS_DENIAL.test(word)) reach = 0;
    denied.push(reach > 0);
    reach = DENIES.test(word) ? REACH : Math.max(0, reach - 1);
  }
  const read: { at: number; name: string }[] = [];
  for (const { concept, at, words: many } of conceptsIn(words)) {
    // 'Did not make it' is denied by none of its own words.
    read.push({ at, name: denied[at] === true ? `-${concept}` : concept });
    if (many > 1 && denied[at] !== true) signs.add(`=${concept}`);
  }
  for (const [at, word] of words.entries()) {
    if (EYE.test(word)) read.push({ at, name: 'EYE' });
    else if (/[FB]$/.test(word)) read.push({ at, name: PART });
    if (word.startsWith('@')) read.push({ at, name: /^@[di]$/.test(word) ? ONE : SOME });
    if (DENIES.test(word)) read.push({ at, name: 'NOT' });
  }
  read.sort((one, other) => one.at - other.at);
  const told = read.filter(({ name }) => !name.startsWith('@') && name !== 'NOT').length;
  for (const [place, { at, name }] of read.entries()) {
    signs.add(`#${name}`);
    const before = read.slice(0, place).findLast(({ name: one }) => /^(@|THING|ANIMAL|OTHERS)/.test(one));
    signs.add(`${before?.name ?? '0'}<${name}`);
    let next = 0;
    for (const other of read.slice(place + 1)) {
      if (other.at === at) continue;
      if (next >= NEXT || other.at - at > FAR) break;
      next += 1;
      signs.add(`${name}>${other.name}`);
      if (next === 1) signs.add(`${name}>>${other.name}`);
    }
  }
  const changes = new Set(read.map(({ name }) => name).filter((name) => CHANGES.test(name)));
  for (const change of changes)
    for (const { name } of read) if (name !== change) signs.add(`${change}&${name}`);
  if (told === 0) signs.add('#nothing');
  return signs;
}
