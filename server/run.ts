import type { AddressInfo } from 'node:net';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseInUseError } from './database/embedded.ts';
import { demoAccounts } from './demo/demo-accounts.ts';
import { openApp } from './start-server.ts';
import { stopPatience } from './stop-patience.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const portOf = (address: string | AddressInfo | null) =>
  typeof address === 'object' ? address?.port : undefined;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Reads the settings, starts the server and stops it on a signal. What cannot start ends the process with code 1 and says why. */
export async function run(): Promise<void> {
  try {
    await serve();
  } catch (error) {
    // What an operator can mend is one line; anything else keeps its stack.
    const mendable = error instanceof ConfigError || error instanceof DatabaseInUseError;
    process.stderr.write(`${mendable ? error.message : ((error as Error).stack ?? String(error))}\n`);
    process.exit(1);
  }
}

async function serve(): Promise<void> {
  // What this process makes is for its own user alone: it is full of people's names, places and injuries.
  process.umask(0o077);
  const config = readConfig(process.env);
  const { app, close } = await openApp(config);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw new ConfigError(`Wrong setting: PORT and HOST cannot be listened at (${codeOf(error)})`, {
      cause: error,
    });
  }
  // Before anybody is told that it serves: whoever hears of it may stop it at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => app.server.closeAllConnections(), stopPatience.requestMs).unref();
      setTimeout(() => process.exit(1), stopPatience.wholeMs).unref();
      void close().then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error({ err: error }, 'stopping failed');
          process.exit(1);
        },
      );
    });
  }
  const port = portOf(app.server.address()) ?? config.port;
  const seconds = (performance.now() / 1000).toFixed(1);
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  say(`Tailboard is ready at http://${host}:${port} (started in ${seconds} s)`);
  if (config.demo) {
    say('Demo accounts (username / password):');
    for (const { username, password, role } of demoAccounts) say(`  ${username} / ${password}  (${role})`);
  }
}
