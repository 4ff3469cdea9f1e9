import type { ReadAloud, Voice } from '@tailboard/contract/speech.ts';
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { limitConcurrency } from '../uploads/concurrency-limit.ts';
import { joinWav, type Sound } from './join-audio.ts';
import { limitBytes } from '../storage/limit-bytes.ts';

/** 5,000 characters at half the speed are some eleven minutes: 29 MB in 16 bits at 22,050 Hz. */
const MAX_BYTES = 48 * 1024 * 1024;
const PATIENCE_MS = 20_000;
/** Readings that are made at a time in one server. */
const CONCURRENCY = 2;
/** Words a minute at speed 1, as a person reads to others. */
const WORDS_A_MINUTE = 165;

/** Variants of espeak-ng that sound as the voices are described (contract/speech.ts). */
const variants: Readonly<Record<Voice, string>> = {
  alloy: '+klatt',
  echo: '+m3',
  fable: '+m7',
  onyx: '+m2',
  nova: '+f2',
  shimmer: '+f4',
};
const languages = { en: 'en-us', es: 'es-419' } as const;

export type SystemVoice = (reading: ReadAloud) => Promise<Sound>;

/**
 * The voice of the machine itself, or null where `command` cannot be run. The text goes in by standard input and the
 * arguments are ours: nothing that a person wrote is part of a command line.
 */
export async function openSystemVoice(command: string | null): Promise<SystemVoice | null> {
  if (command === null || !(await runs(command))) return null;
  const limited = limitConcurrency(CONCURRENCY);
  return (reading) => limited(() => readBySystem(command, reading));
}

async function readBySystem(command: string, { text, voice, speed, language }: ReadAloud): Promise<Sound> {
  const rate = String(Math.round(WORDS_A_MINUTE * speed));
  const child = start(command, [
    ...['--stdin', '--stdout', '-b', '1'],
    ...['-v', `${languages[language]}${variants[voice]}`, '-s', rate],
  ]);
  const limit = limitBytes(MAX_BYTES);
  child.stdout.on('error', () => undefined).pipe(limit.stream);
  // It may be gone before it has read all; how it ended says so.
  child.stdin.on('error', () => undefined).end(text);
  child.stderr.resume();
  try {
    const [bytes] = await Promise.all([buffer(limit.stream), ended(child)]);
    const sound = joinWav([bytes]);
    if (sound === null) throw new Error('The system voice gave no sound');
    return sound;
  } finally {
    child.kill('SIGKILL');
    // What it may have started itself goes on until nobody reads any more.
    child.stdout.destroy();
  }
}

async function runs(command: string): Promise<boolean> {
  const child = start(command, ['--version']);
  child.stdin.on('error', () => undefined).end();
  child.stdout.resume();
  child.stderr.resume();
  return ended(child).then(
    () => true,
    () => false,
  );
}

const start = (command: string, options: string[]) =>
  spawn(command, options, {
    shell: false,
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
    // It needs nothing of our settings, the secrets among them.
    env: { PATH: process.env['PATH'] ?? '' },
  });

async function ended(child: ReturnType<typeof start>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('error', reject).once('close', (code, signal) => {
    if (code === 0) resolve();
    else reject(new Error(`The system voice ended with ${signal ?? code}`));
  });
  return promise;
}
