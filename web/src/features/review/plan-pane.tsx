import { lazy, Suspense } from 'react';
import { Banner } from '#web/components/banner.tsx';
import { FailedPart } from '#web/components/failed/failed.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import type { PlanPreview } from './use-plan-preview.ts';

/** pdf.js is large, and draws nothing before the plan has loaded. */
const PlanPages = lazy(() => import('./plan-pages.tsx'));

/** The plan as it will be printed, or why there is none. */
export function PlanPane({ preview }: { preview: PlanPreview }) {
  const { plan, changed, isDrawing, nothing, failure } = preview;
  if (nothing !== undefined)
    return (
      <div className="p-4">
        <Banner tone="warning" title="There is no plan to print" role="status">
          <p>{nothing}</p>
        </Banner>
      </div>
    );
  if (failure !== undefined)
    return (
      <div className="p-4">
        <FailedPart title="We couldn’t draw the plan" kept="Your work is saved." failure={failure} />
      </div>
    );
  if (plan === undefined) return <PlanSkeleton />;
  return (
    <Suspense fallback={<PlanSkeleton />}>
      <PlanPages bytes={plan.bytes} isDrawing={isDrawing} changed={changed.map(({ title }) => title)} />
    </Suspense>
  );
}
