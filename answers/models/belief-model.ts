import written from './beliefs.json' with { type: 'json' };

/** What a way to say a wrong belief comes to, read when it was learned. */
export type BeliefWay = Readonly<{
  /** All its stems, and those that are no fillers. */
  stems: readonly string[];
  content: readonly string[];
  /** Stems of what it is about, without what it comes to. */
  about: readonly string[];
  /** What it comes to: that something has to be done, or not. */
  verdict: Readonly<{ of: string; isDenied: boolean }> | null;
  /** As `Claim` has them. */
  bounds: readonly string[];
  isStart: boolean;
  hasLimit: boolean;
  denials: readonly (readonly string[])[];
  lastDenials: readonly (readonly string[])[];
  /** The words around its amounts; empty: it names none. */
  amounts: string;
}>;

const [SMALL, ABOUT, ELSEWHERE] = ['~', '+', '^'];
const split = (text: string, by: string) => (text === '' ? [] : text.split(by));

/** A line of the model. */
export function readWay(line: string): BeliefWay {
  const [words = '', verdict = '', bounds = '', flags = '', denied = '', last = '0', amounts = ''] =
    line.split('|');
  const marked = split(words, ' ');
  const bare = marked.map((word) => word.replaceAll(/^[~^]|\+$/g, ''));
  const isOfIt = (at: number) => marked[at]?.startsWith(ELSEWHERE) !== true;
  const denials = split(denied, ',').map((words) => split(words, '.'));
  return {
    stems: bare.filter((_, at) => isOfIt(at)),
    content: bare.filter((_, at) => isOfIt(at) && marked[at]?.startsWith(SMALL) !== true),
    about: bare.filter((_, at) => !isOfIt(at) || marked[at]?.endsWith(ABOUT) === true),
    verdict: verdict === '' ? null : { of: verdict.replace('-', ''), isDenied: verdict.endsWith('-') },
    bounds: split(bounds, ' '),
    isStart: flags.includes('s'),
    hasLimit: flags.includes('l'),
    denials,
    lastDenials: last === '0' ? [] : denials.slice(-Number(last)),
    amounts,
  };
}

/** What `readWay` reads. */
export function writeWay(way: BeliefWay): string {
  const { stems, content, about, verdict, bounds, isStart, hasLimit, denials, lastDenials, amounts } = way;
  const words = [
    ...stems.map(
      (stem) => `${content.includes(stem) ? '' : SMALL}${stem}${about.includes(stem) ? ABOUT : ''}`,
    ),
    ...about.filter((stem) => !stems.includes(stem)).map((stem) => `${ELSEWHERE}${stem}`),
  ];
  return [
    words.join(' '),
    verdict === null ? '' : `${verdict.of}${verdict.isDenied ? '-' : ''}`,
    bounds.join(' '),
    `${isStart ? 's' : ''}${hasLimit ? 'l' : ''}`,
    denials.map((one) => one.join('.')).join(),
    lastDenials.length,
    amounts,
  ].join('|');
}

const byPage: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = written.beliefs;
const BELIEF = /^“([^”]+)”: no, /;

const kept = new Map<string, readonly BeliefWay[]>();

/** The ways to say what a paragraph of the library corrects; none for any other. */
export function beliefWays({
  documentKey,
  text,
}: Readonly<{ documentKey: string; text: string }>): readonly BeliefWay[] {
  const belief = BELIEF.exec(text)?.[1];
  const lines = belief === undefined ? undefined : byPage[documentKey]?.[belief];
  if (belief === undefined || lines === undefined) return [];
  const name = `${documentKey} ${belief}`;
  const known = kept.get(name) ?? lines.map(readWay);
  kept.set(name, known);
  return known;
}
