import { dirname, join } from 'node:path';
import { parseSync, type EcmaScriptModule } from 'oxc-parser';

export interface ModuleGraph {
  getModuleInfo: (id: string) => {
    code: string | null;
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** What a domain opens to others (ARCHITECTURE.md). */
const DOOR = /\/public\.ts$/;

const parsed = new Map<string, EcmaScriptModule>();

function parse(id: string, graph: ModuleGraph): EcmaScriptModule {
  const known = parsed.get(id) ?? parseSync('module.js', graph.getModuleInfo(id)?.code ?? '').module;
  parsed.set(id, known);
  return known;
}

/** Ids that a module imports; instead of a domain's door, the modules behind it that have the names which are imported. */
export function throughDoors(id: string, graph: ModuleGraph): string[] {
  const imported = importedIds(id, graph);
  if (!imported.some((each) => DOOR.test(each))) return [...imported];
  const { staticImports, staticExports } = parse(id, graph);
  const ids = imported.flatMap((each) => {
    const isFrom = (request: { value: string } | null) =>
      request !== null && join(dirname(id), request.value) === each;
    const isWhole = staticExports.some(({ entries }) => entries.some((one) => isFrom(one.moduleRequest)));
    if (!DOOR.test(each) || isWhole) return [each];
    const names = staticImports
      .filter(({ moduleRequest }) => isFrom(moduleRequest))
      .flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? null));
    return names.map((name) => behind(each, name, graph));
  });
  return [...new Set(ids)];
}

/** Ids that a module imports. A door whose own part is needed brings what that part imports, not what it hands on to others. */
function importedIds(id: string, graph: ModuleGraph): readonly string[] {
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  if (!DOOR.test(id)) return imported;
  const { staticImports } = parse(id, graph);
  const own = new Set(staticImports.map(({ moduleRequest }) => join(dirname(id), moduleRequest.value)));
  return imported.filter((each) => own.has(each) || !each.startsWith(dirname(id)));
}

/** The module that has a name which a door hands on; the door itself for what is its own, and for all of it (null). */
function behind(door: string, name: string | null, graph: ModuleGraph): string {
  for (const { entries } of parse(door, graph).staticExports)
    for (const { exportName, moduleRequest } of entries)
      if (name !== null && exportName.name === name && moduleRequest !== null)
        return join(dirname(door), moduleRequest.value);
  return door;
}
