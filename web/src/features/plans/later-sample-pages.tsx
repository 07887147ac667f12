import { lazy, memo, Suspense } from 'react';
import type { SamplePlan } from '#shared/contract/content-files.ts';

const AllSamplePages = lazy(() => import('./sample-pages.tsx'));

/** Comes to life after the rest of the page. Drawn again by nothing around it, so that it stays as the build drew it. */
export const LaterSamplePages = memo(({ samples }: { samples: readonly SamplePlan[] }) => (
  <Suspense fallback={<div className="min-h-[32rem]" />}>
    <AllSamplePages samples={samples} />
  </Suspense>
));
