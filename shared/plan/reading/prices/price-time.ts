import type { PriceFact } from '../reading.ts';
import { likeliest, type State } from '../roles/states.ts';
import type { Stretch } from '../roles/weights.ts';
import type { ReadSentence } from '../text.ts';

/** A refused sum is what a buyer offered, and not a price of the customer. */
const whens: Readonly<Record<State, PriceFact['when'] | undefined>> = {
  now: 'now',
  planned: 'planned',
  offered: 'offered',
  refused: 'offered',
  past: 'past',
  theirs: undefined,
};
const surely = 0.7;

/** now: they ask it today. planned: they think of asking it. offered: buyers named it. past: they no longer ask it. */
export function whenOf({ roles }: ReadSentence, { from, to }: Stretch): PriceFact['when'] {
  const state = roles && likeliest(roles.statesOf(from, to), 0);
  return (state && whens[state]) ?? 'now';
}

/** What a rival asks, or a sum that the customer turned down, is no price of theirs. */
export function isNotOwn({ roles }: ReadSentence, { from, to }: Stretch): boolean {
  const state = roles && likeliest(roles.statesOf(from, to), surely);
  return state === 'theirs' || state === 'refused';
}
