import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { FailedPart } from '#web/components/failed/failed.tsx';
import { Banner } from '#web/components/notice/banner.tsx';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { previewQuery, type SeenPlan } from '../review-calls.ts';
import { PlanSkeleton } from './plan-skeleton.tsx';

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

type Sections = SeenPlan['sections'];

/** The sections that are new or changed. */
const changedSections = (before: Sections, now: Sections): string[] => {
  const hashes = new Map(before.map(({ id, hash }) => [id, hash]));
  return now.filter(({ id, hash }) => hashes.get(id) !== hash).map(({ id }) => id);
};

interface PreviewOptions {
  token: string;
  /** The version of the saved work. */
  version: number;
  /** Called when the plan was drawn with work that this window does not know. */
  onChanged: () => void;
}

/** The plan as it will be printed, redrawn after each save, with the changes of the last save. */
export function usePlanPreview({ token, version, onChanged }: PreviewOptions) {
  const asked = useQuery(previewQuery(token, version));
  const failure = useFailure(asked);
  const plan = asked.data;
  const [compared, setCompared] = useState<{ plan: SeenPlan; changed: string[] }>();
  if (plan !== undefined && plan !== compared?.plan)
    setCompared({ plan, changed: compared ? changedSections(compared.plan.sections, plan.sections) : [] });

  const { error } = asked;
  const said = error instanceof CallFailure ? error.said : undefined;
  const code = said?.code;
  const isOther =
    code === 'review-decided' ||
    code === 'not-found' ||
    (plan !== undefined && !asked.isPlaceholderData && plan.workVersion > version);
  const ask = useEffectEvent(onChanged);
  useEffect(() => {
    if (isOther) ask();
  }, [isOther]);

  return {
    plan,
    /** Titles of the sections that the last save changed. */
    changed: plan?.sections.filter(({ id }) => compared?.changed.includes(id)) ?? [],
    isDrawing: asked.isFetching,
    /** It shows everything that is saved. */
    isCurrent: plan !== undefined && plan.workVersion === version && !asked.isFetching && error === null,
    /** Why no plan can be printed with the current corrections. */
    nothing: code === 'nothing-planned' ? said?.message : undefined,
    failure,
    redraw: () => void asked.refetch(),
  };
}

export type PlanPreview = ReturnType<typeof usePlanPreview>;
