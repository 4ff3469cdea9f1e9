import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

const onWindows = process.platform === 'win32';

/** Locally installed programs, the pinned Node among them, come before the machine's own. */
export function localEnvironment() {
  const pathName = Object.keys(process.env).find((name) => name.toLowerCase() === 'path') ?? 'PATH';
  const bin = join(root, 'node_modules', '.bin');
  return { ...process.env, [pathName]: `${bin}${delimiter}${process.env[pathName] ?? ''}` };
}

/**
 * Runs a program to its end with its output shown. Resolves with its exit code (128 and more: ended by a signal).
 * With `kept`, what it says is kept there instead of shown.
 * @param {string} program @param {string[]} parameters @param {{ env?: NodeJS.ProcessEnv, kept?: Buffer[] }} [options]
 */
export function run(program, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: options.kept === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: options.env ?? localEnvironment(),
      shell: onWindows,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => options.kept?.push(part));
    }
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    // A terminal sends SIGINT to the whole group itself; we only wait for the child to end.
    const wait = () => undefined;
    process.on('SIGINT', wait);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGTERM', pass);
      process.off('SIGINT', wait);
      resolve(signal === null ? (code ?? 1) : 130);
    });
  });
}

/** Says what is done, does it, and says how long it took. @param {string} name @param {() => Promise<number>} work */
export async function step(name, work) {
  const started = performance.now();
  console.log(`\n▶ ${name}`);
  const code = await work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(code === 0 ? `✔ ${name}: ${seconds} s` : `✘ ${name}: failed after ${seconds} s`);
  if (code !== 0) process.exit(code);
}

/**
 * Runs programs side by side, as many as `atOnce`, and shows what each has said when it has ended. Ends this process with the
 * code of the first that failed, after all have had their say.
 * @param {{ name: string, program: string, parameters: string[] }[]} checks @param {number} atOnce
 */
export async function stepsTogether(checks, atOnce) {
  const waiting = [...checks];
  let failed = 0;
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      /** @type {Buffer[]} */
      const kept = [];
      const code = await run(check.program, check.parameters, { kept });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        code === 0 ? `✔ ${check.name}: ${seconds} s` : `\n✘ ${check.name}: failed after ${seconds} s`,
      );
      process.stdout.write(Buffer.concat(kept));
      failed ||= code;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (failed !== 0) process.exit(failed);
}
