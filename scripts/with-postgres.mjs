import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { makeCluster } from './postgres-cluster.mjs';
import { findPostgres, NO_POSTGRES } from './postgres-programs.mjs';
import { localEnvironment } from './step.mjs';

// `node scripts/with-postgres.mjs <command ...>`: runs the command with TEST_DATABASE_URL naming a PostgreSQL of its
// own, gone afterwards whatever happens. Ends with the code of the command.

const [program, ...parameters] = process.argv.slice(2);
if (program === undefined) fail('Usage: node scripts/with-postgres.mjs <command> [parameter ...]');
const programs = await findPostgres();
if (programs === null) fail(NO_POSTGRES);

let command = null;
let stoppedBy = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    command?.kill(signal);
  });
}

const code = await withCluster().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
process.exit(stoppedBy === null ? code : 128 + constants.signals[stoppedBy]);

async function withCluster() {
  const cluster = await makeCluster(programs);
  try {
    if (stoppedBy !== null) return 1;
    const server = await cluster.start();
    try {
      const env = { ...localEnvironment(), TEST_DATABASE_URL: cluster.url };
      return stoppedBy === null ? await runCommand(env) : 1;
    } finally {
      await server.stop();
    }
  } finally {
    cluster.remove();
  }
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<number>} */
function runCommand(env) {
  return new Promise((resolve, reject) => {
    command = spawn(program, parameters, { stdio: 'inherit', env, shell: process.platform === 'win32' });
    command.once('error', reject);
    command.once('close', (exitCode, signal) =>
      resolve(signal === null ? (exitCode ?? 1) : 128 + constants.signals[signal]),
    );
  });
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
