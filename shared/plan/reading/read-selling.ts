import { monthsNamed } from './goal/season.ts';
import type { Fact, Goal, Reading } from './reading.ts';
import { clausesOf, factIn, type ReadSentence } from './text.ts';

/** No buyers, or no work, in the months that follow or stand before. */
const isClosed =
  /\b(?:nothing|no (?:work|sales|customers?|trade|guests|bookings|visitors|buyers|jobs)|closed|shut|(?:the )?(?:wet|dry|summer|autumn|winter|spring)(?: season)?(?: is| goes|[’']?s)?(?: \p{L}+)? dead)\b/iu;
const isOnly = /\bonly\b|\b(?:my|our|the) season (?:is|runs|goes|from)\b|^\W*season (?:is|runs|goes)\b/i;
const sells =
  /\b(?:sell|selling|open|run|work|guide|trade|teach|take (?:bookings|people)|customers|season|market)\b/i;
/** "Autumn and spring outdoor sessions": what is sold is of these seasons. */
const ofSeasons =
  /\b(summer|autumn|winter|spring) and (summer|autumn|winter|spring) (?:\p{L}+ ){0,2}(?:sessions|shoots|minis|classes|workshops|tours|walks)\b/iu;
/** Rain comes in any season. */
const rainyDays = /\bwet (?:weeks?|days?|weather|mornings?|weekends?)\b/iu;
const goesOn = /\b(?:rest of the year|other months|all year|the whole year|year round)\b/i;
const all = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a goal that counts in a season only. */
function monthsOf({ months }: Goal): number[] {
  if (!months) return all;
  const [from, to] = [Number(months.from.slice(5)), Number(months.to.slice(5))];
  return all.filter((month) => (from <= to ? month >= from && month <= to : month >= from || month <= to));
}

const fromGoal = (goal: Fact<Goal> | undefined): Reading['selling'] => {
  const isBound =
    goal?.value.months &&
    (goal.value.per === 'total' || isClosed.test(goal.words) || isOnly.test(goal.words));
  return goal && isBound && !goesOn.test(goal.words)
    ? { ...goal, id: 'selling', value: { months: monthsOf(goal.value) } }
    : undefined;
};

/** The calendar months in which the customer can sell, where they are not all of the year. */
export function readSelling(
  sentences: readonly ReadSentence[],
  { goal, isNorth }: { goal: Fact<Goal> | undefined; isNorth: boolean },
): Reading['selling'] {
  const ofGoal = fromGoal(goal);
  if (ofGoal) return ofGoal;
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { text, from, to } of clausesOf(sentence)) {
      const [, ...seasons] = ofSeasons.exec(text) ?? [];
      const open = seasons.flatMap((season) => monthsNamed(season, isNorth) ?? []);
      if (open.length > 0 && !goesOn.test(text))
        return factIn(sentence, { id: 'selling', value: { months: open }, from, to });
      const closed = isClosed.exec(text);
      const named = monthsNamed(closed ? text.slice(closed.index) : text, isNorth);
      const isBound = closed !== null || (isOnly.test(text) && sells.test(text));
      if (!named || named.length > 10 || !isBound || rainyDays.test(text)) continue;
      const months = closed ? all.filter((month) => !named.includes(month)) : named;
      return factIn(sentence, { id: 'selling', value: { months }, from, to });
    }
  }
  return undefined;
}
