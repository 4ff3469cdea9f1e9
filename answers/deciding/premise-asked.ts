import { quantitiesIn, type Quantity } from '../reading/quantities.ts';
import { ASKS_FOR, ASKS_WHETHER, plainOf, TAG } from './claims.ts';
import { NEGATION } from './negation.ts';

/** What a question takes to be so: that something is allowed, that it is needed, or anything else. */
export type Premise = Readonly<{
  kind: 'permission' | 'need' | 'claim';
  isNegated: boolean;
  /** Amounts that it names as what the rule says: 'we have 48 hours', 'only above 10 feet'. */
  limits: readonly Quantity[];
  /** Kinds of all amounts that it names: what does not speak of them denies nothing. */
  kinds: readonly string[];
  /** Whether a limit is told as where the rule begins and not before: 'only', 'until'. */
  isOnly: boolean;
}>;

const SAYS =
  /^(?:so |but |and |entonces |o sea |pero )?(?:i|we|you|they|he|it|the|a|an|my|our|el|la|los|las|un|una|mi|nosotros|tenemos|hay)\b/;

const PERMISSION =
  /\b(?:can|could|may|(?:it|it's|is|be) (?:ok|okay|fine|legal|allowed)|allowed to|okay? (?:to|if)|puedo|podemos|puede|pueden|se puede|permitido|permiten|esta bien)\b/;
const NEED =
  /\b(?:must|needs?|needed|have to|has to|gotta|required?|should|tengo que|tenemos que|tiene que|tienen que|hay que|debo|debe|debemos|deben|necesit\w+|obligatorio|ocupo|ocupa)\b/;
const ONLY = /\b(?:only|until|till|unless|solo|solamente|nomas|hasta)\b/;

/** Where somebody is, or what a thing measures, is no limit. */
const SITUATION =
  /\b(?:i'?m|i am|we'?re|we are|he'?s|they'?re|he|she|they|guy|man|worker|employee|somebody|someone|working|stand(?:ing)?|fell|fall|missed|lost|was|were|el|ella|trabajador|empleado|falto|perdio|estoy|estamos|esta|trabaj\w+|mide|tiene|cayo|(?:my|our|the|this|mi|la|el) \w+ (?:is|was|es|mide))(?: \w+){0,3} $/;
const BOUND =
  /(?:\b(?:within|in|up to|under|over|above|below|than|least|most|only|until|till|after|before|every|from|at|is|are|have|has|got|gets?|gives?|allows?|kept|keep|posted|lasts?|takes?|waits?|stays?|counts?|stops?|dentro de|en|hasta|de|solo|nomas|los|las|cada|es|son|tenemos|tiene|tienen|tengo|hay|dan|guard\w+|dura\w*|cuentan?|cuelga|conserv\w+)) $/;

/** What a question in the words typed takes to be so; null where it only asks for something. */
export function premiseOf(typed: string): Premise | null {
  const text = plainOf(typed);
  const isTagged = TAG.test(text);
  const body = text.replace(TAG, '');
  const isTold = isTagged || (SAYS.test(text) && !ASKS_FOR.test(text) && !text.includes('?'));
  if (!isTold && (ASKS_FOR.test(text) || !ASKS_WHETHER.test(text))) return null;
  const quantities = quantitiesIn(body);
  const limits = quantities.filter(({ kind, index }) => {
    const before = body.slice(0, index);
    return (kind === 'date' || BOUND.test(before)) && !SITUATION.test(before);
  });
  return {
    kind: PERMISSION.test(body) ? 'permission' : NEED.test(body) ? 'need' : 'claim',
    isNegated: NEGATION.test(body),
    limits: isTold || ASKS_WHETHER.test(text) ? limits : [],
    kinds: quantities.map(({ kind }) => kind),
    isOnly: ONLY.test(body),
  };
}
