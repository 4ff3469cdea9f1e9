/* oxlint-disable typescript/no-explicit-any -- the description is read as it was sent */
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  const initialized = channel('fastify.initialization');
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  initialized.subscribe(listen);
  server = await startTestServer();
  initialized.unsubscribe(listen);
});
afterAll(() => server.close());

const methodsOf = ({ method }: RouteOptions) =>
  [method]
    .flat()
    .map((name) => name.toLowerCase())
    .filter((name) => name !== 'head');
const isOurs = ({ url }: RouteOptions) => url.startsWith('/api/') && !url.startsWith('/api/docs');

describe('every route', () => {
  it('states who may call it', () => {
    const ours = routes.filter(isOurs);
    expect(ours.length).toBeGreaterThan(10);
    for (const { config, url } of ours) expect(config?.access, url).toMatch(/^(public|signed-in|admin)$/);
  });

  it('stops the start when it does not', async () => {
    const forgetful = startTestServer({}, (app) => {
      app.get('/api/test/forgotten', async () => 'open to everybody');
    });
    await expect(forgetful).rejects.toThrow(/GET \/api\/test\/forgotten does not state who may call it/);
  });

  it('that is not public is refused to nobody', async () => {
    for (const route of routes.filter(({ config }) => config?.access !== 'public').filter(isOurs)) {
      for (const method of methodsOf(route)) {
        const path = route.url.replaceAll(/:\w+/g, '1');
        const reply = await server.nobody.request(method.toUpperCase(), path);
        expect([reply.status, reply.body.code], `${method} ${route.url}`).toEqual([401, 'not-signed-in']);
      }
    }
  });

  it('is in the description, and the description names no other', async () => {
    const { body, status } = await server.nobody.get('/api/docs/json');
    expect(status).toBe(200);
    const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const served = routes
      .filter(isOurs)
      .flatMap((route) =>
        methodsOf(route).map((method) => `${method} ${route.url.replaceAll(/:(\w+)/g, '{$1}')}`),
      );
    expect(new Set(described.filter((name) => !name.startsWith('head ')))).toEqual(new Set(served));
  });
});

describe('the description', () => {
  it('is OpenAPI 3.1 that names its parameters, answers and schemas', async () => {
    const { body } = await server.nobody.get('/api/docs/json');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Tailboard' } });
    for (const [path, operations] of Object.entries(body.paths as Record<string, Record<string, any>>)) {
      for (const [method, { parameters = [], responses }] of Object.entries(operations)) {
        const named = parameters.filter((one: any) => one.in === 'path').map((one: any) => one.name);
        expect(named, `${method} ${path}`).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
        expect(Object.keys(responses).length, `${method} ${path}`).toBeGreaterThan(0);
      }
    }
    const text = JSON.stringify(body);
    for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      expect(
        pointer.split('/').reduce((at: any, key) => at?.[key], body),
        pointer,
      ).toBeDefined();
    }
    expect((await server.nobody.get('/api/docs/')).status).toBe(200);
  });
});
