import { coldStartBench } from './cold-start.ts';
import { documentsBench } from './documents.ts';
import type { Bench } from './figure.ts';
import { firstLoadBench } from './first-load.ts';
import { incidentsBench } from './incidents.ts';
import { lighthouseBench } from './lighthouse.ts';
import { listBench } from './list.ts';
import { recordkeepingBench } from './recordkeeping.ts';
import { saveBench } from './save.ts';
import { liveBench } from './live.ts';
import { pouchdbBench, syncBench, syncCutsBench, syncPhotosBench } from './sync.ts';

/** All benchmarks, in the order in which they run. */
export const benches: readonly Bench[] = [
  firstLoadBench,
  saveBench,
  coldStartBench,
  syncBench,
  syncPhotosBench,
  syncCutsBench,
  pouchdbBench,
  liveBench,
  listBench,
  documentsBench,
  incidentsBench,
  recordkeepingBench,
  lighthouseBench,
];
