import { libraryIndex } from '../training/library.ts';
import { engineOf } from './engine.ts';
import { evaluate, type Figures } from './evaluate.ts';
import { incidentSets } from './incidents.ts';
import { blindSets, openSets } from './sets.ts';

// `npm run answers:evaluate [-- --blind]`: how the built-in answers do on the labelled sets; with --blind on those whose texts nobody
// reads, to judge once when all is done.

/** A table of shares for the sets that have the same figures. */
function printTables(figures: Figures): void {
  const tables = new Map<string, Record<string, Record<string, string>>>();
  for (const [set, ofSet] of Object.entries(figures)) {
    const names = Object.keys(ofSet).join();
    const rows = tables.get(names) ?? {};
    tables.set(names, rows);
    rows[set] = Object.fromEntries(
      Object.entries(ofSet).map(([name, [of, from]]) => [
        name,
        from === 0 ? '-' : `${((100 * of) / from).toFixed(1)} % (${of}/${from})`,
      ]),
    );
  }
  for (const rows of tables.values()) console.table(rows);
}

const isBlind = process.argv.includes('--blind');
printTables(incidentSets(isBlind));
const sets = isBlind ? blindSets() : openSets();
printTables(evaluate(engineOf(await libraryIndex()), sets));
