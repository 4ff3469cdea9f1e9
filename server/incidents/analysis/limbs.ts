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
        !/^(saw|chipper|machine|it|its|this|that|grinder|belt|conveyor|winch|roller|press|drill|blade|table|miter|band|power|gate|door|truck|tailgate|machine|sander|mixer|sierra|maquina|esmeril|cortadora|hoist)$/.test(
          word,
        ))
    )
      return false;
    if (part.test(word)) return true;
  }
  return false;
}
