import { isMainThread, Worker } from 'node:worker_threads';
import { stopPatience } from '../stop-patience.ts';
import { ENDLESS } from './endless.ts';

/**
 * Loaded before the server: the next thing that the embedded database is asked after SIGUSR2 keeps it busy for ever. A stop waits
 * two seconds for it.
 */
if (isMainThread) {
  let hang = false;
  Object.assign(stopPatience, { requestMs: 1_600, wholeMs: 2_000 });
  process.on('SIGUSR2', () => void (hang = true));
  // oxlint-disable-next-line typescript/unbound-method -- it is called on the thread that it is of
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(this: Worker, message: unknown, ...rest: never[]) {
    const isStatement = typeof message === 'object' && message !== null && 'query' in message;
    const sent = hang && isStatement ? { ...message, query: ENDLESS, params: [] } : message;
    if (isStatement) hang = false;
    postMessage.call(this, sent, ...rest);
  };
}
