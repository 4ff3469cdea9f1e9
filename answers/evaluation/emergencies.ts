import { firstAid } from '../emergency/first-aid.ts';
import type { Engine } from './engine.ts';
import type { Share } from './share.ts';

/** A text that may be a cry for help, with the harm that it names. What is said is judged, not how the engine came to it. */
export type EmergencyText = Readonly<{
  id: number | string;
  lang: 'en' | 'es';
  text: string;
  kind: string;
  now: boolean;
}>;

/**
 * What an answer has to be: what the first words forbid or order before '911' (null: 911 comes first), and the sections whose
 * steps are this harm's, as page#heading.
 */
type Right = Readonly<{ forbids: RegExp | null; sections: RegExp }>;

const WRONG = 'If something goes wrong';
const on = (pages: string, heading = WRONG) => new RegExp(`^(?:${pages})#(?:${heading})$`);

const RIGHT: Readonly<Record<string, Right>> = {
  current: {
    forbids: /do not touch|no (lo |la |le |los )?toque/i,
    sections: on('electrical-safety-on-site|overhead-power-lines|line-clearance-and-approach-distances'),
  },
  'line-down': {
    forbids:
      /stay (back|away|far|in|inside)|keep (away|back|far)|(no se acerque|al[eé]jese|mant[eé]ngase (lejos|alejado)|qu[eé]dese (adentro|dentro|lejos)|no (lo |la )?toque)/i,
    sections: on(
      'overhead-power-lines|line-clearance-and-approach-distances|driving-safely|electrical-safety-on-site',
    ),
  },
  'crane-line': {
    forbids:
      /stay in(side)? |do not (leave|get out|touch)|(qu[eé]dese (adentro|dentro|en)|no (se )?(baje|salga|toque)|que nadie (toque|salga))/i,
    sections: on(
      'overhead-power-lines|line-clearance-and-approach-distances|cranes|aerial-lifts|excavations-and-trenches',
    ),
  },
  trench: {
    forbids: /do not (jump|go|get|climb|enter)|no (salte|baje|entre|se meta|brinque)/i,
    sections: on('excavations-and-trenches|trench-protective-systems'),
  },
  'confined-space': {
    forbids: /do not (go|enter|climb)|no (entre|baje|se meta)/i,
    sections: on('confined-spaces|respiratory-protection'),
  },
  water: {
    forbids: /do not (swim|go|jump|enter)|no (se meta|entre|nade|salte|se tire|brinque)/i,
    sections: on('working-over-water'),
  },
  gas: {
    forbids:
      /get (out|away)|leave|go upwind|no (spark|flame|phone)|do not (go|use|light|switch)|salga|al[eé]jese|no (entre|use|prenda|encienda|vuelva)/i,
    sections: on(
      'fire-prevention|hazard-communication|excavations-and-trenches|demolition|respiratory-protection',
    ),
  },
  fire: {
    forbids:
      /do not (run|go back|open|fight|let)|stop, drop|get (everyone )?out|no (corra|vuelva|entre|abra|deje)|(salga|al suelo|d[eé]jese caer|t[ií]rese)/i,
    sections: on(`fire-prevention|first-aid-and-bloodborne-pathogens|hot-work-and-welding`, `${WRONG}|Burns`),
  },
  suspended: {
    forbids: /do not (cut|let|leave|wait|climb)|no (corte|lo (deje|corte)|deje|espere|suba)/i,
    sections: on(
      'personal-fall-arrest-systems|fall-protection|steel-erection|tree-work-and-chippers|aerial-lifts',
      `${WRONG}|Rescue`,
    ),
  },
  'eye-chemical': {
    forbids: /do not (rub|wait|let)|no (se )?(frote|talle|espere|deje|restriegue)/i,
    sections: on(
      'eye-and-face-protection|first-aid-and-bloodborne-pathogens',
      'Chemical or concrete in the eye|Eyes',
    ),
  },
  'heat-stroke': {
    forbids: /do not (give|wait|leave|stop)|no (le )?(d[eé]|espere|deje|ofrezca)/i,
    sections: on('heat'),
  },
  'not-breathing': { forbids: null, sections: on('first-aid-and-bloodborne-pathogens', 'Not breathing') },
  choking: { forbids: null, sections: on('first-aid-and-bloodborne-pathogens', 'Choking') },
  allergy: {
    forbids: null,
    sections: on(
      'insects-snakes-and-plants|first-aid-and-bloodborne-pathogens',
      `${WRONG}|Trouble breathing`,
    ),
  },
  bleeding: {
    forbids: null,
    sections: on('first-aid-and-bloodborne-pathogens', 'Heavy bleeding|Cut-off parts'),
  },
  'chest-pain': {
    forbids: null,
    sections: on('first-aid-and-bloodborne-pathogens', 'Heart attack and stroke'),
  },
  overdose: { forbids: null, sections: on('first-aid-and-bloodborne-pathogens', 'Overdose') },
  burn: {
    forbids: /do not (use|put|pull|peel|break)|no (use|ponga|le ponga|jale|arranque|reviente|unte)/i,
    sections: on('first-aid-and-bloodborne-pathogens|fire-prevention|hot-work-and-welding', `Burns|${WRONG}`),
  },
  fall: {
    forbids: /do not (move|let)|no (lo |la |le )?(mueva|deje|levante)/i,
    sections: on(
      'fall-protection|first-aid-and-bloodborne-pathogens|ladders|head-protection',
      `Head, neck and back|${WRONG}`,
    ),
  },
  'struck-by': {
    forbids: /do not (move|let|lift|pull)|no (lo |la |le )?(mueva|deje|levante|jale)/i,
    sections: on(
      'head-protection|first-aid-and-bloodborne-pathogens|traffic-control-and-struck-by|backing-vehicles-and-equipment|rigging-and-signals|high-visibility-clothing|lockout-tagout',
      `Head, neck and back|Heavy bleeding|Broken bones|${WRONG}`,
    ),
  },
};

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Kinds of ours that have no row above: their own first aid. */
function ownRight(kind: string): Right | undefined {
  const aid = new Map(Object.entries(firstAid)).get(kind);
  if (aid === undefined) return undefined;
  const words = [aid.not?.en, aid.not?.es].flatMap((text) => (text === undefined ? [] : [literal(text)]));
  const heading = aid.section.split(' › ').at(-1) ?? '';
  return {
    forbids: words.length === 0 ? null : new RegExp(words.join('|')),
    sections: on(literal(aid.documentKey), literal(heading)),
  };
}

const SPANISH = /\b(el|la|los|las|de|que|con|una?|si|se|en|por|llame|persona|hasta)\b/gi;
const ENGLISH = /\b(the|of|and|not|with|it|if|do|to|is|until|person|you)\b/gi;
const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** The answer's own words are in one language: what it quotes too, but not the name of its source. */
function isIn(lang: 'en' | 'es', answer: string): boolean {
  const own = answer.replaceAll(/(?<=\])\n.*/g, '');
  const [english, spanish] = [count(own, ENGLISH), count(own, SPANISH)];
  return lang === 'es' ? spanish > 8 * english : english > 8 * spanish;
}

const isItem = (line: string) => /^\d+[.)] /.test(line);

/** Three to six numbered steps, or as many sentences or more in one quotation that is not cut. */
function isWhole(answer: string): boolean {
  // Of several harms each has its own list: the first one is judged.
  const [, ofFirst = ''] = answer.split(/\n(?=1[.)] )/);
  const items = ofFirst.split('\n').filter(isItem);
  if (items.length > 0)
    return items.length >= 3 && items.length <= 6 && items.every((one) => /[.!?”]$/.test(one));
  const [, quoted = ''] = /“([\s\S]*?)”/.exec(answer) ?? [];
  return quoted.split(/(?<=[.!?])\s/).length >= 3 && !quoted.includes('…') && /[.!?]$/.test(quoted);
}

const urlName = ({ documentKey, section }: { documentKey: string; section: string }) =>
  `${documentKey}#${section.split(' › ').at(-1)}`;

function judged(engine: Engine, { text, kind, lang }: EmergencyText) {
  const { answer, emergency, citations } = engine.ask(text).answer;
  const right = RIGHT[kind] ?? ownRight(kind);
  if (right === undefined) return { heard: emergency, first: false, kind: false, steps: false, lang: false };
  const begins = answer.split(/\n1[.)] |“/)[0] ?? '';
  const at911 = begins.search(/911/);
  const forbidden = right.forbids === null ? -1 : begins.search(right.forbids);
  const first =
    emergency && at911 !== -1 && (right.forbids === null || (forbidden !== -1 && forbidden < at911));
  // Several harms may be answered, the most dangerous first.
  const section = citations.some((citation) => right.sections.test(urlName(citation)));
  return {
    heard: emergency,
    first,
    kind: emergency && (section || (right.forbids !== null && forbidden !== -1)),
    steps: emergency && section && isWhole(answer),
    lang: emergency && isIn(lang, answer),
  };
}

/** How many cries for help are heard, and how many answers are right in kind, first words, steps and language. */
export function emergencyFigures(engine: Engine, texts: readonly EmergencyText[]): Record<string, Share> {
  const now = texts.filter((one) => one.now).map((one) => judged(engine, one));
  const not = texts.filter((one) => !one.now);
  const of = (what: keyof (typeof now)[number]): Share => [now.filter((one) => one[what]).length, now.length];
  return {
    heard: of('heard'),
    'false alarms': [not.filter(({ text }) => engine.ask(text).answer.emergency).length, not.length],
    kind: of('kind'),
    'first words': of('first'),
    'steps whole': of('steps'),
    language: of('lang'),
  };
}
