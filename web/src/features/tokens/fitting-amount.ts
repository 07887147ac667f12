import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { goalsBeyond } from '#web/components/reach/reach-goals.ts';
import { largestPack, tokenPacks } from './token-pack.ts';
import { amountFor, planAhead, type Quota, type Wish } from './wish.ts';

export interface FittingAmount {
  amount: Hundredths;
  mark: string;
}

interface Ahead {
  name: string;
  missing: number;
}

/** The exact shortfall; undefined when it exceeds the largest pack. */
function amountTo({ name, missing }: Ahead, mark = `Enough for ${name}`): FittingAmount | undefined {
  const amount = amountFor({ missing });
  return amount === undefined || amount > largestPack ? undefined : { amount, mark };
}

/** The shortfall for the next plan or, if no pack covers that, for the next path. */
function amountAhead(quota: Quota): FittingAmount | undefined {
  const { token_balance: held, owed_hundredths: owed = 0 } = quota;
  const plan = planAhead(quota);
  const toPlan = plan && amountTo(plan, held === 0 ? 'Enough for a Basic plan' : undefined);
  const [next] = goalsBeyond(held);
  return toPlan ?? (next && amountTo({ name: next.name, missing: owed + next.at - held }));
}

/**
 * The smallest pack for the current purpose, or else the shortfall for the next goal; undefined when neither
 * is needed.
 */
export function fittingAmount(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
  quota: Quota,
): FittingAmount | undefined {
  if (wish === undefined) return amountAhead(quota);
  const amount = wish.missing === 0 ? undefined : tokenPacks.find((pack) => pack >= wish.missing);
  return amount && { amount, mark: `Enough for ${wish.name}` };
}
