import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const STOP_PATIENCE_MS = 15_000;
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

export type Child = {
  pid: number;
  /** What the line that said that it is ready matched. */
  ready: RegExpExecArray;
  /** Ends it by SIGTERM (or by closing its input), and after a while by SIGKILL. */
  stop: () => Promise<void>;
};

/** Starts a program of ours with the Node that runs this, and waits for the line of its output that says that it is ready. */
export async function startChild(options: {
  /** Of the checkout. */
  program: string;
  parameters?: readonly string[];
  env?: Readonly<Record<string, string>>;
  ready: RegExp;
  /** Milliseconds it may take. */
  patience: number;
  stopBy?: 'SIGTERM' | 'closing its input';
}): Promise<Child> {
  const { program, parameters = [], env = {}, ready, patience, stopBy = 'SIGTERM' } = options;
  const child = spawn(process.execPath, [join(root, program), ...parameters], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      running.delete(child);
      resolve();
    }),
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000);
  });
  const stop = async () => {
    if (stopBy === 'SIGTERM') child.kill('SIGTERM');
    else child.stdin.end();
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    await ended;
    clearTimeout(late);
  };
  const lines = createInterface({ input: child.stdout });
  const said = new Promise<RegExpExecArray>((resolve) => {
    lines.on('line', (line) => {
      const match = ready.exec(line);
      if (match !== null) resolve(match);
    });
  });
  const timer = { late: undefined as NodeJS.Timeout | undefined };
  const failed = Promise.race([
    ended.then(() => 'ended'),
    new Promise<string>((resolve) => {
      timer.late = setTimeout(resolve, patience, `said nothing for ${patience} ms`);
    }),
  ]);
  const match = await Promise.race([said, failed]);
  clearTimeout(timer.late);
  if (typeof match === 'string' || child.pid === undefined) {
    await stop();
    throw new Error(`${program} ${String(match)}: ${errors}`);
  }
  return { pid: child.pid, ready: match, stop };
}
