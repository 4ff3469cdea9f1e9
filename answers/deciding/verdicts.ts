import { NEGATION } from './negation.ts';

/** What a claim comes to: that something has to be done with it ('goes on the log'), or not. */
export type Verdict = Readonly<{ of: string; isDenied: boolean; at: number }>;

/** What is done, in both languages; `isDenied`: what says by itself that it is not: first aid does not go on the log. */
const verdicts: readonly Readonly<{ of: string; sign: RegExp; isDenied?: true }>[] = [
  {
    of: 'record',
    sign: /\b(?:record(?:able|ables|ed|ing|s)?|log(?:ged|s)?|(?:the|form|forma|la|osha) 30[01]|registr\w+|apunt\w+|anot\w+|medical treatment|tratamiento medico)\b(?! ?a\b)/g,
  },
  {
    of: 'record',
    sign: /\b(?:first aid(?! (?:kit|er|box|cert|train))|primeros auxilios)\b/g,
    isDenied: true,
  },
  {
    of: 'report',
    sign: /\b(?:report(?:ed|able|s|ing)?|report(?:a|ar|arlo|arse|an|amos|o)|(?:call(?:ed)?|phone|tell|told|notify) (?:it in|osha)|(?:avis|habl|llam)\w+ (?:nada )?a osha)\b/g,
  },
  { of: 'work', sign: /\b(?:work[- ]related|on the job injury|(?:es |cuenta como )?(?:del|de) trabajo)\b/g },
  { of: 'count', sign: /\b(?:counts?|counted|counting|cuent\w+|contar\w*)\b/g },
  { of: 'post', sign: /\b(?:post(?:ed|ing|s)?|hang(?:s|ing)?(?: up)?|hung|colg\w+|cuelg\w+)\b/g },
  {
    of: 'protect',
    sign: /\b(?:fall protection|tie(?:d)?[- ]off|harness(?:es)?|trench box|shoring|shored|proteccion contra caidas|amarr\w+|arnes|ademe)\b/g,
  },
];

/** In words: how far before a verdict its 'not' may stand, 'no need to put any of that on the log'. */
const REACH = 8;
/** From here on another sentence begins, whether a comma stands there or not: 'he never missed a day that stays first aid'. */
const ANEW =
  /.*(?:[,;.:?!]|\b(?:so|then|because|since|but|even though|even if|entonces|porque|pero|como|aunque|asi que)\b|\b(?:that|it|this|eso|esto)(?='?s\b| (?:is|stays|goes|counts|would|still|only|nomas|es|va|cuenta)\b)|\b(?:thats|its)\b)/;
const OFF = /\b(?:off(?: of)?|exempt from|exent[ao]s? de)\W*(?:the |our |el |la )?$/;
const NEGATIONS = new RegExp(NEGATION, 'g');

/** What a text in plain letters comes to at its end; null: nothing of the kind. */
export function verdictOf(text: string): Verdict | null {
  let last: Readonly<{ of: string; isDenied: boolean; at: number }> | null = null;
  for (const { of, sign, isDenied = false } of verdicts)
    for (const match of text.matchAll(sign))
      if (last === null || match.index > last.at) last = { of, isDenied, at: match.index };
  if (last === null) return null;
  const before = text.slice(0, last.at);
  const near = before
    .replace(ANEW, '')
    .split(/(?<=\s)/)
    .slice(-REACH)
    .join('');
  const denials = (near.match(NEGATIONS)?.length ?? 0) + Number(OFF.test(before));
  return { ...last, isDenied: (denials % 2 === 1) !== last.isDenied };
}

/** A text without the words of verdicts: what they are about. */
export const withoutVerdicts = (text: string): string =>
  verdicts.reduce((rest, { sign }) => rest.replaceAll(sign, ' '), text);
