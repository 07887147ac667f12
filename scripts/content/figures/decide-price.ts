import { casualFloor, inCents } from '#shared/content/fact-numbers.ts';
import { roundCents } from '#shared/handbook/arithmetic.ts';
import type { PathFigures } from './path-figures.ts';

/** The seller's proof: none, a matching skill, or years of work. */
export type Proof = 'none' | 'skill' | 'proven';

export interface PriceDecision {
  coreCents: number;
  starterCents: number;
  premiumCents: number;
}

/** The position of the price within its range. */
const places: Readonly<Record<Proof, number>> = { none: 0.25, skill: 0.45, proven: 0.65 };

export const priceReason =
  'A quarter of the way up the range without proof, higher with a matching skill, higher again with years or a portfolio';

const roundTo = (amount: number, step: number): number => roundCents(amount / step) * step + 0;
const ceilTo = (amount: number, step: number): number => Math.ceil(amount / step - 1e-9) * step + 0;

/** Things and commissions are not sold by the hour, so the hourly floor does not apply. */
const sellsHours = ({ demand, hoursPerUnit }: PathFigures): boolean =>
  demand.kind === 'outreach' && demand.tries !== 'items listed' && hoursPerUnit.value >= 1;

export function decidePrice(path: PathFigures, proof: Proof): PriceDecision {
  const lowCents = path.priceLowCents.value;
  const place = places[path.priceIsYours ? proof : 'skill'];
  const inRange = roundTo(lowCents + place * (path.priceHighCents.value - lowCents), path.priceStepCents);
  const floorCents = sellsHours(path) ? roundCents(inCents(casualFloor) * path.hoursPerUnit.value) : lowCents;
  const coreCents = Math.max(inRange, ceilTo(floorCents, path.priceStepCents));
  const { starter, premium } = path.ladder.value;
  const step = (times: number): number => roundTo(coreCents * times, path.ladderStepCents);
  return {
    coreCents,
    // Fixed fees take most of a cheap file below the range, while a small job only has to be small.
    starterCents: path.demand.kind === 'traffic' ? Math.max(lowCents, step(starter)) : step(starter),
    premiumCents: step(premium),
  };
}
