import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumPath } from './browser.ts';

/** Share of all cores that may be busy with something else when a measurement begins. */
const QUIET_SHARE = 0.1;
const LOOK_MS = 500;
/** How long a measurement waits for a quiet machine before it goes ahead and says so, ms. */
const PATIENCE_MS = 15_000;

export function describeMachine(): Record<string, string | number> {
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    memoryGB: Math.round(totalmem() / 1e9),
    system: `${type()} ${process.arch}`,
    node: process.version,
    chromium: /[\d.]+\d/.exec(ask(chromiumPath(), ['--version']))?.[0] ?? 'unknown',
  };
}

function ask(program: string, parameters: string[]): string {
  try {
    return execFileSync(program, parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** Waits a while for the rest of the machine to be idle. Answers with what was busy when the measurement began, 0 to 1. */
export async function waitForQuiet(): Promise<{ busyShare: number; load1: number; quiet: boolean }> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const busyShare = await busy();
    const quiet = busyShare <= QUIET_SHARE;
    if (quiet || performance.now() > until) {
      return {
        busyShare: Number(busyShare.toFixed(2)),
        load1: Number((loadavg()[0] ?? 0).toFixed(2)),
        quiet,
      };
    }
  }
}

/** Whether the rest of the machine is idle now, when nothing of ours runs. */
export const isQuiet = async (): Promise<boolean> => (await busy()) <= QUIET_SHARE;

/** Share of all cores that worked during a moment in which this process did not. */
async function busy(): Promise<number> {
  const before = times();
  await sleep(LOOK_MS);
  const after = times();
  const total = after.total - before.total;
  return total === 0 ? 0 : (after.worked - before.worked) / total;
}

function times(): { worked: number; total: number } {
  let worked = 0;
  let total = 0;
  for (const { times: of } of cpus()) {
    worked += of.user + of.nice + of.sys + of.irq;
    total += of.user + of.nice + of.sys + of.irq + of.idle;
  }
  return { worked, total };
}
