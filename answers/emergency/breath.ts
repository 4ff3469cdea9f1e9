import { sentencesOf } from './mark-people.ts';

/** Who does not breathe, and who has something stuck in the throat: said in these words it is so, whatever was learned. */
export type Breath = 'none' | 'blocked';

/** What one breathes in, drowns in or is held by is not stuck in the throat. */
const NOT_STUCK =
  '(?:the |all the |all this |that |this |el |la |los |tanto |todo el )?(?:smoke|dust|fumes?|gas|exhaust|vapors?|air|water|humo|polvo|gases?|vapor(?:es)?|agua|olor|aire|calor|quimicos?|cable|soga|cuerda|mecate|arnes)\\b';

/** As sentencesOf writes them: no letter twice, parts of bodies marked. */
const SIGNS: Readonly<Record<Breath, RegExp>> = {
  none: new RegExp(
    [
      'not( even| really)? breathing(?! (right|wel|god|normal|normaly|easy|enough|so|to|properly))',
      'no breath(e|ing)',
      '(stoped|quit|no longer|neither) (is )?breathing',
      '(does|do|did|wil) not breathe',
      'no (esta |estan )?respira(ndo|n)?(?! (bien|normal|mucho|muy|bn))',
      '(dejo|dejado|paro) de respirar',
      'sin respirar',
      'no (tiene|trae) respiracion',
    ].join('|'),
  ),
  blocked: new RegExp(
    [
      `chok(?:e|es|ed|ing)(?! (?:@[ou]|to death by|up)\\b)(?! (?:on|from|with|in) ${NOT_STUCK})`,
      '(stuck|lodged|caught|down)( \\w+){0,3} (in|down)? ?(@h|@m|the) (throat[FB]?|windpipe|wrong pipe)',
      'heimlich|wrong pipe',
      'atragant\\w+',
      `(?:ahog|asfixi)\\w+ (?:con|por) (?!${NOT_STUCK})\\w+`,
      '(ator|trab|ataj|atraves)\\w+( \\w+){0,6} en (la|su) (garganta[FB]?|pescuezo[FB]?|traquea)',
      '(trago|swalowed)( \\w+){0,5} (no (puede )?respir\\w*|cannot (breathe|talk))',
    ].join('|'),
  ),
};

const begins = (sign: RegExp) => new RegExp(`(?<![\\w@])(?:${sign.source})(?!\\w)`);
const signs = {
  none: begins(SIGNS.none),
  blocked: begins(SIGNS.blocked),
} satisfies typeof SIGNS;

/** Who does not wake up is not to be sat up, however the breath goes. */
const NOT_AWAKE =
  /\b(?:unconscious|unresponsive|pas+ed out|blacked out|limp|(?:not|wil not|does not|canot|cannot) (?:be )?(?:awake|wake|waking|woken|respond\w*)|desmay\w+|inconsciente|no (?:despierta|responde|reaciona))\b/;

const GASPS = /\b(?:gasping|gasps?|boque\w+)\b/;

/** How somebody breathes as a text tells it, the worst first. */
export function breathsIn(query: string): Breath[] {
  const text = sentencesOf(query).replaceAll(/ ?[|,] ?/g, ' | ');
  const found = (['none', 'blocked'] as const).filter((breath) => signs[breath].test(text));
  // Gasps of somebody who does not wake up are no breathing.
  return NOT_AWAKE.test(text) && GASPS.test(text) && !found.includes('none') ? ['none', ...found] : found;
}
