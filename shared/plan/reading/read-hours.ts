import { readTimeBand } from '../plan-input.ts';
import { turnWords } from '../write/say/read-words.ts';
import { ownHours } from './own-hours.ts';
import type { Fact, Hours, OpenQuestion, WeekCell } from './reading.ts';
import type { ReadSentence } from './text.ts';
import { lasting, shareOf } from './week/turn-dates.ts';

const bands: Record<string, Hours> = {
  '1–3h': { low: 1, high: 3 },
  '3–5h': { low: 3, high: 5 },
  '5–10h': { low: 5, high: 10 },
  '10h+': { low: 10, high: 38 },
};

/** Hours in the cells of the week that have a time on both sides. */
function weekHours(week: readonly Fact<WeekCell>[]): number {
  let minutes = 0;
  for (const { value } of week)
    if (value.is === 'free' && value.from !== undefined && value.to !== undefined)
      minutes += (value.to - value.from) * shareOf(value, { week });
  return Math.round(minutes / 30) / 2;
}

/** Four hours for half a day that is free without a time, on average. */
const openHours = (week: readonly Fact<WeekCell>[]): number =>
  Math.round(
    week
      .filter(({ value }) => value.is === 'free' && value.from === undefined)
      .reduce((sum, { value }) => sum + 4 * shareOf(value, { week }), 0),
  );

/** Without a band the free time of the week says how many hours there are: four for half a day. */
function hoursOfWeek(week: readonly Fact<WeekCell>[]): { hours?: Fact<Hours> } {
  const free = week.filter(({ value }) => value.is === 'free');
  const [first] = free;
  const hours = Math.min(40, weekHours(week) + openHours(week));
  return first && hours > 0
    ? { hours: { ...first, id: 'hours', value: { low: hours, high: hours }, certainty: 'inferred' } }
    : {};
}

/** Two weeks that differ: "7 on, 7 off", "one week Monday, the other Friday", "every second Tuesday". */
const rotating =
  /\b(?:every (?:second|other|2nd) (?:week|fortnight|\w+day)|alternat(?:e|ing) (?:weeks?|\w+days?)|week (?:about|on)|one week\b[^.]*\b(?:the )?(?:other|next)\b|\w+ (?:days? |weeks? )?on,? (?:and )?\w+ (?:days? |weeks? )?off|(?:rotating|changing|fortnightly|rolling) (?:roster|shifts?)|my roster)\b/i;

/** Which weeks are free, or what is free in both, is for the customer to say. */
function askBothWeeks(sentences: readonly ReadSentence[], week: readonly Fact<WeekCell>[]): OpenQuestion[] {
  const unknown = week.find(({ value: { turn } }) => turn && turn.from === undefined);
  if (unknown?.value.turn)
    return [
      {
        id: 'week-turn',
        about: 'week',
        ask: `Some of your times are free only ${turnWords(unknown.value.turn)}. What date is the next one?`,
        changes: 'figures',
        words: unknown.words,
      },
    ];
  const found = sentences.find(
    ({ text, field, isSilent }) => !isSilent && field === 'content' && rotating.test(text),
  );
  if (!found || week.some(({ value }) => value.is === 'free')) return [];
  return [
    {
      id: 'week-both',
      about: 'week',
      ask: 'Your weeks are not all the same. On which days and at what times are you free every week?',
      changes: 'figures',
      words: found.text.trim(),
    },
  ];
}

export function readHours(
  band: string,
  sentences: readonly ReadSentence[],
  all: readonly Fact<WeekCell>[],
): { hours?: Fact<Hours>; questions: OpenQuestion[] } {
  const questions = askBothWeeks(sentences, all);
  const { week } = lasting({ week: all });
  const own = ownHours(sentences);
  if (own) return { hours: own, questions };
  const named = readTimeBand(band);
  const range = named && bands[named];
  if (!range) return { ...(week.length > 0 && hoursOfWeek(week)), questions };
  const stated = weekHours(week);
  const words = band.trim();
  const base = { id: 'hours', words, at: { field: 'timePerWeek' as const, from: 0, to: band.length } };
  // A week with times says where in the band the person is. More free time than the band is no wish for more hours.
  if (stated >= 1 && (named === '10h+' || stated <= range.high)) {
    const open = week.filter(({ value }) => value.is === 'free' && value.from === undefined);
    const isOpen = open.some(({ value }) => !value.turn);
    const low = isOpen ? Math.min(range.low, stated) : stated;
    const most = named === '10h+' ? stated + openHours(week) : Math.min(range.high, stated + openHours(week));
    const high = isOpen ? Math.max(range.high, stated) : most;
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
