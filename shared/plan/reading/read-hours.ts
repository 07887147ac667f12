import { readTimeBand } from '../plan-input.ts';
import { hoursIn } from './read-amounts.ts';
import type { Fact, Hours, OpenQuestion, WeekCell } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const bands: Record<string, Hours> = {
  '1–3h': { low: 1, high: 3 },
  '3–5h': { low: 3, high: 5 },
  '5–10h': { low: 5, high: 10 },
  '10h+': { low: 10, high: 38 },
};

/** Words that make an amount of hours the person's own time for this, not the length of a job or a drive. */
const ownTime =
  /\b(week|weekly|per week|a week|each week|free|spare|available|only have|i have|hours total|can do|can give|can spare|can work|cap|capped|visa|full ?time)\b/i;
const notOwn =
  /\b(drive|trip|takes?|print|set|job|wedding|class|shift|per set|every|ago|late|flight|wait|gig|report|course|hours relevant|stand|battery|each piece|a lesson)\b/i;

/** Hours in the cells of the week that have a time on both sides. */
function weekHours(week: readonly Fact<WeekCell>[]): number {
  let minutes = 0;
  for (const { value } of week)
    if (value.is === 'free' && value.from !== undefined && value.to !== undefined)
      minutes += value.to - value.from;
  return Math.round(minutes / 30) / 2;
}

export function readHours(
  band: string,
  sentences: readonly ReadSentence[],
  week: readonly Fact<WeekCell>[],
): { hours?: Fact<Hours>; questions: OpenQuestion[] } {
  const questions: OpenQuestion[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || (sentence.field !== 'content' && sentence.field !== 'incomeGoal')) continue;
    for (const { low, high, per, from, to } of hoursIn(sentence)) {
      const clause = clauseAround(sentence, from);
      const isWeekly =
        per === 'week' || (per === undefined && ownTime.test(clause.text) && /week/i.test(clause.text));
      const isFortnightly = per === 'fortnight';
      if (!(isWeekly || isFortnightly) || low < 0.5 || high > 80) continue;
      if (notOwn.test(clause.text) && !/\b(free|spare|only|i have|can do|can give)\b/i.test(clause.text))
        continue;
      if (
        /\b(i work|job|wage|centrelink|paid)\b/i.test(clause.text) &&
        !/\b(free|spare|for this|cap|can)\b/i.test(clause.text)
      )
        continue;
      const by = isFortnightly ? 2 : 1;
      return {
        hours: factIn(sentence, {
          id: 'hours',
          value: { low: low / by, high: high / by },
          from: clause.from,
          to: Math.max(clause.to, to),
        }),
        questions,
      };
    }
  }
  const named = readTimeBand(band);
  const range = named && bands[named];
  if (!range) return { questions };
  const stated = weekHours(week);
  const words = band.trim();
  const base = { id: 'hours', words, at: { field: 'timePerWeek' as const, from: 0, to: band.length } };
  // A week with times says more than a band.
  if (stated >= 1) {
    const isOpen = week.some(({ value }) => value.is === 'free' && value.from === undefined);
    const low = isOpen ? Math.min(range.low, stated) : stated;
    const high = isOpen ? Math.max(range.high, stated) : stated;
    return {
      hours: { ...base, value: { low: Math.min(low, high), high }, certainty: 'inferred' },
      questions,
    };
  }
  if (named === '10h+')
    questions.push({
      id: 'hours-open',
      about: 'hours',
      ask: 'How many hours a week is “10h+” for you?',
      changes: 'figures',
      words,
    });
  return { hours: { ...base, value: range, certainty: 'stated' }, questions };
}
