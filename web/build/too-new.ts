import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { parseSync, Visitor } from 'oxc-parser';

/** The oldest browsers that the README names. */
export const OLDEST = { chrome: 111, edge: 111, safari: 16.4, safari_ios: 16.4, firefox: 128 } as const;

type Names = Map<string, boolean>;

const isUpTo = (version: string | false, oldest: number) =>
  version !== false && version !== 'preview' && Number.parseFloat(version.replace('≤', '')) <= oldest;

/** Whether each of the oldest browsers has it. What the data does not know counts as there. */
function isOld({ support }: CompatStatement): boolean {
  return Object.entries(OLDEST).every(([browser, oldest]) => {
    const given = support[browser as keyof typeof OLDEST];
    const statements: readonly SimpleSupportStatement[] = given === undefined ? [] : [given].flat();
    if (statements.length === 0) return true;
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alias }) => {
        const isUsual = flags === undefined && prefix === undefined && alias === undefined;
        return isUsual && isUpTo(added, oldest) && !isUpTo(removed ?? false, oldest);
      },
    );
  });
}

const none: Identifier = {};
const builtins = bcd.javascript['builtins'] ?? none;
const interfaces = [bcd.api, builtins, builtins['Intl'] ?? none, bcd.webassembly['api'] ?? none];

/** Globals (`CloseWatcher`), what belongs to one (`Object.groupBy`), and names of members (`.isSubsetOf`) by whether any owner has them in all browsers. */
const globals: Names = new Map();
const statics: Names = new Map();
const members: Names = new Map();
for (const group of interfaces) {
  for (const [owner, of] of partsOf(group)) {
    if (of.__compat) globals.set(owner, isOld(of.__compat));
    for (const [raw, member] of partsOf(of)) {
      if (!member.__compat || raw === owner) continue;
      const name = raw.replace(/_static$/, '');
      const old = isOld(member.__compat);
      // The data lists what belongs to the builtins themselves and what belongs to their instances alike.
      statics.set(`${owner}.${name}`, old);
      if (!raw.endsWith('_static') && (old || isTelling(name, group)))
        members.set(name, old || (members.get(name) ?? false));
    }
  }
}

function partsOf(of: Identifier): [string, Identifier][] {
  return Object.entries(of).filter((entry): entry is [string, Identifier] => entry[0] !== '__compat');
}

/** Of the DOM's members only those of several words: 'path' and 'use' are names of everybody's own. */
function isTelling(name: string, group: Identifier): boolean {
  return !/^@@|_/.test(name) && (group !== bcd.api || /[a-z][A-Z]/.test(name));
}

for (const [name, member] of partsOf(bcd.api['Window'] ?? none))
  if (member.__compat) globals.set(name, isOld(member.__compat));

const isNew = (names: Names, name: string) => names.get(name) === false;

/**
 * What `code` uses of the platform that not every one of the oldest browsers has: 'Object.groupBy', '.isSubsetOf', 'CloseWatcher',
 * 'RegExp flag v'. By name alone: it does not see whether there is a fallback, and a property of one's own may have such a name.
 */
export function tooNew(file: string, code: string): string[] {
  const found = new Set<string>();
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} could not be read: ${errors[0]?.message ?? ''}`);
  new Visitor({
    MemberExpression({ object, property, computed }) {
      const name = !computed && property.type === 'Identifier' ? property.name : literalOf(property);
      if (name === null) return;
      const owner = object.type === 'Identifier' ? `${object.name}.${name}` : null;
      if (owner !== null && statics.has(owner)) {
        if (isNew(statics, owner)) found.add(owner);
      } else if (isNew(members, name)) found.add(`.${name}`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && isNew(globals, callee.name)) found.add(callee.name);
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && isNew(globals, callee.name)) found.add(`${callee.name}()`);
    },
    Literal(node) {
      if ('regex' in node && node.regex.flags.includes('v')) found.add('RegExp flag v');
    },
  }).visit(program);
  return [...found].sort();
}

function literalOf(node: { type: string; value?: unknown }): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}
