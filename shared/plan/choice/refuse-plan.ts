import type { Licence } from '#shared/content/schemas/catalogue.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Reading } from '../reading/reading.ts';
import type { Choice } from './candidate.ts';

/** Why a submission is refused before anything is spent, and what the customer can add. */
export interface Refusal {
  code: 'not-planned' | 'no-skill' | 'own-figures-missing';
  /** Sentences for the customer. */
  says: string[];
  /** What to add to the answers. */
  missing: ('skill' | 'price' | 'cost')[];
}

/** A plan without a reviewer is not made for work whose licence no one has checked. */
export function refuseLicence(
  choice: Choice,
  licences: readonly Pick<Licence, 'id' | 'name'>[],
): string | undefined {
  const wanted = choice.offered[0]?.licenceFirst;
  if (wanted === undefined) return undefined;
  const licence = licences.find(({ id }) => id === wanted);
  return (
    `This work needs a licence first${licence ? `: ${licence.name}` : ''}. A Basic plan has no reviewer to check that. ` +
    'If you hold it, say so in your background and submit again.'
  );
}

const missingFigures = ({ idea, prices, unitCosts }: Reading): ('price' | 'cost')[] => [
  ...(idea?.value.priceCents === undefined && prices.length === 0 ? (['price'] as const) : []),
  ...(idea?.value.costCents === undefined && unitCosts.length === 0 ? (['cost'] as const) : []),
];

/**
 * Basic has no reviewer, so a business that we have no file on needs the customer's own price and cost. A plan that
 * uses none of the customer's skills is never sold.
 */
export function refusePlan(choice: Choice, reading: Reading, tier: PlanType): Refusal | undefined {
  if (choice.kind === 'none')
    return {
      code: 'not-planned',
      says: [choice.why ?? 'We do not plan this kind of business.'],
      missing: [],
    };
  if (choice.kind === 'ask')
    return { code: 'no-skill', says: [choice.why ?? 'Tell us what you can do.'], missing: ['skill'] };
  const [best] = choice.offered;
  const missing = best?.isUncatalogued && tier === 'BASIC' ? missingFigures(reading) : [];
  if (missing.length === 0) return undefined;
  const lines = {
    price: 'What do you charge for one?',
    cost: 'What does one cost you in materials, fees and fuel?',
  };
  return {
    code: 'own-figures-missing',
    says: [
      `We have no file on “${best?.trade.plain}” yet, so we need your own figures.`,
      ...missing.map((figure) => lines[figure]),
    ],
    missing,
  };
}
