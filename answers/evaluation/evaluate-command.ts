import { libraryIndex } from '../training/library.ts';
import { engineOf } from './engine.ts';
import { evaluate, type Figures } from './evaluate.ts';
import { shortfalls, together } from './floors.ts';
import { incidentSets } from './incidents.ts';
import { blindSets, openSets, unseenSets } from './sets.ts';

// `npm run answers:evaluate [-- --blind]`: how the built-in answers do on the labelled sets, and whether those that nothing was
// learned from reach the floors; with --blind on the sets whose texts nobody reads, to judge once when all is done.

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
const figures = evaluate(engineOf(await libraryIndex()), isBlind ? blindSets() : openSets());
printTables(figures);
if (!isBlind) {
  const unseen = Object.fromEntries(
    Object.entries(figures).filter(([set, ofSet]) => unseenSets.has(set) || 'pairs apart' in ofSet),
  );
  printTables({ 'all unseen': together(unseen) });
  const short = shortfalls(unseen);
  for (const one of short) console.error(one);
  if (short.length > 0) process.exitCode = 1;
}
