/** What a report and its investigation say of fields 14 to 17 of the 301. */
type Told = Readonly<{
  description: string;
  /** When it happened. */
  date: Date;
  /** Of the person, where the report names it. */
  harm: string;
  /** Of the investigation. */
  timeline: readonly Readonly<{ at: string; what: string }>[];
}>;
type Narratives = Readonly<{
  beforeIncident: string;
  whatHappened: string;
  injuryOrIllness: string;
  objectOrSubstance: string;
}>;

const LONGEST = 2_000;
/** As much of a report is looked through. */
const LONGEST_READ = 5_000;
const words = (text: string): string => text.trim().split(/\s+/).join('|');

const PART = `(?:${words(
  `ankles? wrists? arms? legs? hands? fingers? fingertips? thumbs? foot feet toes? knees? hips? pelvis shoulders? elbows? back neck
  head face eyes? ears? ribs? chest skull skin forearms? calf thighs? shins? heels? palms? nose jaw tooth teeth lips? groin
  stomach abdomen spine collarbone tobillos? muñecas? brazos? piernas? manos? dedos? pies? rodillas? caderas? hombros? codos?
  espalda cuello cabeza cara ojos? costillas? pecho piel cráneo`,
)})`;
const HARMED = `(?:${words(
  `broke broken fractured cracked sprained strained twisted tore torn dislocated burned burnt crushed cut bruised lacerated smashed
  pinched injured hurt scratched scraped punctured jammed amputated rolled rompió fracturó quebró torció cortó quemó lastimó
  dislocó aplastó fracturado fracturada roto rota`,
)})`;
const HARM = `(?:${words(
  `fracture fractures laceration lacerations burn burns sprain strain concussion contusion dislocation amputation gash rash hernia
  bruise fractura cortada quemadura quemaduras esguince torcedura contusión`,
)}|heat (?:stroke|exhaustion)|golpe de calor)`;
const MINOR = '(?:(?:the|his|her|my|their|a|an|one|two|both|left|right|el|la|los|las|su|un|una|del|al)\\s+)';
/** Words at which a thing's name ends. */
const ENDS = words(
  `and but at in near while when as with to from then was were is on for that which who by because he she it they i we so after before
  during into over under off y e o pero en cerca mientras cuando con desde fue era porque él ella que por para al`,
);
const WORD = `(?!(?:${ENDS})(?!\\p{L}))[\\p{L}\\d'’-]+`;
const THING = `(${WORD}(?:\\s+${WORD}){0,4})`;
const few = (most: number): string => `(?:[\\p{L}\\d'’.-]+\\s+){0,${most}}?`;
const pattern = (text: string): RegExp => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'giu');

const HARMS = [
  pattern(`${HARMED}\\s+${MINOR}{0,3}(?:\\p{L}+\\s+)?${PART}`),
  pattern(`${HARM}(?:\\s+(?:of|to|on|in|de|en)\\s+${MINOR}{0,3}${PART})?`),
];
const THINGS = [
  pattern(
    `(?:${words('struck hit cut crushed burned burnt stung bitten pinned pinched shocked caught stabbed poked scratched splashed sprayed smashed run')})\\s+${few(4)}(?:by|on|with|in|between|against|under|over)\\s+${THING}`,
  ),
  pattern(
    `(?:fell|slipped|slid|tripped|stepped)\\s+${few(3)}(?:from|off|on|over|through|into|down)\\s+${THING}`,
  ),
  pattern(`(?:inhaled|swallowed|breathed(?:\\s+in)?|exposed\\s+to|contact\\s+with)\\s+${THING}`),
  pattern(
    `((?:the|a|an)\\s+${few(2)}\\p{L}+)\\s+(?:\\p{L}+\\s+and\\s+)?(?:hit|struck|crushed|pinned|cut|burned|fell\\s+on|landed\\s+on|rolled\\s+over|ran\\s+over|bit|stung)\\s+\\p{L}+`,
  ),
  pattern(
    `(?:cayó|resbaló|golpead[oa]|aplastad[oa]|quemad[oa]|atrapad[oa]|tropezó|cortó|golpeó|cortad[oa])\\s+${few(4)}(?:de|del|en|por|con|entre|contra)\\s+${THING}`,
  ),
];
const BEFORE = [
  pattern(`(?:while|mientras)\\s+([^.,;!?]+)`),
  pattern(`(?:as|when)\\s+(${few(3)}(?:was|were)\\s+\\p{L}+ing[^.,;!?]*)`),
  pattern(`((?:was|were)\\s+\\p{L}+ing[^.,;!?]*?)\\s*,?\\s+(?:when|and\\s+then)`),
  pattern(`(estaban?\\s+\\p{L}+ndo[^.,;!?]*?)\\s*,?\\s+cuando`),
];
const DENIED =
  /(?<!\p{L})(?:no|not|never|without|nobody|sin|nunca|didn['’]t|\p{L}+n['’]t)\s+(?:\p{L}+\s+){0,2}$/iu;
/** The clause has gone on to what happened. */
const GOES_ON = / (?:(?:when|cuando)(?!\p{L})|and (?!\p{L}+ing(?!\p{L}))|y (?!\p{L}+ndo(?!\p{L}))).*$/isu;

function found(patterns: readonly RegExp[], text: string): string[] {
  return patterns.flatMap((each) =>
    [...text.matchAll(each)].flatMap((match) => {
      const words = (match[1] ?? match[0]).trim();
      return words === '' || DENIED.test(text.slice(0, match.index)) ? [] : [words];
    }),
  );
}

const isPart = new RegExp(`(?<!\\p{L})${PART}(?!\\p{L})`, 'iu');
const once = (texts: readonly string[]): string[] =>
  texts.filter(
    (text, at) => !texts.some((other, n) => n !== at && other.includes(text) && (other !== text || n < at)),
  );

/**
 * Narratives that a case begins with, in the words of the report and of the investigation's timeline: what came before the moment is
 * field 14, the rest field 15. What neither says stays empty.
 */
export function narrativesOf({ description, date, harm, timeline }: Told): Narratives {
  const isEarlier = ({ at }: { at: string }) => Date.parse(at) < date.getTime();
  const inOrder = timeline.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const before = inOrder.filter(isEarlier).map(({ what }) => what);
  const after = inOrder.filter((entry) => !isEarlier(entry)).map(({ what }) => what);
  const text = description.slice(0, LONGEST_READ).replaceAll(/\s+/g, ' ');
  const doing = found(BEFORE, text).map((clause) => clause.replace(GOES_ON, '').trim());
  const things = found(THINGS, text).filter((thing) => !isPart.test(thing));
  const cut = (texts: readonly string[], by: string) => texts.join(by).slice(0, LONGEST).trim();
  return {
    beforeIncident: cut(before.length > 0 ? before : doing.slice(0, 1), '\n'),
    whatHappened: cut([description, ...after], '\n'),
    injuryOrIllness: harm === '' ? cut(once(found(HARMS, text)).slice(0, 3), ', ') : harm,
    objectOrSubstance: cut(once(things).slice(0, 2), ', '),
  };
}
