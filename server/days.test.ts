import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isoDay, longDay } from './days.ts';

const late = new Date('2026-11-23T06:00:00Z');

it('a day is that of the zone, in the words of the language', () => {
  expect(isoDay(late, 'America/Denver')).toBe('2026-11-22');
  expect(isoDay(late, 'Europe/Madrid')).toBe('2026-11-23');
  expect(longDay(late, 'en-US', 'America/Denver')).toBe('November 22, 2026');
  expect(longDay(late, 'es-US', 'America/Denver')).toBe('22 de noviembre de 2026');
  // Without one it is the server's own: TZ of vitest.config.ts.
  expect([isoDay(late), longDay(late, 'en-US')]).toEqual(['2026-11-22', 'November 22, 2026']);
});

it('no code of the server tells a day by UTC', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|node_modules)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const byUtc =
    /toISOString\(\)\s*\.(slice|split|substr|substring|replace|match)|toJSON\(\)\s*\.|getUTC(FullYear|Month|Date|Day|Hours)|toUTCString|toGMTString|timeZone: '(UTC|GMT)'|\?\? 'UTC'/;
  const found = files.filter((file) => byUtc.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
