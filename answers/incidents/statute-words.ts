/**
 * The words of 29 CFR 1904.39 as crews write them, in words without accents. A sentence of an injury that has one is asked about unless
 * it denies the fact: what was learned cannot pass over it.
 */
export const STATUTE_WORDS = {
  died: / (?:died|dies|dead|deceased|killed|fatal|fatally|fatality|fatalities|death|passed away|murio|murieron|fallecio|fallecieron|fallecido|muerto|muerta|muertos|mato|perdio la vida|no pulse|not breathing|sin pulso|no respira|cpr|rcp) /,
  admitted:
    / (?:admitted|in ?patient|hospitali[sz]ed|hospitalizad[oa]s?|internad[oa]s?|internaron|ingresad[oa]s?|ingresaron|intensive care|icu|overnight|nights|noches|surgery|operated|operating|cirugia|operaron|operar|operado|burn unit|trauma (?:unit|ward)|in the hospital|en el hospital|hospital bed|keeping (?:him|her|me|them)|kept (?:him|her|me|them)|terapia intensiva|cuidados intensivos) /,
  amputation:
    / (?:amputat\w*|amputacion|amputad\w*|amputaron|severed|lost (?:a|his|her|my|two|three|the tip of (?:a|his|her|my)) (?:\w+ )?(?:finger|fingers|thumb|hand|arm|leg|foot|toe|toes|fingertip|pinky)|perdi[o]? (?:un|el|dos|tres|la) (?:dedo|dedos|mano|brazo|pierna|pie|pulgar)|(?:fingers?|thumb|hand|arm|leg|foot|toes?|pinky|fingertip|tip) (?:\w+ ){0,6}off|off (?:\w+ ){0,4}(?:fingers?|thumb|hand|arm|leg|foot|toes?|pinky|fingertip|tip)|(?:arranco|cerceno|mocho|volo|desprendio|trozo) (?:\w+ ){0,4}(?:dedos?|mano|brazo|pierna|pie|pulgar|punta)) /,
  eyeLost:
    / (?:lost (?:an|his|her|my|the|one)(?: left| right)? eye|enucleat\w*|perdio (?:un|el) ojo|tuerto|lose (?:an|his|her|my|the)(?: left| right)? eye) /,
} as const;
