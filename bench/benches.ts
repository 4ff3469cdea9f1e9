import { answersBench } from './answers.ts';
import { batchBench } from './batch.ts';
import { briefingOpenBench } from './briefing-open.ts';
import { briefingBench } from './briefing.ts';
import { claimsOpenBench } from './claims-open.ts';
import { coldStartBench } from './cold-start.ts';
import { decisionSeenBench } from './decision-seen.ts';
import { documentsOfflineBench } from './documents-offline.ts';
import type { Bench } from './figure.ts';
import { documentsBench } from './documents.ts';
import { firstLoadBench } from './first-load.ts';
import { judgementBench } from './judgement.ts';
import { lighthouseBench } from './lighthouse.ts';
import { listBench } from './list.ts';
import { reviewBench } from './review.ts';
import { saveBench } from './save.ts';
import { scaleBench } from './scale.ts';
import { pouchdbBench, syncBench, syncCutsBench, syncPhotosBench } from './sync.ts';

/** All benchmarks, in the order in which they run. */
export const benches: readonly Bench[] = [
  firstLoadBench,
  saveBench,
  coldStartBench,
  claimsOpenBench,
  decisionSeenBench,
  documentsOfflineBench,
  syncBench,
  syncPhotosBench,
  syncCutsBench,
  pouchdbBench,
  batchBench,
  listBench,
  briefingOpenBench,
  briefingBench,
  scaleBench,
  reviewBench,
  judgementBench,
  answersBench,
  documentsBench,
  lighthouseBench,
];
