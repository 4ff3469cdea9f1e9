import type { Match } from './phrases.ts';
import type { Token } from './tokens.ts';

const CARRIED =
  /^(took|take|taken|taking|rushed|rush|transported|transport|transfered|transferred|transfer|airlifted|flown|brought|trasladado|trasladada|trasladaron|llevado|llevada|llevaron|llevo|llevamos|trasladamos|sent|drove|driven|carried|admitted)$/;
const HURRIED = /^(rushed|airlifted|flown|trasladado|trasladada|trasladaron|trasladamos)$/;
const WHOM =
  /^(him|her|them|me|us|employee|worker|victim|patient|the|injured|laborer|operator|by|ground|air|ems|medic|immediately|then|also|later|was|were|to|over|in|helicopter|lo|la)$/;
/** Places a person is taken to that are no hospital. Others with a capital may be one. */
const ELSEWHERE =
  /^(home|office|trailer|shop|yard|side|shade|clinic|urgent|doctor|doctors|dr|concentra|nova|occupational|occ|jail|work|site|lunch|court|police|school|church|lowes|walmart|walgreens|cvs|pharmacy|airport|monday|tuesday|wednesday|thursday|friday|saturday|sunday|building|gate|floor|level|room|area|house|hotel|break|truck|store|warehouse|depot|casa|oficina|clinica|taller|bodega|ground|landfill|dump|unit|lab|training|safety|human|hr|dentist|street|highway|interstate|i|us|bay|dock|zone|lot|phase|tower|block|crew|osha|medical|carecenter|carenow|medexpress|corporate|dallas|houston|austin|denver|phoenix|chicago|texas|mexico)$/;

const NO_HOSPITAL = /^(depot|street|st|road|rd|office|yard|shop|clinic|urgent|building|police|jail|airport)$/;

/**
 * "Rushed to Seton", "transported her to St. Luke's": whoever is carried somewhere with a name may lie in a hospital.
 * Such a mention is a visit; what became of it is asked.
 */
export function findNamedHospitals(tokens: readonly Token[]): readonly Match<'emergencyVisit'>[] {
  const found: Match<'emergencyVisit'>[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!/^(to|a|al)$/.test(token.word)) continue;
    const where = /^(the|la|el)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
    const name = tokens[where];
    if (!name || name.isBreak || ELSEWHERE.test(name.word)) continue;
    if (NO_HOSPITAL.test(tokens[where + 1]?.word ?? '')) continue;
    if (!name.isName && (where > at + 1 || !isNameInSmall(tokens, where))) continue;
    if (isForAnErrand(tokens, where)) continue;
    const verb = carrierBefore(tokens, at, name.isName);
    if (verb >= 0) found.push({ concept: 'emergencyVisit', start: verb, end: where + 1 });
  }
  return found;
}

/** Nobody is carried "to get" or "to lunch": words that follow "took him to" and are no name of a hospital. */
const COMMON =
  /^(the|a|an|his|her|my|our|their|this|that|it|him|me|us|them|[a-z]{1,2}|\d.*|el|la|los|las|un|una|su|mi|casa|comer|ver|que|revisar|recoger|descansar|trabajar|lavar|tomar|donde|get|see|be|have|go|eat|buy|pick|check|look|do|help|make|take|sit|lay|lie|rest|cool|wash|rinse|clean|find|fix|work|talk|speak|meet|show|drop|grab|fill|sign|test|drug|drugtest|cover|another|other|one|where|each|both|every|some|breakfast|dinner|lunch|supper|water|safety|management|supervision|foreman|super|supervisor|boss|bed|town|church|prison|custody|class|orientation|court|payroll|parking|storage|headquarters|hq|management|management|staging|laydown|muster|jobsite|jobtrailer|worksite|camp|motel|apartment|room|rental|tool|tools|tent|lunchroom|breakroom|toolroom|conex|container|van|pickup|car|vehicle|ground|floor|roof|ladder|safe|safety|shower|restroom|bathroom|toilet|sink|eyewash|station|gas|home|homedepot|depot|walgreens|cvs|urgentcare|urgent|care|occmed|concentra|nextcare|patientfirst|minute|cityms|doctor|doc|docs|dr|doctors|physician|nurse|medic|chiropractor|dentist|pharmacy|clinic|clinica|company|corporate|another|different|new|light|full|regular|day|days|night|nights|next|other|second|first|third|north|south|east|west|front|back|rear|side|top|bottom|inside|outside|shore|land|sea|bank|surface|level|street|grade|standing|feet|knees|tears|death|him|work|school|training|interview|meeting|assist|retrieve|move|load|unload|haul|deliver|return|replace|repair|stop|start|finish|keep|give|put|bring|hospital|er|icu|ed|emergency|surgery|surgical|trauma|dunkin|starbucks|mcdonalds|whataburger|subway|sonic|wendys|menards|costco|target|autozone|oreilly|napa|grainger|fastenal|harbor|tractor|ferguson|sunbelt|kroger|heb|oxxo|seven|wawa|sheetz|bucees|cvs|red|boot|boots|coffee|food|ice|air|ac|higher|lower|edge|end|stairs|elevator|tank|hole|trench|cab|crane|base|central|dispatch|maintenance|mechanic|hotel|bus|train|stop|rig|pad|lease|well|pole|line|fence|tree|nearest|closest)$/;
const AFTER_NAME =
  /^(and|y|for|by|with|in|on|at|where|after|before|because|when|while|cause|due|via|right|from|hospital|medical|regional|memorial|med|er|they|he|she|dont|do|we|no|not|now|last|this|today|yesterday|tonight|around|about|immediately|quick|fast|para|por|con|en|porque|donde|general|county|university|health|center)$/;

/** "Drove him to Wawa for coffee". */
function isForAnErrand(tokens: readonly Token[], where: number): boolean {
  return [1, 2].some(
    (k) =>
      tokens[where + k]?.word === 'for' &&
      /^(coffee|lunch|breakfast|food|water|drinks?|gloves|boots|parts|tools|supplies|ice|gatorade|material|materials|bandaids?|fuel|gas)$/.test(
        tokens[where + k + 1]?.word ?? '',
      ),
  );
}

/** "Rushed him to parkland", "TOOK HER TO METHODIST": written without a capital, or with capitals only. */
function isNameInSmall(tokens: readonly Token[], where: number): boolean {
  if (COMMON.test(tokens[where]?.word ?? '')) return false;
  const next = tokens[where + 1];
  const last = tokens[where + 2];
  const ends = (token: Token | undefined) => !token || token.isBreak || AFTER_NAME.test(token.word);
  return ends(next) || (!COMMON.test(next?.word ?? '') && !ELSEWHERE.test(next?.word ?? '') && ends(last));
}

/** The verb that carries a person there; the person is named, or the verb is a passive or says that it was urgent. */
function carrierBefore(tokens: readonly Token[], at: number, isName: boolean): number {
  let person = false;
  for (let i = at - 1; i >= at - 6; i -= 1) {
    const token = tokens[i];
    if (!token || token.isBreak) return -1;
    if (CARRIED.test(token.word)) {
      const previous = tokens[i - 1];
      const before = !previous || previous.isBreak ? 'was' : previous.word;
      const passive = /^(was|were|been|being|is|got|fue|fueron|then|immediately|lo|la|le|he|she)$/.test(
        before,
      );
      const carried =
        /^(taken|transported|transferred|transfered|driven|brought|sent|carried|llevado|llevada|llevaron|llevo|llevamos|admitted)$/;
      return person ||
        (isName && HURRIED.test(token.word)) ||
        (passive && (carried.test(token.word) || HURRIED.test(token.word)))
        ? i
        : -1;
    }
    if (/^(him|her|them|me|employee|worker|victim|patient|injured|laborer|operator)$/.test(token.word))
      person = true;
    if (!WHOM.test(token.word) && !token.isName) return -1;
  }
  return -1;
}
