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

/** What is missing for it, and not a token more; nothing where it is more than any pack holds. */
function amountTo({ name, missing }: Ahead, mark = `Enough for ${name}`): FittingAmount | undefined {
  const amount = amountFor({ missing });
  return amount === undefined || amount > largestPack ? undefined : { amount, mark };
}

/** To the next plan, or, where the packs do not lead there, to the next path. */
function amountAhead(quota: Quota): FittingAmount | undefined {
  const { token_balance: held, owed_hundredths: owed = 0 } = quota;
  const plan = planAhead(quota);
  const toPlan = plan && amountTo(plan, held === 0 ? 'Enough for a Basic plan' : undefined);
  const [next] = goalsBeyond(held);
  return toPlan ?? (next && amountTo({ name: next.name, missing: owed + next.at - held }));
}

/** The smallest pack that covers what somebody came for, or else what is missing for what comes next; nothing where none has to. */
export function fittingAmount(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
  quota: Quota,
): FittingAmount | undefined {
  if (wish === undefined) return amountAhead(quota);
  const amount = wish.missing === 0 ? undefined : tokenPacks.find((pack) => pack >= wish.missing);
  return amount && { amount, mark: `Enough for ${wish.name}` };
}
