import { benches } from './benches.ts';

// Started by run.ts, one process for each benchmark: whatever it has started ends with it, also when it takes too long.

const bench = benches.find(({ name }) => name === process.argv[2]);
if (bench === undefined || process.send === undefined) throw new Error('Started by run.ts only');
const figures = await bench.run();
process.send(figures, () => process.exit(0));
