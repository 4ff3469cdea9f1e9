import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { benches } from './benches.ts';
import { targetWords } from './figure.ts';
import { readResults, type Results } from './results.ts';
import { valueWords, verdict } from './table.ts';

// `npm run bench:readme`: puts the figures that something is wanted of, as last measured, between the marks of README.md.

const file = new URL('README.md', import.meta.url);
const BEGIN = '<!-- Written by npm run bench:readme -->';
const END = '<!-- end -->';

const text = await readFile(file, 'utf8');
const [before, rest] = text.split(BEGIN);
const after = rest?.split(END)[1];
if (before === undefined || after === undefined) throw new Error('bench/README.md has lost its marks');
const written = `${before}${BEGIN}\n\n${tableOf(await readResults())}\n\n${END}${after}`;
await writeFile(file, await format(written, { ...(await resolveConfig(file)), parser: 'markdown' }));

function tableOf({ machine, benches: measured }: Results): string {
  const rows = benches.flatMap(({ name }) =>
    (measured[name]?.figures ?? [])
      .filter(({ target }) => target !== undefined)
      .map((figure) => [name, figure.name, valueWords(figure), targetWords(figure), verdict(figure)])
      .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
  );
  const on = `${machine['cores']} cores (${machine['processor']}), Node ${machine['node']}, Chromium ${machine['chromium']}`;
  return [
    `Measured on ${on}.`,
    ['| bench | figure | measured | wanted | |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
}
