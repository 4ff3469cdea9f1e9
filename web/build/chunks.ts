import { relative } from 'node:path';
import { throughDoors, type ModuleGraph } from './through-doors.ts';

/** What a page begins with, in the order in which it is loaded; each module belongs to the first that needs it. */
const STAGES = [
  { chunk: 'start', entries: ['src/main.tsx', 'src/auth/login-page.tsx'] },
  { chunk: 'crew', entries: ['src/layout/crew-app.tsx'] },
  { chunk: 'first', entries: ['src/dashboard/dashboard-page.tsx'] },
] as const;

/** A module that so many lazy imports need, and that brings so little along, stands in the chunk `shared`. */
const SHARED_BY = 4;
/** Characters of a module and of all that it imports and no stage has, before they are minified. */
const SHARED_LENGTH = 8_000;

/**
 * Names the chunk of a module: `vendor` and `start` for the login page, `crew` for what stands around every signed-in
 * page, `first` for what the dashboard shows, the page after signing in, `shared` for small parts of several other pages. Undefined for all others, which the bundler divides by route. Few
 * files, because round trips cost more than bytes in the field. `root`: the folder of the web app.
 */
export function chunkNames(root: string) {
  let names: ReadonlyMap<string, string> | null = null;
  return (id: string, graph: ModuleGraph): string | undefined => {
    names ??= nameModules(root, graph);
    return names.get(id);
  };
}

function nameModules(root: string, graph: ModuleGraph): Map<string, string> {
  const names = new Map<string, string>();
  const entriesOf = (entries: readonly string[]) => entries.map((entry) => `${root}/${entry}`);
  for (const { chunk, entries } of STAGES) {
    for (const id of reached(entriesOf(entries), (each) => staticImports(each, graph))) {
      const isVendor = chunk === 'start' && relative('.', id).includes('node_modules');
      if (!names.has(id)) names.set(id, isVendor ? 'vendor' : chunk);
    }
  }
  // An entry keeps a file of its own, which imports the rest.
  for (const { entries } of STAGES) for (const id of entriesOf(entries)) names.delete(id);
  const lengthOf = (ids: Iterable<string>) =>
    [...ids].reduce((sum, id) => sum + (names.has(id) ? 0 : (graph.getModuleInfo(id)?.code?.length ?? 0)), 0);
  const isSmall = (id: string) => {
    const all = [...reached([id], (each) => staticImports(each, graph))];
    // A style sheet would be one more file that every page waits for.
    return !all.some((each) => each.endsWith('.css')) && lengthOf(all) <= SHARED_LENGTH;
  };
  const shared = sharedModules(entriesOf(STAGES[0].entries), graph).filter(
    (id) => !names.has(id) && isSmall(id),
  );
  for (const id of shared) names.set(id, 'shared');
  return names;
}

/** Modules that at least SHARED_BY lazy imports need. */
function sharedModules(starts: readonly string[], graph: ModuleGraph): string[] {
  const all = reached(starts, (id) => [...staticImports(id, graph), ...lazyImports(id, graph)]);
  const lazy = new Set([...all].flatMap((id) => lazyImports(id, graph)));
  const uses = new Map<string, number>();
  for (const entry of lazy)
    for (const id of reached(staticImports(entry, graph), (each) => staticImports(each, graph)))
      uses.set(id, (uses.get(id) ?? 0) + 1);
  return [...uses].flatMap(([id, count]) => (count >= SHARED_BY && !lazy.has(id) ? [id] : []));
}

/** `starts` and all that is reached from them. */
function reached(starts: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  for (const id of found) for (const imported of next(id)) found.add(imported);
  return found;
}

const staticImports = (id: string, graph: ModuleGraph) => throughDoors(id, graph);
const lazyImports = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
