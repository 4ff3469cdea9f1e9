import { besidesSubject, prepositions } from './lexicon/people.ts';
import { things } from './lexicon/things.ts';
import { wordClasses } from './lexicon/word-classes.ts';
import type { Match } from './phrases.ts';
import type { Labels } from './subjects.ts';
import { be, between, isThing } from './subjects.ts';
import type { Token } from './tokens.ts';

const THINGS = new Set(things);
const ARTICLE = /^(the|a|an|our|this|that|these|those|its|el|la|los|las|un|una|unos|unas|al|del)$/;
/** Only after these an unknown word is a thing: "el beto" is somebody. */
const ENGLISH_ARTICLE = /^(the|a|an|our|its)$/;
const BETWEEN = /^(again|all|totally|really|still|also|both|almost|just|then|two|three|four|half)$/;
/** "The flagperson", "the new hire", "the scaffolder": an unknown word that may mean somebody. */
const MAY_BE_SOMEBODY =
  /(er|or|man|men|ist|ant|ee|ian|person|people|folks|help|hire|boss|crew|hand|mate|victim|body|soul)s?$/;
/** "The fall was fatal": what kills is not what died. */
const HAPPENING =
  /^(explosion|blast|accident|incident|fall|collapse|crash|wreck|collision|fire|flash|arc|shock|impact|blow|injury|injuries|heat|rescue|case|outcome|result|situation|event|strike|burn|burns|wound|cut|scene|time|way|morning|afternoon|night|day|hospital|end|back|front|side|top|bottom|caida|golpe|accidente|choque)$/;
const BODY = new Set<string>([...wordClasses.body, ...wordClasses.part, ...wordClasses.bone]);
/** "Shocked the breaker back on". */
BODY.delete('back');
const PASSIVE = /^(was|were|is|are|been|being|got|get|gets|getting|be|fue|fueron|quedo|quedaron|salio)$/;

const NOBODY = /^(el|la|lo|le|se|los|las|we|they|all|both|one|two|three|hand|hands)$/;
const isPersonLabel = (label: Labels[number]) =>
  label !== undefined && label !== 'thing' && label !== 'animal';

function namesThing(tokens: readonly Token[], labels: Labels, at: number, isUnknownEnough: boolean): boolean {
  const token = tokens[at];
  if (!token || token.isBreak || isPersonLabel(labels[at])) return false;
  if (labels[at] !== undefined || THINGS.has(token.word)) return !/^(it|that|this)$/.test(token.word);
  if (!isUnknownEnough || token.isName || token.word.length < 3 || /^\d/.test(token.word)) return false;
  return !(
    BODY.has(token.word) ||
    HAPPENING.test(token.word) ||
    MAY_BE_SOMEBODY.test(token.word) ||
    prepositions.has(token.word)
  );
}

function hasPersonAfter(tokens: readonly Token[], labels: Labels, from: number): boolean {
  for (let i = from; i < from + 6 && tokens[i]?.sentence === tokens[from]?.sentence; i += 1)
    if (
      (isPersonLabel(labels[i]) && !NOBODY.test(tokens[i]?.word ?? '')) ||
      tokens[i]?.isName === true ||
      BODY.has(tokens[i]?.word ?? '')
    )
      return true;
  return false;
}

function isOfSubject(tokens: readonly Token[], labels: Labels, match: Match, namesVictim: boolean): boolean {
  let at = match.start - 1;
  for (let steps = 0; steps < 6; steps += 1, at -= 1) {
    const word = tokens[at]?.word ?? '';
    const isIn = word === 'in' && PASSIVE.test(tokens[at - 1]?.word ?? '');
    if (!isIn && !besidesSubject.has(word) && !BETWEEN.test(word)) break;
  }
  if (tokens[at]?.sentence !== tokens[match.start]?.sentence) return false;
  const article = [1, 2].some(
    (k) => ENGLISH_ARTICLE.test(tokens[at - k]?.word ?? '') && tokens[at - 1]?.isBreak === false,
  );
  if (!namesThing(tokens, labels, at, article && !namesVictim)) return false;
  // "Pinned under the truck dead": the thing belongs to another clause.
  for (let k = 1; k <= 3 && tokens[at - k] && !tokens[at - k]?.isBreak; k += 1) {
    const word = tokens[at - k]?.word ?? '';
    if (/^(of|de|del)$/.test(word)) break;
    if (prepositions.has(word)) return false;
    if (ARTICLE.test(word)) {
      if (
        prepositions.has(tokens[at - k - 1]?.word ?? '') &&
        !/^(of|de)$/.test(tokens[at - k - 1]?.word ?? '')
      )
        return false;
      break;
    }
  }
  return !hasPersonAfter(tokens, labels, match.end);
}

function isOfObject(tokens: readonly Token[], labels: Labels, match: Match, namesVictim: boolean): boolean {
  if (PASSIVE.test(tokens[match.start - 1]?.word ?? '')) {
    // "Quedo atrapado el camion": in Spanish the subject follows.
    if (!/^(el|la|los|las)$/.test(tokens[match.end]?.word ?? '')) return false;
  }
  if (prepositions.has(tokens[match.end - 1]?.word ?? '')) return false;
  // "Lo mato el camion".
  if (/^(lo|la|los|las|le|les|me|nos)$/.test(tokens[match.start - 1]?.word ?? '')) return false;
  let at = match.end;
  if (/^(for|of|por|de)$/.test(tokens[at]?.word ?? '')) at += 1;
  const isArticle = ARTICLE.test(tokens[at]?.word ?? '');
  if (isArticle) at += 1;
  if (isArticle && BETWEEN.test(tokens[at]?.word ?? '')) at += 1;
  const isEnglish = ENGLISH_ARTICLE.test(tokens[at - 1]?.word ?? '');
  const direct = namesThing(tokens, labels, at, isEnglish && !namesVictim);
  // "Decapitated the fire hydrant": one word may stand before the thing.
  const compound =
    isArticle &&
    !isPersonLabel(labels[at]) &&
    tokens[at]?.isName === false &&
    namesThing(tokens, labels, at + 1, false);
  return (direct || compound) && !hasPersonAfter(tokens, labels, at + 1);
}

/**
 * "The tire could not be saved", "crushed the culvert", "quedo atrapado el camion": in a report of damage, harm told of
 * something that is nobody. Where a victim may be named elsewhere only well-known things count.
 */
export function isToldOfThing(
  tokens: readonly Token[],
  labels: Labels,
  match: Match,
  namesVictim: boolean,
): boolean {
  for (let i = match.start; i < match.end; i += 1)
    if (isPersonLabel(labels[i]) && !NOBODY.test(tokens[i]?.word ?? '')) return false;
  return (
    (!namesVictim && isOfSubject(tokens, labels, match, namesVictim)) ||
    isOfObject(tokens, labels, match, namesVictim)
  );
}

const OF_A_MACHINE =
  /^(lost|sputtered|quit|stalled|blew|popped|overheated|smoked|coughed|stopped|froze|locked|seized|beeped|flickered|sparked|threw|shut|leaked|broke|started|ran|made|cut|tripped|surged|choked|backfired|boto|perdio|trono|apago|calento)$/;
const OF_A_PERSON =
  /^(when|while|as|because|that|which|who|cuando|que|fell|hit|struck|crushed|pinned|caught|killed|rolled|landed|collapsed|electrocuted|burned|cayo|golpeo|aplasto|pego)$/;
/** "The compressor lost its guard and [died]": a second verb of a clause that begins with a thing and names nobody. */
export function isOfTheThingBefore(tokens: readonly Token[], labels: Labels, start: number): boolean {
  if (!/^(died|dies|dead|murio|lifeless)$/.test(tokens[start]?.word ?? '')) return false;
  if (!/^(and|then|y|luego)$/.test(tokens[start - 1]?.word ?? '')) return false;
  let begin = start - 1;
  while (begin > 0 && !tokens[begin - 1]?.isBreak && tokens[begin - 1]?.sentence === tokens[start]?.sentence)
    begin -= 1;
  // "The neighbor's dog ran in front of the loader and was killed".
  const verb = tokens.findIndex(({ word }, i) => i > begin && i < start && be.has(word));
  if (verb > 0 && labels[verb - 1] === 'animal') return true;
  for (let i = begin; i < start - 1; i += 1) {
    const label = labels[i];
    if (label && !isThing(label)) return false;
    if (tokens[i]?.isName === true && i > begin) return false;
    if (OF_A_PERSON.test(tokens[i]?.word ?? '')) return false;
  }
  if (!tokens.slice(begin, start).some(({ word }) => OF_A_MACHINE.test(word))) return false;
  const noun = between.has(tokens[begin]?.word ?? '') ? begin + 1 : begin;
  return isThing(labels[noun]) || (isThing(labels[noun + 1]) && tokens[noun]?.isName === false);
}

/** "The neighbor's dog ran in front of the loader and was [killed]": an animal begins the clause and nobody else does. */
export function isOfAnAnimal(tokens: readonly Token[], labels: Labels, start: number): boolean {
  let begin = start;
  while (begin > 0 && !tokens[begin - 1]?.isBreak && tokens[begin - 1]?.sentence === tokens[start]?.sentence)
    begin -= 1;
  const animal = [0, 1, 2, 3].map((k) => begin + k).find((i) => labels[i] === 'animal');
  if (animal === undefined || animal >= start) return false;
  const isOwner = (i: number) => i < animal && (labels[i] === 'public' || labels[i] === 'contractor');
  for (let i = begin; i < start; i += 1) {
    const label = labels[i];
    if (i !== animal && label && !isThing(label) && !isOwner(i)) return false;
    if (tokens[i]?.isName === true && i > begin) return false;
  }
  return !labels.slice(start, start + 4).some((label) => label && !isThing(label));
}
