import { priceFloorHourCents, pricePercentile } from '../assumptions/general.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { ceilTo, roundCents, roundTo } from './levers.ts';

export type Proof = 'none' | 'skill' | 'proven';

export interface PriceDecision {
  proof: Proof;
  percentile: number;
  loCents: number;
  hiCents: number;
  /** The least the core may ask; null where no hours are sold. */
  floorCents: number | null;
  /** True where the floor, and not the range, decided. */
  atFloor: boolean;
  coreCents: number;
  starterCents: number;
  premiumCents: number;
  corePerHourCents: number;
}

/** A shop's shelf and a commission are not hours sold, so the hourly floor does not speak of them. */
const sellsHours = (path: PathNumbers): boolean =>
  path.demand.kind === 'outreach' && path.demand.tries !== 'items listed' && path.hoursPerUnit.v >= 1;

export function decidePrice(path: PathNumbers, proof: Proof): PriceDecision {
  const percentile = path.priceIsYours ? pricePercentile.v[proof] : pricePercentile.v.skill;
  const loCents = path.priceLoCents.v;
  const hiCents = path.priceHiCents.v;
  const inRange = roundTo(loCents + percentile * (hiCents - loCents), path.priceStepCents);
  const floorCents = sellsHours(path) ? roundCents(priceFloorHourCents.v * path.hoursPerUnit.v) : null;
  const lowest = ceilTo(floorCents ?? loCents, path.priceStepCents);
  const coreCents = Math.max(inRange, lowest);
  const ladder = (factor: number): number => roundTo(coreCents * factor, path.ladderStepCents);
  // A cheap file below the range loses most of itself to fixed fees; a small job only has to be small.
  const starterCents =
    path.demand.kind === 'traffic'
      ? Math.max(loCents, ladder(path.ladder.v.starter))
      : ladder(path.ladder.v.starter);
  return {
    proof,
    percentile,
    loCents,
    hiCents,
    floorCents,
    atFloor: lowest > inRange,
    coreCents,
    starterCents,
    premiumCents: ladder(path.ladder.v.premium),
    corePerHourCents: roundCents(coreCents / path.hoursPerUnit.v),
  };
}
