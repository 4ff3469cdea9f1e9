import { Worker } from 'node:worker_threads';

// `npm run answers:learn`: all models anew, from what lies in this folder. The same data give the same models.

const started = performance.now();

/** Each step in a thread of its own, with the models as they are when it begins. */
const step = (name: string) =>
  new Promise<void>((resolve, reject) => {
    new Worker(new URL(`learn-${name}.ts`, import.meta.url))
      .once('error', reject)
      .once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}`))));
  });

await Promise.all([step('sections'), step('emergency'), step('incidents')]);
await step('trust');
console.log(`All models are learned: ${Math.round((performance.now() - started) / 1000)} s.`);
