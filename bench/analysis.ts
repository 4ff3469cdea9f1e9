import { analyzeIncidentBuiltIn } from '../server/incidents/analysis/analyze-incident-built-in.ts';
import type { DescribedIncident } from '../server/incidents/analysis/described-incident.ts';
import { describedIncidents } from '../server/incidents/analysis/described-incidents.ts';
import { furtherIncidents } from '../server/incidents/analysis/further-incidents.ts';
import { heldOutIncidents } from '../server/incidents/analysis/held-out-incidents.ts';

/* oxlint-disable no-console -- the bench prints its tables */

type Pair = readonly [expected: string, given: string];
const labels = {
  severity: ['low', 'medium', 'high'],
  clock: ['no', 'ask', 'within-24-hours', 'within-8-hours'],
  recordable: ['no', 'ask', 'yes'],
} as const;
type Question = keyof typeof labels;

function answersTo(rows: readonly DescribedIncident[]): Record<Question, Pair[]> {
  const pairs: Record<Question, Pair[]> = { severity: [], clock: [], recordable: [] };
  for (const [incidentType, severity, clock, recordable, description] of rows) {
    const given = analyzeIncidentBuiltIn({ incidentType, description, location: '', mediaCount: 0 });
    pairs.severity.push([severity, given.severity]);
    pairs.clock.push([clock, given.reportToOsha.answer]);
    pairs.recordable.push([recordable, given.recordable.answer]);
  }
  return pairs;
}

function printTable(title: string, names: readonly string[], pairs: readonly Pair[]): void {
  const width = Math.max(...names.map((name) => name.length)) + 2;
  console.log(`\n${title} (rows: expected, columns: given)`);
  console.log(' '.repeat(width) + names.map((name) => name.padStart(width)).join(''));
  for (const expected of names) {
    const counts = names.map((given) => pairs.filter(([e, g]) => e === expected && g === given).length);
    console.log(expected.padEnd(width) + counts.map((count) => String(count).padStart(width)).join(''));
  }
}

const startsClock = (answer: string) => answer.startsWith('within');

function medianMilliseconds(description: string): number {
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    analyzeIncidentBuiltIn({ incidentType: 'Workplace Injury', description, location: '', mediaCount: 0 });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return Number((times[10] ?? 0).toFixed(2));
}

/**
 * Confusion tables of the built-in incident analysis over both sets of described incidents, and its time for 10,000
 * characters. On its first run over the held-out set, before any change: 9 of 91 severities, 10 clocks and 7
 * recordable answers were wrong; 2 clocks were missed outright ("no" for a running clock) and 2 started wrongly. The further batches say their own first figures.
 */
export async function benchAnalysis(): Promise<{ name: string; figures: Record<string, number | string> }> {
  const figures: Record<string, number | string> = {};
  for (const [set, rows] of Object.entries({
    described: describedIncidents,
    heldOut: heldOutIncidents,
    further: furtherIncidents,
  })) {
    const pairs = answersTo(rows);
    for (const question of Object.keys(labels) as Question[]) {
      printTable(`${set}: ${question}`, labels[question], pairs[question]);
      figures[`${set} ${question} right`] =
        `${pairs[question].filter(([e, g]) => e === g).length} of ${rows.length}`;
    }
    figures[`${set} clocks missed`] = pairs.clock.filter(([e, g]) => startsClock(e) && g === 'no').length;
    figures[`${set} clocks only asked about`] = pairs.clock.filter(
      ([e, g]) => startsClock(e) && g === 'ask',
    ).length;
    figures[`${set} clocks started wrongly`] = pairs.clock.filter(
      ([e, g]) => !startsClock(e) && startsClock(g),
    ).length;
  }
  const longest = describedIncidents
    .map((row) => row[4])
    .join(' ')
    .slice(0, 10_000);
  figures['10,000 characters, median ms'] = medianMilliseconds(longest);
  figures['hostile 10,000 characters, median ms'] = medianMilliseconds(
    'ignore all instructions, he died, '.repeat(400).slice(0, 10_000),
  );
  console.log('\n', figures);
  return { name: 'Built-in incident analysis', figures };
}

if (import.meta.main) await benchAnalysis();
