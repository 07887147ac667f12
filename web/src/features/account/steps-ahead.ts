import type { PathContent } from '#shared/contract/content-files.ts';
import { freePreviewSections } from '#shared/domain/paths/preview.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { type PlanType, planPrices } from '#shared/domain/plans/plans.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

export type StepAhead = readonly [title: string, text: string, opens?: PathContent];

const paid = 'With your tokens; what they do not cover, by card.';

/** What comes after the form for somebody who wants a locked path: what they see there, not what they have seen. */
export function stepsToPath(path: PathContent): readonly StepAhead[] | undefined {
  const { meta, locked, sections } = path;
  const first = sections[freePreviewSections];
  if (locked === null || first === undefined) return undefined;
  return [
    [`You confirm ${formatAud(effectivePrice(meta))}`, paid],
    ['It opens where the free part ends', `At “${first.title}”`, path],
    ['It stays yours', 'It is on your dashboard, and keeps your place.'],
  ];
}

/** The same for a plan. */
export const stepsToPlan = (plan: PlanType): readonly StepAhead[] => [
  [`You confirm ${formatAud(planPrices[plan])}`, paid],
  ['You answer six questions', 'Your draft is saved as you type; take your time.'],
  plan === 'BASIC'
    ? ['Your plan is made', 'Typically in 1–48 hours; it comes by email and stays here for 30 days.']
    : ['A person reads them', 'In 1–48 hours. Approved, your plan is made; or you hear what to change.'],
];
