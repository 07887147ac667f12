import { type PlanType, planNames } from '../domain/plans/plans.ts';
import { formatTokens } from '../domain/tokens/format-amount.ts';
import { cents, tokensBoughtWith } from '../domain/tokens/money.ts';
import { titleOfPath } from './path-titles.ts';

interface Bought {
  amountCents: number;
  plan?: { type: PlanType } | undefined;
  unlocks?: string | undefined;
}

/** Names the item of a payment: the plan or the path, or else tokens. */
export function itemOf({ amountCents, plan, unlocks }: Bought): string {
  if (plan !== undefined) return `${planNames[plan.type]} plan`;
  return unlocks === undefined ? formatTokens(tokensBoughtWith(cents(amountCents))) : titleOfPath(unlocks);
}
