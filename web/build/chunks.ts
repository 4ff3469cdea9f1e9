import { relative } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** What a page begins with, in the order in which it is loaded; each module belongs to the first that needs it. */
const STAGES = [
  { chunk: 'start', entries: ['src/main.tsx', 'src/auth/login-page.tsx'] },
  { chunk: 'crew', entries: ['src/layout/crew-app.tsx'] },
] as const;

/**
 * Names the chunk of a module: `vendor` and `start` for the login page, `crew` for what stands around every signed-in
 * page. Undefined for all others, which the bundler divides by route. Few files, because round trips cost more than
 * bytes in the field. `root`: the folder of the web app.
 */
export function chunkNames(root: string) {
  const names = new Map<string, string>();
  return (id: string, graph: ModuleGraph): string | undefined => {
    if (names.size === 0) {
      for (const { chunk, entries } of STAGES)
        for (const entry of entries) nameAll(`${root}/${entry}`, { chunk, names, graph });
      // An entry keeps a file of its own, which imports the rest.
      for (const { entries } of STAGES) for (const entry of entries) names.delete(`${root}/${entry}`);
    }
    return names.get(id);
  };
}

function nameAll(id: string, to: { chunk: string; names: Map<string, string>; graph: ModuleGraph }): void {
  if (to.names.has(id)) return;
  const isVendor = relative('.', id).includes('node_modules');
  to.names.set(id, isVendor && to.chunk === 'start' ? 'vendor' : to.chunk);
  for (const imported of to.graph.getModuleInfo(id)?.importedIds ?? []) nameAll(imported, to);
}
