import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../../figures/calculate.ts';
import { clearGoal, type Goal, type Reading } from '../../reading/reading.ts';
import { given } from '../blocks.ts';
import { findLevers, type Lever } from '../find-levers.ts';
import { monthYear } from './dates.ts';
import { reachedWords } from './goal.ts';
import { dollars } from './money.ts';
import { an, counted } from './words.ts';

interface LeverSources {
  figures: Figures;
  reading: Reading;
  offer: Offer;
  rules: MoneyRules;
}

/** All free hours and the highest price, and what they make. */
function bothSentence(
  { hoursPerWeek, priceCents, test }: Lever,
  { goal, of, now }: { goal: Goal; of: string; now: number },
): string {
  // Sales are bounded by buyers, and not by time or price.
  if (hoursPerWeek !== undefined && test.reachedCents <= now * 1.02)
    return 'More hours would not help. You need more buyers.';
  const changes = [
    ...(hoursPerWeek === undefined ? [] : [`at ${counted(hoursPerWeek, 'hour')} a week`]),
    ...(priceCents === undefined ? [] : [`at ${dollars(priceCents)} ${of}`]),
  ].join(' and ');
  const makes = `you would make ${reachedWords(goal, test)}`;
  if (changes === '') return `By then, your free hours and your price bring in ${reachedWords(goal, test)}.`;
  return test.share >= 1
    ? `${changes.charAt(0).toUpperCase()}${changes.slice(1)} ${makes}.`
    : `Even ${changes} ${makes}.`;
}

/** The smallest change on each lever that reaches the goal, with what it brings. Nothing for a goal that is reached. */
export function leverSentences(sources: LeverSources): string[] {
  const levers = findLevers(sources);
  const goal = clearGoal(sources.reading);
  if (!(levers && goal)) return [];
  const { figures } = sources;
  const { unit, mix } = figures.inputs;
  // The price of a mix is no price of its first line.
  const of = mix ? 'on average' : an(unit);
  const { hours, price, month, both } = levers;
  return given([
    hours?.hoursPerWeek !== undefined &&
      `${counted(hours.hoursPerWeek, 'hour')} a week would bring in ${reachedWords(goal, hours.test)}.`,
    price?.priceCents !== undefined &&
      `A price of ${dollars(price.priceCents)} ${of} would bring in ${reachedWords(goal, price.test)}.`,
    month !== undefined && `With nothing changed, you reach it in ${monthYear(month)}.`,
    both && bothSentence(both, { goal, of, now: figures.goal?.reachedCents ?? 0 }),
  ]);
}
