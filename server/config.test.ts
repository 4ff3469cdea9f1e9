import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const SECRET = 'x'.repeat(32);

describe('settings', () => {
  it('need nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 5000, host: '127.0.0.1', demo: true, databaseUrl: null, s3: null });
    expect(config.tileUrl).toContain('openstreetmap');
  });

  it('count blank as missing', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toMatchObject({ port: 5000, demo: true });
  });

  it('switch the demo off with a PostgreSQL, unless it is asked for', () => {
    const DATABASE_URL = 'postgres://crew:pw@127.0.0.1/tailboard';
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: SECRET }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, SESSION_SECRET: SECRET, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://secret-host/x', SESSION_SECRET: SECRET }],
    ['SESSION_SECRET', { DATABASE_URL: 'postgres://h/x' }],
    ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
    ['DEMO', { DEMO: 'yes' }],
    ['CREW_ADMIN_PASSWORD', { CREW_ADMIN_USERNAME: 'boss' }],
    ['TILE_URL', { TILE_URL: 'https://tiles.example.com/no-template' }],
    ['GEOCODER_URL', { GEOCODER_URL: 'not a url' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('say in one line that %s is wrong, without its value', (name, environment) => {
    const read = () => readConfig(environment);
    expect(read).toThrow(ConfigError);
    let message = '';
    try {
      read();
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
    expect(message).not.toContain('secret-host');
  });

  it('are each in the README, and nothing else is', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const table = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Deploy'));
    const named = [...table.matchAll(/^\| ([A-Z][A-Z0-9_]+) \|/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(settingNames.toSorted());
  });
});
