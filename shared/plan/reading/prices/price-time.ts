import type { PriceFact } from '../reading.ts';
import { likeliest, type State } from '../roles/states.ts';
import type { Stretch } from '../roles/weights.ts';
import { clauseAround, type ReadSentence } from '../text.ts';
import { isOwnAsked } from './not-own-price.ts';

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

/** Another time, in plain words. */
const once =
  /\b(?:used to|back in|before covid|in (?:19|20)\d\d|(?:i|we|they|shop|salon|boss) charged)\b|\bwas (?:about |only )?[$£]?$/i;
const yearsAgo = /\bback (?:in|to) (?:19|20)\d\d/i;

/** now: they ask it today. planned: they think of asking it. offered: buyers named it. past: they no longer ask it. */
export function whenOf(sentence: ReadSentence, { from, to }: Stretch): PriceFact['when'] {
  const { roles, text } = sentence;
  const clause = clauseAround(sentence, from);
  if (once.test(text.slice(clause.from, from)) || yearsAgo.test(text.slice(from))) return 'past';
  const state = roles && likeliest(roles.statesOf(from, to), 0);
  return (state && whens[state]) ?? 'now';
}

/** What a rival asks, or a sum that the customer turned down, is no price of theirs. */
export function isNotOwn({ roles, text }: ReadSentence, { from, to }: Stretch): boolean {
  if (isOwnAsked(text, { from })) return false;
  const state = roles && likeliest(roles.statesOf(from, to), surely);
  return state === 'theirs' || state === 'refused';
}
