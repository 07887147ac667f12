import { because, judged } from '../assumptions/assumed.ts';
import { marketOf } from '../paths/markets.ts';
import type { CashFlow } from './cash.ts';
import { ceilTo, type Levers, roundCents } from './levers.ts';

/** A planning share of the nation's buyers; the ABS has today's. */
export const stateShares = because(
  judged<Readonly<Record<string, number>>>({
    'New South Wales': 0.31,
    Victoria: 0.26,
    Queensland: 0.2,
    'Western Australia': 0.11,
  }),
  'Rounded shares of the population; check the ABS before you show it to anybody',
);
const otherStateShare = 0.12;

export interface MarketSize {
  buyers: number;
  yearlySpendCents: number;
  tamCents: number;
  stateShare: number;
  segmentShare: number;
  samBuyers: number;
  samCents: number;
  /** The base case's first-year revenue. */
  somCents: number;
  somShareOfSam: number;
}

export function sizeMarket(levers: Levers, state: string | undefined, base: CashFlow): MarketSize {
  const { buyers, yearlySpendCents, segmentShare } = marketOf(levers.path);
  const stateShare = (state && stateShares.v[state]) || otherStateShare;
  const tamCents = buyers.v * yearlySpendCents.v;
  const samCents = roundCents(tamCents * stateShare * segmentShare.v);
  const somCents = base.total.revenueCents;
  return {
    buyers: buyers.v,
    yearlySpendCents: yearlySpendCents.v,
    tamCents,
    stateShare,
    segmentShare: segmentShare.v,
    samBuyers: Math.round(buyers.v * stateShare * segmentShare.v),
    samCents,
    somCents,
    somShareOfSam: samCents === 0 ? 0 : somCents / samCents,
  };
}

export const fundingMargin = 1.25;

export interface Funding {
  deepestDeficitCents: number;
  deepestMonth: number;
  needCents: number;
  /** They add up to the need. */
  uses: readonly { id: 'start-up' | 'months-before-sales' | 'margin'; cents: number }[];
  /** What the usable budget leaves open. */
  beyondBudgetCents: number;
}

export function sizeFunding(cautious: CashFlow, usableCents: number): Funding {
  const deepest = Math.max(0, -cautious.lowest.cents);
  const needCents = ceilTo(deepest * fundingMargin, 1);
  const startup = Math.min(deepest, cautious.total.startupCents);
  return {
    deepestDeficitCents: deepest,
    deepestMonth: cautious.lowest.month,
    needCents,
    uses: [
      { id: 'start-up', cents: startup },
      { id: 'months-before-sales', cents: deepest - startup },
      { id: 'margin', cents: needCents - deepest },
    ],
    beyondBudgetCents: Math.max(0, needCents - usableCents),
  };
}

export interface Runway {
  /** Whole months the budget lasts in the cautious case; null where it lasts the year. */
  cautiousMonths: number | null;
  /** Whole months it lasts if nothing at all is sold; null where nothing is spent. */
  noSalesMonths: number | null;
}

export function measureRunway(cautious: CashFlow, usableCents: number): Runway {
  const short = cautious.months.find(({ closingCents }) => closingCents < -usableCents);
  const fixed = cautious.months[0]?.fixedCents ?? 0;
  const left = usableCents - cautious.total.startupCents;
  return {
    cautiousMonths: short ? short.month - 1 : null,
    noSalesMonths: fixed === 0 ? null : Math.max(0, Math.floor(left / fixed)),
  };
}
