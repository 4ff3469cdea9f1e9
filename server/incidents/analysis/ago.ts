import { countAt, HOURS } from './timing.ts';
import type { Delay } from './timing.ts';
import type { Token } from './tokens.ts';

const NOW = /^(today|yesterday|tonight|now|just|hoy|ayer|anoche|ahora|apenas)$/;
const HARM =
  /^(fell|fall|slipped|tripped|hurt|injured|cut|crushed|smashed|struck|hit|pinched|pinned|caught|broke|tore|twisted|strained|sprained|burned|stepped|stuck|jammed|dropped|shocked|bit|bitten|stung|punctured|poked|scratched|scraped|nicked|bumped|cayo|callo|golpeo|lastimo|corto|quemo|machuco|torcio|resbalo|pego|piso|pico|raspo)$/;
const DAY_HOURS = 24;

interface Told {
  readonly at: number;
  readonly clause: number;
  readonly hours: readonly [least: number, most: number];
}

/** Counts clauses: at every break a new one begins. */
function clausesOf(tokens: readonly Token[]): Int32Array {
  const clauses = new Int32Array(tokens.length);
  let clause = 0;
  for (const [i, { isBreak }] of tokens.entries()) {
    if (isBreak) clause += 1;
    clauses[i] = clause;
  }
  return clauses;
}

/** "Three weeks ago", "hace tres semanas", "last week": hours before now. */
function findAgo(tokens: readonly Token[], clauses: Int32Array): Told[] {
  return tokens.flatMap(({ word }, at) => {
    const clause = clauses[at] ?? 0;
    const unit = HOURS[word];
    if (unit === undefined) return [];
    if (/^(last|pasada|pasado)$/.test(tokens[at - 1]?.word ?? '') && /^(week|month)$/.test(word))
      return [{ at, clause, hours: [unit / 4, unit * 2] as const }];
    const isAgo = tokens[at + 1]?.word === 'ago';
    const count = countAt(tokens[at - 1]) ?? countAt(tokens[at - 2]);
    const isHace = [2, 3].some((k) => /^hace$/.test(tokens[at - k]?.word ?? ''));
    if (!count || !(isAgo || isHace)) return [];
    return [{ at, clause, hours: [count[0] * unit, count[1] * unit] as const }];
  });
}

/**
 * "Cut his hand three weeks ago, hospitalized yesterday": the time since the harm, where a clause dates it and a later
 * one tells the event as of now. The returned function gives the delay of the event at a word, in hours.
 */
export function readAgo(tokens: readonly Token[]): (from: number) => Delay | undefined {
  const clauses = clausesOf(tokens);
  const harmed = new Set<number>();
  const now = new Set<number>();
  for (const [i, { word }] of tokens.entries()) {
    if (HARM.test(word)) harmed.add(clauses[i] ?? 0);
    const isThis = word === 'this' && /^(morning|afternoon|evening)$/.test(tokens[i + 1]?.word ?? '');
    if (NOW.test(word) || isThis) now.add(clauses[i] ?? 0);
  }
  const told = findAgo(tokens, clauses).filter(({ clause }) => harmed.has(clause));
  return (from) => {
    const clause = clauses[from] ?? 0;
    const ago = told.find((one) => one.clause < clause);
    if (!ago || !now.has(clause) || harmed.has(clause)) return undefined;
    return {
      start: ago.at,
      end: ago.at + 1,
      least: Math.max(0, ago.hours[0] - 1.5 * DAY_HOURS),
      most: ago.hours[1],
    };
  };
}
