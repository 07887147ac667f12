import { planPrices } from '#shared/domain/plans/plans.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tokenPacks } from './token-pack.ts';
import type { Wish } from './wish.ts';

/** The smallest pack that covers what somebody came for, or else a plan; nothing where no pack does, or none has to. */
export function fittingPack(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
): { amount: Hundredths; mark: string } | undefined {
  const missing = wish?.missing ?? planPrices.BASIC;
  const amount = missing === 0 ? undefined : tokenPacks.find((pack) => pack >= missing);
  const mark = wish === undefined ? 'The least that pays for a plan' : `Enough for ${wish.name}`;
  return amount && { amount, mark };
}
