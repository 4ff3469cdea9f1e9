import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

// `npm run answers:learn`: all models anew, from what lies in this folder and the pages. The same data give the same models.

const started = performance.now();

/** A step in a thread of its own, so that it reads the models as they are when it begins. */
async function step(name: string): Promise<void> {
  const [code] = (await once(
    new Worker(new URL(`learn-${name}.ts`, import.meta.url), { argv: ['--write'] }),
    'exit',
  )) as [number];
  if (code !== 0) throw new Error(`learn-${name}.ts ended with ${code}`);
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
}

/** Which section answers, and what crews ask of it; then, beside it, whether to trust what is found. */
async function answers(): Promise<void> {
  await step('sections');
  await step('asked');
  await step('trust');
}

async function harms(): Promise<void> {
  await step('emergency');
  await step('incidents');
}

await Promise.all([answers(), harms()]);
