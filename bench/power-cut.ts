import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { compareLedger } from '../server/testing/compare-ledger.ts';
import { acknowledgements, startCrewLoad } from '../server/testing/crew-load.ts';
import { Ledger } from '../server/testing/ledger.ts';
import { seededRandom } from '../answers/training/seeded-random.ts';
import { Person } from '../server/testing/person.ts';
import { startInstallation, type RunningInstallation, type Variant } from './power-cut/installation.ts';
import { newLoopDisk, whyNoLoopDisk, type LoopDisk } from './power-cut/loop-disk.ts';

// `node bench/power-cut.ts [rounds]` as root: the server at work on an ext4 of its own, cut off in the middle of writing. The disk's
// file is copied while everything stands still, so that what is in the operating system's memory only is lost; the copy is
// mounted and opened, and everything that was acknowledged is looked for, photos byte for byte. Each round cuts
// twice: in the first minute of a new database, and again after it was recovered. What drives lie about is not simulated.

const CUTS_PER_ROUND = 2;
const MOST_BEFORE_CUT = 500;
const LOAD_PATIENCE_MS = 20_000;

const rounds = Number(process.argv[2] ?? 4);
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
const random = seededRandom(seed);
const variants: { variant: Variant; name: string; rounds: number }[] = [
  { name: 'embedded', variant: { engine: 'embedded', fsync: 'on' }, rounds },
  { name: 'PostgreSQL', variant: { engine: 'postgresql', fsync: 'on' }, rounds },
  { name: 'control: embedded without fsync', variant: { engine: 'embedded', fsync: 'off' }, rounds: 1 },
  { name: 'control: PostgreSQL without fsync', variant: { engine: 'postgresql', fsync: 'off' }, rounds: 1 },
];

const folder = mkdtempSync(join(tmpdir(), 'tailboard-power-cut-'));
// PostgreSQL runs as another user and must get through.
chmodSync(folder, 0o755);
const disks: LoopDisk[] = [];
let installation: RunningInstallation | null = null;
process.once('SIGINT', () => void cleanUp().then(() => process.exit(130)));

const reason = whyNoLoopDisk(folder);
if (reason === null) {
  console.log(`Power cuts, ${rounds} rounds of ${CUTS_PER_ROUND} cuts each, seed ${seed}`);
  try {
    for (const { name, variant, rounds: count } of variants) await measure(name, variant, count);
  } finally {
    await cleanUp();
  }
} else {
  console.log(`The power-cut bench cannot run on this machine: ${reason}.`);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(name: string, variant: Variant, count: number): Promise<void> {
  const table: Record<string, unknown>[] = [];
  for (let round = 1; round <= count; round += 1) {
    const ledger = new Ledger();
    let disk = keep(newLoopDisk(folder, `${variant.engine}-${round}`));
    installation = await startInstallation(variant, disk.folder);
    for (let cut = 1; cut <= CUTS_PER_ROUND && installation !== null; cut += 1) {
      disk = await loadAndCut(installation, disk, { ledger, name: `${variant.engine}-${round}-cut-${cut}` });
      disk.mount();
      const { opened, row } = await openAndCompare(variant, disk, ledger);
      installation = opened;
      table.push({ round, cut, ...row });
    }
    await installation?.kill();
    installation = null;
    for (const used of disks.splice(0)) used.remove();
  }
  console.log(`\n${name}`);
  console.table(table);
}

async function loadAndCut(
  running: RunningInstallation,
  disk: LoopDisk,
  options: { ledger: Ledger; name: string },
): Promise<LoopDisk> {
  const { ledger, name } = options;
  const person = await signIn(running.url);
  const load = startCrewLoad({ person, ledger, random });
  await acknowledgements(ledger, 50 + Math.floor(random() * MOST_BEFORE_CUT), LOAD_PATIENCE_MS);
  await pause(random() * 20);
  running.freeze();
  const cut = keep(disk.copyAsCut(name));
  await running.kill();
  await load.stop();
  return cut;
}

async function openAndCompare(variant: Variant, disk: LoopDisk, ledger: Ledger) {
  const acknowledged = { reports: ledger.reports.size, photos: ledger.photos.size };
  const began = performance.now();
  try {
    const opened = await startInstallation(variant, disk.folder);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const photos = [...ledger.photos.keys()];
    const { lost, doubled, changed } = await compareLedger(await signIn(opened.url), ledger, { photos });
    const row = {
      ...acknowledged,
      opened: `${seconds} s`,
      lost: lost.length,
      doubled: doubled.length,
      changed: changed.length,
    };
    return { opened, row: { ...row, 'wrong answers': ledger.wrongAnswers.length } };
  } catch (error) {
    console.log(String(error).slice(0, 500));
    return { opened: null, row: { ...acknowledged, opened: 'no', lost: ledger.acknowledged } };
  }
}

function signIn(url: string): Promise<Person> {
  return Person.signIn({ url, username: 'demo', password: 'demo-crew-2025' });
}

function keep(disk: LoopDisk): LoopDisk {
  disks.push(disk);
  return disk;
}

async function cleanUp(): Promise<void> {
  await installation?.kill();
  for (const disk of disks.splice(0)) disk.remove();
  rmSync(folder, { recursive: true, force: true });
}
