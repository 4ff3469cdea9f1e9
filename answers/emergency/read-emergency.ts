import { breathsIn } from './breath.ts';
import { cuedKinds } from './cues.ts';
import { answeredKinds, type Kind } from './kinds.ts';
import { sentencesOf } from './mark-people.ts';
import { emergencyOdds } from './odds.ts';

/** What a text tells: whether somebody is hurt or in mortal danger at this moment, and the harms, as they are answered. */
export type Emergency = Readonly<{ now: 'yes' | 'perhaps' | 'no'; kinds: readonly Kind[] }>;

/**
 * Odds, as their logarithm, from which on what was learned counts as certain, and from which on it is heeded: chosen by how many
 * texts of writers left out come so far (bench/learn-emergency.ts).
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
  /\b(?:recordable|osha 300|300 log|first aid or medical|log it|registrable|se (?:registra|apunta|reporta)|yesterday|last (?:week|month|year|night|spring|sumer|winter|fal)|(?:days|weeks|months|years) (?:ago|back)|in (?:19|20)\d\d|in the \d0s|is (?:at|in) the (?:hospital|er|clinic)|ambulance (?:already )?took|esta en el hospital|ayer|antier|(?:semana|mes|ano|verano) pasad[oa]|hace (?:\w+ )?(?:dias|semanas|meses|anos)|en 20\d\d|quiz|exam|drill (?:at|tomorow)|simulacro|examen|de la risa|jaja|haha|lol)\b|(?:^|\| )(?:if|what if|supose|when|whenever|si(?! ,)|cuando|suponiendo|imagine) /;
const LESS = 2.5;

const NONE: Emergency = { now: 'no', kinds: [] };

/** Reads a question or message. In doubt about a life it is 'perhaps'. Only its beginning is read (`READ_AT_MOST`). */
export function readEmergency(text: string): Emergency {
  const sentences = sentencesOf(text);
  const odds = emergencyOdds(sentences) - (NOT_NOW.test(sentences) ? LESS : 0);
  const isFloor = FLOOR.test(sentences) && !SUPPOSED.test(sentences);
  if (odds <= POSSIBLE && !isFloor) return NONE;
  const kinds = answeredKinds(kindsIn(text));
  const isSure = odds > (kinds[0] === 'general' ? SURE_OF_NO_HARM_NAMED : SURE);
  return { now: isSure ? 'yes' : 'perhaps', kinds };
}

function kindsIn(text: string): Set<Kind> {
  const kinds = cuedKinds(text);
  const breaths = breathsIn(text);
  if (breaths.includes('none')) kinds.add('not-breathing');
  if (breaths.includes('blocked')) kinds.add('choking');
  if (breaths.includes('hard')) kinds.add('breath');
  return kinds;
}
