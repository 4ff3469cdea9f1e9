import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('../main.mjs', import.meta.url));

export type ServerProcess = {
  /** Resolves with `http://127.0.0.1:<port>` when it serves; rejects with its output when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  pid: number | undefined;
  /** What it has written to stdout and stderr. */
  output: () => { out: string; err: string };
  /** Sends the signal and waits for the end. Harmless when it has ended. */
  stop: (signal: NodeJS.Signals) => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/** What runs for seconds gains nothing by compiling the embedded database a second time, for speed: a fifth of a start's work. */
const BRIEF = '--liftoff-only';

/**
 * The real server, server/main.mjs, as a process of its own on a free port. `preload`: a module to load before it. `lasts`: it
 * serves for minutes.
 */
export function launchServer(
  settings: Readonly<Record<string, string>>,
  options: { preload?: string; lasts?: boolean } = {},
): ServerProcess {
  const preload = options.preload === undefined ? [] : ['--import', options.preload];
  const brief = options.lasts === true ? [] : [BRIEF];
  const child = spawn(process.execPath, [...brief, ...preload, mainFile], {
    // Nothing of the tester's own settings, and none of the test runner's.
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      HOST: '127.0.0.1',
      WEATHER_NWS_URL: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stderr.setEncoding('utf8').on('data', (text: string) => (written.err += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      written.out += text;
      const url = /ready at (http:\S+)/.exec(written.out)?.[1];
      if (url !== undefined) resolve(url);
    });
    void ended.then(() =>
      reject(new Error(`The server ended before it was ready: ${written.err}${written.out}`)),
    );
  });
  // Whoever only waits for the end need not hear of it twice.
  ready.catch(() => undefined);
  return {
    ready,
    ended,
    pid: child.pid,
    output: () => written,
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
