import { breathsIn } from './breath.ts';
import { harmShares } from './harms.ts';
import { isDamageOnly } from './damage.ts';
import { answeredKinds, type Kind } from './kinds.ts';
import { sentencesOf } from './mark-people.ts';
import { emergencyOdds } from './odds.ts';

/** What a text tells: whether somebody is hurt or in mortal danger at this moment, and the harms, as they are answered. */
export type Emergency = Readonly<{ now: 'yes' | 'perhaps' | 'no'; kinds: readonly Kind[] }>;

/**
 * Odds, as their logarithm, from which on what was learned counts as certain, and from which on it is heeded: chosen by how many
 * texts of writers left out come so far (answers/training/learn-emergency.ts).
 */
const SURE = -1;
/** Where no harm is named that we know. */
const SURE_OF_NO_HARM_NAMED = 1;
const POSSIBLE = -2;

/** Said of nothing else, whatever was learned: then 911 comes first at least. As mark-people.ts writes them. */
const FLOOR =
  /\b(?:(?:not|barely) breathing|stoped breathing|man down|(?:send|need) (?:an )?ambulance|cal 911 now|(?:ya )?no (?:esta )?respira(?:ndo)?|hombre caido|manden (?:una )?ambulancia)\b/;
/** What is supposed or asked in general is not. */
const SUPPOSED =
  /\b(?:if|when|whenever|suppose|drill|quiz|test|exam|training|class|video|movie|should|would|does|si|cuando|simulacro|examen|curso|platica|pelicula|deb\w+)\b/;

/**
 * Words of paper, of the past and of what is only supposed, by which the odds fall: what was learned has too few of them, and
 * a question about a record is to be answered.
 */
const NOT_NOW =
  /\b(?:recordable|osha 300|300 log|first aid or medical|log it|registrable|se (?:registra|apunta|reporta)|yesterday|last (?:week|month|year|night|spring|sumer|winter|fal)|(?:days|weeks|months|years) (?:ago|back)|in (?:19|20)\d\d|in the \d0s|is (?:at|in) the (?:hospital|er|clinic)|ambulance (?:already )?took|esta en el hospital|ayer|antier|(?:semana|mes|ano|verano) pasad[oa]|hace (?:\w+ )?(?:dias|semanas|meses|anos)|en 20\d\d|quiz|exam|drill (?:at|tomorow)|simulacro|examen|(?:nobody|no one|nadie) (?:is |was |got |esta |salio |se )?(?:hurt|injured|herid\w+|lastim\w+)|de la risa|jaja|haha|lol)\b|(?:^|\| )(?:if|what if|supose|when|whenever|si(?! ,)|cuando|suponiendo|imagine) /;
const LESS = 2.5;

const NONE: Emergency = { now: 'no', kinds: [] };

/** Reads a question or message. In doubt about a life it is 'perhaps'. Only its beginning is read (`READ_AT_MOST`). */
export function readEmergency(text: string): Emergency {
  const sentences = sentencesOf(text);
  const odds = emergencyOdds(sentences) - (NOT_NOW.test(sentences) ? LESS : 0);
  const isFloor = FLOOR.test(sentences) && !SUPPOSED.test(sentences);
  if ((odds <= POSSIBLE || isDamageOnly(sentences)) && !isFloor) return NONE;
  const kinds = answeredKinds(sharesIn(text, sentences), clauseKinds(sentences));
  const isSure = odds > (kinds[0] === 'general' ? SURE_OF_NO_HARM_NAMED : SURE);
  return { now: isSure ? 'yes' : 'perhaps', kinds };
}

/** Where another harm may be told: 'his leg is broken and he cannot breathe'. */
const CLAUSES = / ?(?:[|,]| (?:and|also|plus|but|y|e|ademas|tambien) ) ?/;
/** From here on a clause is about this harm. */
const SURE_OF_CLAUSE = 0.75;
/** Shorter ones say too little by themselves. In words. */
const LEAST_CLAUSE = 3;

/** The harm that each clause by itself is about. */
const clauseKinds = (sentences: string): Kind[] =>
  sentences
    .split(CLAUSES)
    .filter((clause) => clause.split(' ').length >= LEAST_CLAUSE)
    .flatMap((clause) =>
      [...harmShares(clause)].flatMap(([kind, share]) => (share >= SURE_OF_CLAUSE ? [kind] : [])),
    );

/** Said of nothing but of somebody touched by current, whatever was learned. As mark-people.ts writes them. */
const TOUCHED_BY_CURRENT =
  /\b(?:(?:got|get|geting|gets|been|was|were|is being|just) (?:shocked|zaped|lit up)|(?:shocked|zaped) (?:by|on|of) (?:the|a)|(?:hung up|stuck|frozen?|froze) (?:on|to|onto) (?:the|a) (?:\w+ )?(?:line|wire|panel|primary|cord|cable)|electrocut\w+|(?:pegad|prendid|agarad)[oa]s? (?:al?|del?|en)(?: la)? (?:\w+ )?(?:cable|linea|coriente|alambre|tablero|panel)|(?:agaro|pego|prendio|tumbo) la coriente|(?:dio|dieron) (?:un |unos )?toques?)\b/;

/** How likely each harm is: as learned, and certain where it is said outright. */
function sharesIn(text: string, sentences: string): ReadonlyMap<Kind, number> {
  const shares = new Map(harmShares(sentences));
  const breaths = breathsIn(text);
  if (breaths.includes('none')) shares.set('not-breathing', 1);
  if (breaths.includes('blocked')) shares.set('choking', 1);
  if (TOUCHED_BY_CURRENT.test(sentences) && !isOfMachine(shares)) shares.set('current', 1);
  return shares;
}

/** Somebody in a machine that touches a line is told to stay in it. */
const isOfMachine = (shares: ReadonlyMap<Kind, number>) =>
  (shares.get('machine-line') ?? 0) > (shares.get('current') ?? 0);
