import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ from: string, to: string }} Import paths from the checkout's folder; `to` of a package is its name
 * @typedef {typeof import('./rules.mjs').rules} Rules
 */

/**
 * What breaks the rules, one sentence each; types count as imports do.
 * @param {ReadonlyMap<string, string>} sources text by path @param {Rules} rules
 */
export function findBreaches(sources, rules) {
  const imports = [...sources].flatMap(([from, text]) =>
    importedBy(from, text).map((specifier) => ({ from, to: resolve(from, specifier) })),
  );
  return [
    ...imports.flatMap((one) => breachOf(one, rules)),
    ...findCircles(imports.filter(({ to }) => sources.has(to))).map(
      (circle) => `A circle of ${circle.length} files: ${circle.toSorted().join(', ')}`,
    ),
  ];
}

/** @param {string} path @param {string} text */
function importedBy(path, text) {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...module.dynamicImports.map(
      ({ moduleRequest: { start, end } }) => /^['"](.+)['"]$/.exec(text.slice(start, end))?.[1],
    ),
  ];
  return [...new Set(named.filter((name) => name !== undefined))];
}

/** @param {string} from @param {string} specifier */
function resolve(from, specifier) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.replace(/^@tailboard\//, '');
}

/** @param {Import} one @param {Rules} rules @returns {string[]} */
function breachOf({ from, to }, rules) {
  const [workspace = '', other = ''] = [from, to].map((path) => path.split('/')[0]);
  const mayUse = rules.workspaces[workspace] ?? [];
  if (workspace !== other && rules.workspaces[other] !== undefined && !mayUse.includes(other)) {
    return [`${from} imports ${to}: ${workspace} imports nothing of ${other}`];
  }
  const isCommand = (/** @type {string} */ path) => rules.commands.some((start) => path.startsWith(start));
  if (!isTest(from) && !isCommand(from)) {
    if (to.startsWith('node:') && rules.withoutNode.includes(workspace)) {
      return [`${from} imports ${to}: ${workspace} does no I/O`];
    }
    if (isCommand(to) && !rules.everywhere.some((start) => from.startsWith(start)))
      return [`${from} imports ${to}: commands are imported by tests and each other`];
  }
  const [layer, otherLayer] = [from, to].map((path) => rules.layers.findIndex((one) => path.startsWith(one)));
  if (layer !== undefined && otherLayer !== undefined && layer !== -1 && otherLayer > layer) {
    return [`${from} imports ${to}: ${rules.layers[otherLayer]} is a layer above it`];
  }
  const [room, otherRoom] = [roomOf(from, rules), roomOf(to, rules)];
  if (room === null || otherRoom === null || room === otherRoom) return [];
  if (rules.floors.includes(otherRoom) || rules.everywhere.some((start) => from.startsWith(start))) return [];
  if (rules.floors.includes(room) && !isTest(from)) {
    return [`${from} imports ${to}: ${room} knows no room above it`];
  }
  const isOpen = [...rules.open, ...rules.everywhere].some((start) => `${otherRoom}/`.startsWith(start));
  if (isOpen || /\/public\.tsx?$/.test(to)) return [];
  return [`${from} imports ${to}: ${otherRoom} is entered by its public.ts`];
}

/** The room of a file: a folder right below `rooms`; null: a file that puts rooms together, or of no room. @param {string} path @param {Rules} rules */
function roomOf(path, rules) {
  const below = rules.rooms.find((folder) => path.startsWith(`${folder}/`));
  if (below === undefined) return null;
  const [name, ...rest] = path.slice(below.length + 1).split('/');
  return rest.length === 0 ? null : `${below}/${name}`;
}

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Files that import each other, by whatever way round (Tarjan's strongly connected components of more than one). @param {Import[]} imports */
function findCircles(imports) {
  /** @type {Map<string, string[]>} */
  const nextOf = new Map();
  for (const { from, to } of imports) nextOf.set(from, [...(nextOf.get(from) ?? []), to]);
  /** @type {Map<string, number>} */
  const place = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];
  const visit = (/** @type {string} */ path) => {
    place.set(path, place.size);
    let low = place.get(path) ?? 0;
    open.push(path);
    for (const next of nextOf.get(path) ?? []) {
      if (!place.has(next)) visit(next);
      if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? place.get(next) ?? low);
    }
    lowest.set(path, low);
    if (low !== place.get(path)) return;
    const circle = open.splice(open.indexOf(path));
    if (circle.length > 1) circles.push(circle);
  };
  for (const path of nextOf.keys()) if (!place.has(path)) visit(path);
  return circles;
}
