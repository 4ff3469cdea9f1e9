import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';

const SECRET = 'hunter2-hunter2';

describe('settings', () => {
  it('have defaults that run on a fresh clone', () => {
    expect(readConfig({})).toMatchObject({
      port: 5000,
      host: '127.0.0.1',
      databaseUrl: null,
      s3: null,
      demo: true,
      firstAdmin: null,
    });
    expect(readConfig(Object.fromEntries(settingNames.map((name) => [name, ' '])))).toEqual(readConfig({}));
  });

  it('switch the demo off where there is a PostgreSQL, unless asked for', () => {
    const postgres = { DATABASE_URL: 'postgres://host/name', SESSION_SECRET: 'x'.repeat(32) };
    expect(readConfig(postgres).demo).toBe(false);
    expect(readConfig({ ...postgres, DEMO: 'on' }).demo).toBe(true);
  });

  it.each([
    [undefined, 0],
    ['off', 0],
    ['on', 1],
    ['1', 1],
    ['2', 2],
  ])('TRUST_PROXY %s trusts %i proxies', (said, proxies) => {
    expect(readConfig({ TRUST_PROXY: said }).trustedProxies).toBe(proxies);
  });

  it.each([
    ['an address that others reach', { HOST: '0.0.0.0' }],
    ['every address of IPv6', { HOST: '::' }],
    ['a name', { HOST: 'tailboard.example' }],
    ['a name that begins like one of this machine', { HOST: '127.0.0.1.example' }],
    ['a first administrator', { CREW_ADMIN_USERNAME: 'boss', CREW_ADMIN_PASSWORD: SECRET }],
  ])('switch the demo off with %s, unless asked for', (_what, environment) => {
    expect(readConfig(environment).demo).toBe(false);
    expect(readConfig({ ...environment, DEMO: 'on' }).demo).toBe(true);
  });

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('leave the demo on at %s', (HOST) => {
    expect(readConfig({ HOST }).demo).toBe(true);
  });

  it.each([
    ['PORT', { PORT: SECRET }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: `mysql://root:${SECRET}@host/name` }],
    ['SESSION_SECRET', { SESSION_SECRET: SECRET }],
    ['SESSION_SECRET', { DATABASE_URL: `postgres://root:${SECRET}@host/name` }],
    ['CREW_ADMIN_PASSWORD', { CREW_ADMIN_USERNAME: 'boss', CREW_ADMIN_PASSWORD: 'hunter2' }],
    ['CREW_ADMIN_PASSWORD', { CREW_ADMIN_USERNAME: SECRET }],
    ['CREW_ADMIN_USERNAME', { CREW_ADMIN_PASSWORD: SECRET }],
    ['DEMO', { DEMO: SECRET }],
    ['TRUST_PROXY', { TRUST_PROXY: SECRET }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['PUBLIC_URL', { PUBLIC_URL: SECRET }],
    ['S3_ENDPOINT', { S3_ENDPOINT: SECRET }],
    ['RATE_LIMIT_PER_MINUTE', { RATE_LIMIT_PER_MINUTE: '0' }],
    ['TILE_URL', { TILE_URL: SECRET }],
    ['GEOCODER_URL', { GEOCODER_URL: SECRET }],
    ['LOG_LEVEL', { LOG_LEVEL: SECRET }],
  ])('a wrong %s is named in one line, its value is not', (name, environment) => {
    let message = '';
    try {
      readConfig(environment);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      message = (error as Error).message;
    }
    expect(message).toMatch(new RegExp(`^Wrong setting: .*${name}`));
    expect(message).not.toMatch(/hunter2|\n/);
  });

  it('that are wrong are all named', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*DEMO/);
  });
});

it('every setting stands in docs/settings.md, and nothing else does', () => {
  const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8');
  const named = [...page.matchAll(/^\| ([A-Z][A-Z0-9_]+) +\|/gm)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(settingNames));
  expect(named).toHaveLength(settingNames.length);
});
