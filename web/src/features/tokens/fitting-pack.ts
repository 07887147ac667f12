import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { tokenPacks } from './token-pack.ts';
import { planAhead, type Quota, type Wish } from './wish.ts';

function planMark({ token_balance: balance }: Quota, { name, missing }: Wish): string {
  if (balance === 0) return 'The least that pays for a plan';
  return `Takes you to ${name}: ${formatTokenCount(missing)} more`;
}

/** The smallest pack that covers what somebody came for, or else the next plan; nothing where no pack does, or none has to. */
export function fittingPack(
  wish: Pick<Wish, 'name' | 'missing'> | undefined,
  quota: Quota,
): { amount: Hundredths; mark: string } | undefined {
  const plan = planAhead(quota);
  const missing = (wish ?? plan)?.missing ?? 0;
  const amount = missing === 0 ? undefined : tokenPacks.find((pack) => pack >= missing);
  const mark = wish ? `Enough for ${wish.name}` : plan && planMark(quota, plan);
  return amount && mark ? { amount, mark } : undefined;
}
