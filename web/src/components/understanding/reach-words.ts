import type { DescribedBusiness, Reach, Understanding } from '#shared/plan/describe/understanding.ts';
import { about, wholeDollars } from '#shared/plan/write/say/money.ts';

/** Below this share of the goal no plan is offered, because none would bring the goal near. */
export const hopelessBelow = 0.25;

export const shareOf = ({ reachedCents, targetCents }: Reach): number =>
  targetCents > 0 ? Math.max(0, reachedCents) / targetCents : 0;

export const isHopeless = ({ reaches }: DescribedBusiness): boolean =>
  reaches !== undefined && shareOf(reaches) < hopelessBelow;

/** An estimate; a loss counts as zero. */
export const reached = ({ reachedCents }: Reach): string => about(Math.max(0, reachedCents));

export const per = ({ isTotal }: Reach): string => (isTotal ? 'in total' : 'a month');

/** "about $640 of $800 a month" */
export function ofGoal(reach: Reach): string {
  const goal = `${wholeDollars(reach.targetCents)} ${per(reach)}`;
  return reach.reachedCents < 100 ? `nothing yet towards ${goal}` : `about ${reached(reach)} of ${goal}`;
}

/** “‘Window cleaning’ reaches more: $830 a month.” Where another business reaches clearly more than the first. */
export function moreReached([first, ...others]: readonly DescribedBusiness[]): string | undefined {
  const reachOf = ({ reaches }: DescribedBusiness) => reaches?.reachedCents ?? 0;
  const [most] = others.toSorted((one, other) => reachOf(other) - reachOf(one));
  if (!(first?.reaches && most?.reaches) || reachOf(most) <= reachOf(first) * 1.1) return undefined;
  return `“${most.title}” reaches more: ${reached(most.reaches)} ${per(most.reaches)}.`;
}

/** The business that a plan would be for: the selected one, or else the best. */
export const chosenOf = ({ businesses, chosen }: Understanding): DescribedBusiness | undefined =>
  businesses.find(({ id }) => id === chosen) ?? businesses[0];

/** A one-line verdict for other pages and for a bar: "A stretch, about $640 of $800 a month". */
export function inBrief(understanding: Understanding): string {
  const { outcome } = understanding;
  const first = chosenOf(understanding);
  if (outcome.kind !== 'planned' || !first) return outcome.title;
  return first.reaches ? `${first.reaches.name}, ${ofGoal(first.reaches)}` : first.title;
}
