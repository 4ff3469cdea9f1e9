import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Person } from './person.ts';

/**
 * Sends bytes as they are, as `person`, to say what no well-behaved client says. Then the sending side is closed
 * (`afterwards: 'finish'`) or the connection is cut (`'cut'`). Gives the status and body that came back, or null where none did.
 */
export async function sendRaw(
  person: Person,
  options: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: Buffer;
    afterwards: 'finish' | 'cut';
  },
): Promise<{ status: number; body: string } | null> {
  const { hostname, port, host } = new URL(person.url);
  const headers = { host, cookie: person.cookie, connection: 'close', ...options.headers };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write(`${options.method} ${options.path} HTTP/1.1\r\n${head.join('')}\r\n`);
  const body = options.body ?? Buffer.alloc(0);
  if (options.afterwards === 'cut') {
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.write(body, () => setTimeout(resolve, 100));
    });
    socket.destroy();
    return null;
  }
  socket.end(body);
  const answer = await text(socket);
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer);
  if (status === null) return null;
  return { status: Number(status[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}
