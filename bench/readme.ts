import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { isMet, shortfall, targetWords } from './figure.ts';
import type { BenchResult, Results } from './results.ts';
import { valueWords, verdict } from './table.ts';

const file = new URL('README.md', import.meta.url);
const BEGIN = '<!-- Written by npm run bench: -->';
const END = '<!-- end of what npm run bench writes -->';

/** Puts the figures as measured between the two marks of README.md. */
export async function writeReadme(results: Results, order: readonly string[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('bench/README.md has lost its marks');
  const benches = order.flatMap((name) => {
    const bench = results.benches[name];
    return bench === undefined ? [] : [{ name, bench }];
  });
  const parts = [machine(results.machine), misses(benches), ...benches.map(section)];
  const written = `${before}${BEGIN}\n\n${parts.join('\n\n')}\n\n${END}${after}`;
  const config = await resolveConfig(file);
  await writeFile(file, await format(written, { ...config, parser: 'markdown' }));
}

type Named = { name: string; bench: BenchResult };

function machine(of: Results['machine']): string {
  return `Machine: ${of['cores']} cores (${of['processor']}), ${of['memoryGB']} GB, ${of['system']}, Node ${of['node']}, Chromium ${of['chromium']}.`;
}

function misses(benches: readonly Named[]): string {
  const missed = benches.flatMap(({ bench }) =>
    bench.figures.filter((figure) => figure.value === null || isMet(figure) === false),
  );
  const lines = missed.map(
    (figure) =>
      `- ${[`${figure.name}: ${valueWords(figure)}`, shortfall(figure)].filter(Boolean).join(', ')}`,
  );
  return `### What falls short\n\n${lines.length === 0 ? 'Nothing: every figure wanted is met.' : lines.join('\n')}`;
}

function section({ name, bench }: Named): string {
  const rows = bench.figures.map((figure) => {
    const cells = [figure.name, valueWords(figure), targetWords(figure), verdict(figure), figure.note ?? ''];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const quiet = bench.quiet
    ? 'The machine was quiet.'
    : `The machine was not quiet: ${Math.round(100 * bench.busyShare)} % of its cores worked on something else when it began (load ${bench.load1}), or more when it ended.`;
  return [
    `### ${name}`,
    `${bench.about}. Measured ${bench.measuredAt.slice(0, 10)} in ${bench.seconds} s. ${quiet}`,
    ['| figure | measured | wanted | | how |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
