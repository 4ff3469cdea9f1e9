import type { Match } from './phrases.ts';
import type { Token } from './tokens.ts';

const CARRIED =
  /^(took|take|taken|taking|rushed|rush|transported|transport|transfered|transferred|transfer|airlifted|flown|brought|trasladado|trasladada|trasladaron|llevado|llevada|llevaron|llevo|sent|drove|driven|carried|admitted)$/;
const HURRIED = /^(rushed|airlifted|flown|trasladado|trasladada|trasladaron)$/;
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
    if (!name?.isName || name.isBreak || ELSEWHERE.test(name.word)) continue;
    if (NO_HOSPITAL.test(tokens[where + 1]?.word ?? '')) continue;
    const verb = carrierBefore(tokens, at);
    if (verb >= 0) found.push({ concept: 'emergencyVisit', start: verb, end: where + 1 });
  }
  return found;
}

/** The verb that carries a person there; the person is named, or the verb is a passive or says that it was urgent. */
function carrierBefore(tokens: readonly Token[], at: number): number {
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
        /^(taken|transported|transferred|transfered|driven|brought|sent|carried|llevado|llevada|llevaron|llevo|admitted)$/;
      return person || HURRIED.test(token.word) || (passive && carried.test(token.word)) ? i : -1;
    }
    if (/^(him|her|them|me|employee|worker|victim|patient|injured|laborer|operator)$/.test(token.word))
      person = true;
    if (!WHOM.test(token.word) && !token.isName) return -1;
  }
  return -1;
}
