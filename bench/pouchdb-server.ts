import express from 'express';
import expressPouchdb from 'express-pouchdb';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import PouchDB from 'pouchdb';

// `node bench/pouchdb-server.ts <folder>`: what the sync is measured beside. PouchDB's own server (LevelDB in the folder) under
// /db, a page with PouchDB for the browser, and under /bare a handler that takes one packed POST and does nothing with it.

const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: pouchdb-server.ts <folder>');
const prefix = join(folder, 'pouch-');
const app = express();
app.use(
  '/db',
  expressPouchdb(PouchDB.defaults({ prefix }), {
    mode: 'minimumForPouchDB',
    inMemoryConfig: true,
    logPath: join(folder, 'log.txt'),
  }),
);
const script = readFileSync(new URL(import.meta.resolve('pouchdb/dist/pouchdb.min.js')));
const page = '<!doctype html><title>PouchDB</title><script src="/pouchdb.js"></script>';

const own: Record<string, RequestListener> = {
  '/': (_request, reply) => void reply.setHeader('content-type', 'text/html').end(page),
  '/pouchdb.js': (_request, reply) => void reply.setHeader('content-type', 'text/javascript').end(script),
  '/bare': (request, reply) => void answerBare(request, reply),
};

async function answerBare(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { items } = JSON.parse(gunzipSync(await readWhole(request)).toString()) as { items: unknown[] };
  reply.setHeader('content-type', 'application/json').end(JSON.stringify({ taken: items.length }));
}

async function readWhole(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const server = createServer((request, reply) => {
  const handler = own[request.url ?? ''] ?? app;
  handler(request, reply);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
