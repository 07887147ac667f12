import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '#web/lib/api/answer-or-throw.ts';
import { useFailure } from '#web/lib/api/use-failure.ts';
import { previewQuery, type SeenPlan } from './api/review-calls.ts';

type Sections = SeenPlan['sections'];

/** The sections that are new or changed. */
export const changedSections = (before: Sections, now: Sections): string[] => {
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
