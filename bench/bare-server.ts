import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';

// `node bench/bare-server.ts <file>`: node:http alone, answering every request with the bytes of the file.

const file = process.argv[2];
if (file === undefined) throw new Error('Usage: bare-server.ts <file>');
const body = readFileSync(file);
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, reply) => void reply.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
