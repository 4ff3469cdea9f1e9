import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        read_only: z.literal(true),
        cap_drop: z.tuple([z.literal('ALL')]),
        security_opt: z.array(z.string()),
        image: z.string().optional(),
        build: z.object({ args: z.record(z.string(), z.string()) }).optional(),
        environment: z.record(z.string(), z.string()),
        networks: z.array(z.string()),
        ports: z.array(z.string()).optional(),
      }),
    ),
    networks: z.record(z.string(), z.object({ internal: z.boolean().optional() })),
  })
  .parse(parse(read('deploy/compose.yaml'), { merge: true }));
const { database, tailboard, proxy } = compose.services;
/** The image sets where it listens and keeps files; what is deployed is no demonstration. */
const NOT_IN_COMPOSE = new Set(['PORT', 'HOST', 'DATA_DIR', 'DEMO']);

describe('the stack of compose', () => {
  it('publishes the proxy alone, and shows the database to Tailboard alone', () => {
    expect(Object.keys(compose.services)).toEqual(['database', 'tailboard', 'proxy']);
    expect([database?.ports, tailboard?.ports, proxy?.ports]).toEqual([
      undefined,
      undefined,
      ['80:80', '443:443'],
    ]);
    expect([database?.networks, compose.networks['inside']]).toEqual([['inside'], { internal: true }]);
    expect(proxy?.networks).toEqual(['outside']);
    for (const service of Object.values(compose.services))
      expect(service.security_opt).toContain('no-new-privileges:true');
  });

  it('hands every setting of docs/settings.md on', () => {
    const settings = [...read('docs/settings.md').matchAll(/^\| ([A-Z][A-Z0-9_]+) +\|/gm)].map(
      ([, name = '']) => name,
    );
    expect(settings.length).toBeGreaterThan(20);
    const handed = Object.keys(tailboard?.environment ?? {});
    expect(settings.filter((name) => !handed.includes(name) && !NOT_IN_COMPOSE.has(name))).toEqual([]);
    expect(handed.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('builds an image that has every workspace’s list of packages', () => {
    const { workspaces } = z
      .object({ workspaces: z.array(z.string()) })
      .parse(JSON.parse(read('package.json')));
    const copied = read('deploy/Dockerfile').split('RUN npm ci')[0];
    for (const workspace of workspaces)
      expect(copied).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  });
});

describe('the images', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tailboard-pin-'));
    for (const file of ['pin-images.sh', 'images.env'])
      copyFileSync(join(root, 'deploy', file), join(folder, file));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** The script with a program in place of docker. */
  const pin = (docker: string) => {
    writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`);
    chmodSync(join(folder, 'docker'), 0o755);
    const env = { PATH: `${folder}:${process.env['PATH'] ?? ''}` };
    execFileSync('sh', [join(folder, 'pin-images.sh')], { env, stdio: 'pipe' });
  };
  const images = () => readFileSync(join(folder, 'images.env'), 'utf8');

  it('are those that compose and the Dockerfile name, with or without digests', () => {
    const named = Object.values(compose.services).flatMap(({ image, build }) => [
      image ?? build?.args['NODE_IMAGE'],
    ]);
    const ofFile = Object.fromEntries(
      images()
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    );
    expect(new Set(named)).toEqual(
      new Set(Object.entries(ofFile).map(([name, image]) => `\${${name}:-${image.split('@')[0]}}`)),
    );
    expect(read('deploy/Dockerfile')).toContain(`ARG NODE_IMAGE=${ofFile['NODE_IMAGE']?.split('@')[0]}\n`);
  });

  it('are pinned by their digests, all or none', () => {
    const tags = images();
    const digest = `sha256:${'a1'.repeat(32)}`;
    expect(() => pin('case "$4" in caddy*) exit 1 ;; esac; echo sha256:0')).toThrow();
    expect(images()).toBe(tags);
    for (const [said, expected] of [
      [digest, digest],
      [`sha256:${'b2'.repeat(32)}`, `sha256:${'b2'.repeat(32)}`],
    ] as const) {
      pin(`echo ${said}`);
      const lines = images().trim().split('\n');
      expect(lines.map((line) => line.replace(/@.*/, ''))).toEqual(
        tags
          .trim()
          .split('\n')
          .map((line) => line.replace(/@.*/, '')),
      );
      for (const line of lines) expect(line.endsWith(`@${expected}`)).toBe(true);
    }
    // What is no digest is not kept as one.
    const pinned = images();
    expect(() => pin('echo')).toThrow();
    expect(images()).toBe(pinned);
    expect(readdirSync(folder)).not.toContain('images.env.new');
  });
});
