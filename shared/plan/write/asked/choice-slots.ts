import { about, dollars } from '../say/money.ts';
import { heading, phrase } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { judgeOffer } from './offer-slots.ts';
import { sidesOf } from './question-form.ts';
import { repeated } from './repeated.ts';
import type { Slots } from './slots.ts';

/** Both things of a question, where a file may name them. */
function shownSides(writing: Writing, question: string): readonly [string, string] | undefined {
  const sides = sidesOf(question);
  return sides?.every((side) => repeated(writing, side) === side) ? sides : undefined;
}

/** Two offers that the customer told us of: what an hour of each leaves. */
function bothJudged(writing: Writing, question: string): string | undefined {
  const sides = shownSides(writing, question);
  const [one, other] = (sides ?? []).map((side) => judgeOffer(writing, side));
  if (!sides || !one || !other || one.cents === other.cents) return undefined;
  const [first, second] = one.leftCents >= other.leftCents ? [0, 1] : [1, 0];
  const left = [one, other].map(({ leftCents, cents }) =>
    leftCents > 0
      ? `makes you about ${about(leftCents)} an hour at ${dollars(cents)}`
      : `does not cover its costs at ${dollars(cents)}`,
  );
  return `${heading(sides[first] ?? '')}: it ${left[first]}. ${heading(sides[second] ?? '')} ${left[second]}. Take the second only for hours that would otherwise be empty.`;
}

export const choiceSlots = {
  'both-judged': bothJudged,
  'side-one': (writing, question) => {
    const sides = shownSides(writing, question);
    return sides && heading(sides[0]);
  },
  'side-other': (writing, question) => {
    const sides = shownSides(writing, question);
    return sides && phrase(sides[1]);
  },
} satisfies Slots;
