import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

/** A report under one's name needs none of it. */
const Unloaded = () => null;

// The schema of its answer weighs more than the page around it.
const Loaded = lazyPart(() => import('./report-without-name.tsx'), Unloaded);

/** A link to the page for reports without a name; see report-without-name.tsx. */
export const ReportWithoutName = () => (
  <Suspense fallback={null}>
    <Loaded />
  </Suspense>
);
