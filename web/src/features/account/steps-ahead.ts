import type { PathContent } from '#shared/contract/content-files.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';

export type StepAhead = readonly [title: string, text: string, opens?: PathContent | undefined];

const paying: StepAhead = ['You confirm the price', 'You pay once. Nothing renews.'];

/** What comes after the form for somebody who wants a locked path; until its data are here what is true of each. */
export function stepsToPath(path?: PathContent): readonly StepAhead[] {
  const first = path?.sections[freePreviewSections];
  return [
    paying,
    ['It opens where the free part ends', first ? `At “${first.title}”` : 'You read on from there.', path],
    ['It stays yours', 'It is on your dashboard, and keeps your place.'],
  ];
}

/** The same for a plan. */
export const stepsToPlan = (plan: PlanType): readonly StepAhead[] => [
  paying,
  ['You answer six questions', 'Your draft is saved as you type; take your time.'],
  plan === 'BASIC'
    ? ['Your plan is made', 'Usually within minutes; it comes by email and stays here for 30 days.']
    : ['A person reads them', 'In 1–48 hours. Approved, your plan is made; or you hear what to change.'],
];
