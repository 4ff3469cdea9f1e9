/** Somebody is hurt now: what is said before anything else. Also found in the answer of a model, in the same words. */

export const EMERGENCY_FIRST = {
  en: 'Call 911 now, or have someone call while you stay with the person. Keep yourself safe, and give the first aid that you are trained for.',
  es: 'Llame al 911 ahora, o pida que alguien llame mientras usted se queda con la persona. Protéjase usted y dé los primeros auxilios que sabe dar. Call 911 now, and give first aid.',
} as const;

const someone =
  '(?:(?:my|our|the|a|one of (?:my|our|the)|this) )?(?:\\w+ )?(?:buddy|coworker|co-worker|partner|friend|guy|man|woman|worker|brother|boss|foreman|operator|helper|apprentice|laborer|climber|driver|crew member|team ?mate|employee|person|somebody|someone|he|she|hes|shes|they|his|her|my|i|im|we)';
const lifeThreat =
  /\b(not|isnt|stopped|cant|cannot|barely|no longer|trouble|hard time) breath\w*|\bno pulse|\bunconscious|\bunresponsive|\b(not|isnt|wont) (responding|respond|waking|wake|moving)|\bpass(ed|ing) out|\bcollapsed\b|\bbleeding (out|bad\w*|heav\w*|hard|a lot|everywhere|from)|\bblood (is )?(everywhere|all over|gushing|pouring|spurting|squirting)|\b(gushing|spurting|squirting) blood|\b(knocked|out) cold\b|\bnot (conscious|awake)\b|\b(wont|cant|doesnt|not) stop\w* (the )?bleeding|\bheart attack|\bchest pain|\bhaving a (stroke|seizure)|\bseizure\b|\bchoking\b|\bturn(ed|ing) blue|\bimpaled\b/;
const hurtNow =
  /\b(fell|fallen|got hit|was hit|was struck|got struck|been hit|been struck|got crushed|is crushed|was crushed|crushed|pinned|trapped|stuck under|buried|got buried|caved in|electrocuted|got shocked|was shocked|got zapped|got burned|burned (his|her|my|their)|cut off (his|her|my|a|their)|(sliced|slashed|gashed|chopped|sawed|ripped|mangled|shot|stabbed) (off |open |up )?(his|her|my|their|himself|herself|myself)|cut (his|her|my|their)|lost (a|his|her|my) (finger|hand|arm|leg|foot|thumb|eye)|bleeding|run over|ran over|drowning|went (in|into|through) (his|her|my|their)|stuck in (his|her|my|their) (eye|leg|arm|hand|foot|chest|head|neck)|broke (his|her|my)|hanging in (his|her|the|a|my) harness|overdos\w+|is down|is hurt|got hurt|hurt bad|badly hurt|injured)\b/;
const urgent =
  /\b(help|now|right now|what do (i|we) do|what should (i|we) do|what to do|please|hurry|quick|emergency|first aid|911)\b/;
/** What is asked about reports, records, rights or the rules is not about somebody who lies there. */
const paperwork =
  /\b(report\w*|record\w*|log|osha|claim\w*|within how|how soon|hours|deadline|form|300|notify|paid|pay|compensation|rights?|last (year|month|week)|yesterday|train\w*|prevent\w*|how (often|many|do i (avoid|keep))|required|rule|law)\b/;
const spanish =
  /\b(no (respira|responde|reacciona|despierta|se mueve)|inconsciente|desmay\w+|sangrando|se esta desangrando|sangra mucho|se cayo|se electrocut\w+|electrocutado|infarto|ataque al corazon|convulsion\w*|se ahoga|se esta ahogando|atrapado|enterrado|sepultado|se corto|se quemo|me (corte|queme|electrocute)|esta herido|esta lastimado)\b/;
const spanishPaper = /\b(report\w+|registr\w+|norma|regla|ley|osha|plazo|horas|derecho\w*|prevenir|evitar)\b/;

/** 'Trench caved in on two guys': nobody says yet how they are. */
const CAME_DOWN_ON =
  /\b(caved in|cave in|collapsed|fell|tipped|rolled|came down) (over )?on(to)? (top of )?(a|an|my|our|the|one|two|three|four|\d+|him|her|them|some|somebody|someone) ?(guys?|man|men|worker|workers|people|person|buddy|crew|coworker|helper)?\b/;

/** Said of everybody. */
const NOBODY_HURT =
  /\b(no ?body|no one|noone|none of us) (\w+ ){0,2}(hurt|injured|harmed)\b|\b(no injur\w+|not hurt|unhurt|no one hurt)\b/;
const someoneHurt = new RegExp(`\\b${someone}\\b`);

/** Whether a question sounds as if somebody were hurt at this moment. In doubt about a life: yes. */
export function isEmergency(query: string): boolean {
  const text = query
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '');
  if (spanish.test(text) && !spanishPaper.test(text)) return true;
  if (paperwork.test(text) && !/\b(help|right now|emergency|not breathing|isnt breathing)\b/.test(text))
    return false;
  if (NOBODY_HURT.test(text) && !lifeThreat.test(text)) return false;
  if (lifeThreat.test(text) || CAME_DOWN_ON.test(text)) return true;
  if (
    /\b(caved in|collapsed|fell|tipped|rolled|hit)\b.*\b(buried|trapped|pinned|crushed|unconscious|hurt)\b/.test(
      text,
    ) &&
    !/\b(if|how|what|when|can|should|must)\b/.test(text)
  )
    return true;
  return (
    someoneHurt.test(text) &&
    hurtNow.test(text) &&
    (urgent.test(text) || !/\b(if|when|can|could|should|must|may)\b/.test(text))
  );
}
