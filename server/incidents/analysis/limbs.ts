import type { Outcome } from './lexicon/outcomes.ts';
import type { Match } from './phrases.ts';
import type { Labels } from './subjects.ts';
import type { Token } from './tokens.ts';

const TREE =
  /^(tree|trees|branch|branches|oak|oaks|pine|pines|trunk|elm|maple|pecan|climber|arborist|arbol|chipper|bucket)$/;

/** A limb that breaks off where trees are spoken of is a branch, unless it is somebody's. */
export function isBranch(tokens: readonly Token[], match: Match<Outcome>): boolean {
  if (!match.concept.startsWith('amputation')) return false;
  const words = tokens.slice(match.start, match.end).map(({ word }) => word);
  const limb = words.findIndex((word) => /^limbs?$/.test(word));
  if (limb < 0 || words.some((word) => /^(his|her|my|their|su)$/.test(word))) return false;
  return tokens.some(({ word }) => TREE.test(word));
}
const LIMBS =
  /^(index|middle|fingers?|fingertips?|thumbs?|pink(y|ie)|toes?|hands?|arms?|legs?|foot|dedos?|pulgar|menique|manos?|brazos?|piernas?|pies?)$/;
export const EYES = /^(eyes|eyeballs|ojos)$/;
const WORN =
  /^(gloves?|sleeves?|boots?|rings?|hats?|vests?|guards?|tape|bandages?|shirt|jacket|pants|chaps|watch|nails?|guantes?|botas?|camisa|manga|una|guarda|board|boards|pipe|tag|cover|lid|cap|bolt|blade|handle|piece)$/;

/** What sticks to a part of the body and comes off it. Not what takes the part along: a ring, a glove, a chain. */
const STUCK_ON =
  /^(bandages?|bandaids?|aid|tape|dressing|sticker|scab|splint|brace|cast|wrap|paint|grease|oil|mud|dirt|dust|tar|glue|caulk|foam|bug|spider|tick|leech|ant|ants|wasp|bee|curita|venda|cinta|pintura|grasa|aceite|lodo|polvo)$/;
const ON = /^(on|onto|around|over|from|to|en|sobre|de)$/;
const WHOSE = /^(his|her|my|their|the|our|your|el|la|los|las|su|mi)$/;

/** "Tape on his hand, ripped it off": whether the part at `at` only says where something sticks. */
export function isWhereItSticks(tokens: readonly Token[], at: number): boolean {
  let i = at - 1;
  if (!WHOSE.test(tokens[i]?.word ?? '')) return false;
  i -= 1;
  if (!ON.test(tokens[i]?.word ?? '')) return false;
  return [i - 1, i - 2, i - 3].some((before) => STUCK_ON.test(tokens[before]?.word ?? ''));
}

/** "The arm of the gate". */
function isOfAThing(tokens: readonly Token[], labels: Labels, at: number): boolean {
  return tokens[at + 1]?.word === 'of' && [at + 2, at + 3].some((after) => labels[after] === 'thing');
}

/** "Caught his hand in the chipper and it ripped it off": whether a part was named before and nothing worn or held since. */
export function isOfAPart(
  tokens: readonly Token[],
  labels: Labels,
  { start, end }: Match,
  part: RegExp = LIMBS,
): boolean {
  const isTip = /^(tip|nub|stub|puntita|punta)$/.test(tokens[start]?.word ?? '');
  // "Pulled it off the lever".
  if (/^(the|a|an|that|of|from)$/.test(tokens[end]?.word ?? '')) return false;
  for (let i = start - 1; i >= Math.max(0, start - 20); i -= 1) {
    const word = tokens[i]?.word ?? '';
    if (isTip) {
      if (part.test(word)) return true;
      continue;
    }
    if (
      WORN.test(word) ||
      (labels[i] === 'thing' &&
        !/^(saw|chipper|machine|it|its|this|that|grinder|belt|conveyor|winch|roller|press|drill|blade|table|miter|band|power|gate|door|truck|tailgate|machine|sander|mixer|sierra|maquina|esmeril|cortadora|hoist|auger|pulley|fan|gears?|chain|rope|cable|shear|shears|lathe|trencher|mower)$/.test(
          word,
        ))
    )
      return false;
    if (part.test(word)) {
      if (isOfAThing(tokens, labels, i)) continue;
      return !isWhereItSticks(tokens, i);
    }
  }
  return false;
}
