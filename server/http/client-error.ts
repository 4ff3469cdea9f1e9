import type { ProblemCode } from '@tailboard/contract/problems.ts';
import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { say } from '../sentences/say.ts';
import { ProblemError } from './problem.ts';

/** Codes of Node's HTTP parser for bytes that never become a request. */
const codesOfParser: Readonly<Record<string, ProblemCode>> = {
  // The sender closed the connection before the announced body was complete.
  HPE_INVALID_EOF_STATE: 'malformed-upload',
  ERR_HTTP_REQUEST_TIMEOUT: 'malformed-upload',
  HPE_HEADER_OVERFLOW: 'too-large',
};

/** Answers a connection that sent no valid HTTP request, if it is still open, and closes it. */
export function answerClientError(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = new ProblemError(codesOfParser[error.code] ?? 'invalid-input', {
    ...(codesOfParser[error.code] === undefined ? { detail: say('problem.invalid-input.http') } : {}),
  });
  const body = problem.toBody();
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} ${body.title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  socket.destroySoon();
}
