import type { PathContent } from '#shared/contract/content-files.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';

export type StepAhead = readonly [title: string, text: string, opens?: PathContent | undefined];

const paying: StepAhead = ['Confirm the price', 'You pay once. Nothing renews.'];

/** The steps after the form for a locked path. Until its data load, they are those of every path. */
export function stepsToPath(path?: PathContent): readonly StepAhead[] {
  const first = path?.sections[freePreviewSections];
  return [
    paying,
    ['Read on from the free part', first ? `Next is “${first.title}”.` : 'Every section is open.', path],
    ['Keep it', 'It’s on your dashboard and remembers your place.'],
  ];
}

/** The same for a plan. */
export const stepsToPlan = (plan: PlanType): readonly StepAhead[] => [
  paying,
  ['Answer six questions', 'Your draft saves as you type.'],
  plan === 'BASIC'
    ? ['Get your plan', 'Usually within minutes. It comes by email and is here for 30 days.']
    : ['A person reviews them', 'In 1–48 hours, they approve your plan or tell you what to change.'],
];
