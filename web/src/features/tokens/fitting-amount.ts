import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { largestPack, tokenPacks } from './token-pack.ts';
import { amountFor, planAhead, type Quota, type Wish } from './wish.ts';

export interface FittingAmount {
  amount: Hundredths;
  mark: string;
}

/** What is missing for the next plan, and not a token more; nothing where it is more than any pack holds. */
function amountAhead(quota: Quota): FittingAmount | undefined {
  const plan = planAhead(quota);
  const amount = plan && amountFor(plan);
  if (plan === undefined || amount === undefined || amount > largestPack) return undefined;
  return {
    amount,
    mark: quota.token_balance === 0 ? 'The least that pays for a plan' : `Takes you to ${plan.name}`,
  };
}

/** The smallest pack that covers what somebody came for, or else what is missing for the next plan; nothing where none has to. */
export function fittingAmount(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
  quota: Quota,
): FittingAmount | undefined {
  if (wish === undefined) return amountAhead(quota);
  const amount = wish.missing === 0 ? undefined : tokenPacks.find((pack) => pack >= wish.missing);
  return amount && { amount, mark: `Enough for ${wish.name}` };
}
