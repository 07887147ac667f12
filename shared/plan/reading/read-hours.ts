import { readTimeBand } from '../plan-input.ts';
import { turnWords } from '../write/say/read-words.ts';
import { hoursIn } from './read-amounts.ts';
import type { Fact, Hours, OpenQuestion, WeekCell } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';
import { lasting, shareOf } from './week/turn-dates.ts';

const bands: Record<string, Hours> = {
  '1–3h': { low: 1, high: 3 },
  '3–5h': { low: 3, high: 5 },
  '5–10h': { low: 5, high: 10 },
  '10h+': { low: 10, high: 38 },
};

/** Words that make an amount of hours the person's own time for this. */
const ownTime =
  /\b(free|spare|available|left over|only have|i have|i[’']?ve got|i got|hours total|in total|can (?:do|give|spare|work|put|manage|commit|use|fit|find)|could|want to (?:do|work|put)|for this|for it|for the business|on this|into it|into this|my time|my hours|up to|honest(?:ly)?|all up|realistic(?:ally)?|i say|at most|no more than|max(?:imum)?|tops|rảnh|ranh|libres?|disponibles?|空|有空)\b/i;
/** The hours of a job, a course, a visa or of care are busy time. */
const takenTime =
  /\b(i work|i do|i[’']?m (?:at|on|in)|working|work (?:at|in|for|as)|job|jobs|wages?|salary|casual|shifts?|roster(?:ed)?|boss|employer|for (?:him|her|them|work|the boss)|course|class(?:es)?|tafe|uni(?:versity)?|study|studying|degree|lectures?|placement|prac|traineeship|apprentice\w*|caring|care for|look after|centrelink|mutual obligation|job ?search|visa|permit|rule|allowed|condition|drive|trip|takes?|print|wedding|every|ago|late|flight|wait|gig|report|each piece|per set|a set|battery|stand|a lesson|trabajo|estudio|clases)\b|@|\$|\bat \d/i;
/** "20 hours a week at Coles": a place behind the hours. */
const placeBehind =
  /^[\s,]*(?:a week|per week|p\/?w|a wk|wkly|weekly|each week|per fortnight|a fortnight)?\s*(?:at|in|with|for)\s+(?!(?:this|it|my own|the business|home|nights?|weekends?|least|most|total|all|about)\b)/i;

/** Nothing is said but the hours and small words: "about 12 hours a week, weekdays". */
const isBare = (text: string): boolean =>
  text
    .toLowerCase()
    .replaceAll(
      /\b(?:about|around|roughly|maybe|say|so|and|to|or|of|the|a|an|per|each|every|is|it[’']?s|that[’']?s|just|only|all|up|hours?|hrs?|h|weeks?|wk|weekly|fortnight|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|day|days|weekdays?|weekends?|mornings?|evenings?|nights?)\b/g,
      ' ',
    )
    .replaceAll(/[\d\s.,:–-]/g, '') === '';

/** How likely the model finds it that a number is of the writer's hours. */
const leastOwn = 0.2;
const surelyOwn = 0.9;

interface FoundHours {
  low: number;
  high: number;
  per?: string | undefined;
  from: number;
  to: number;
}

/** Whether hours of a sentence are those for this business. */
function isOwn(sentence: ReadSentence, { per, from, to }: FoundHours): boolean {
  const clause = clauseAround(sentence, from);
  const isWeekly =
    per === 'week' ||
    per === 'fortnight' ||
    (per === undefined && /week|all up|honest|box says/i.test(clause.text));
  if (!isWeekly) return false;
  const isFree = /\b(?:free|spare|for this|for the business|left over|only have)\b/i.test(clause.text);
  if (isFree) return true;
  // "I wash dishes Friday and Saturday, 16 hours per week, I receive 430": the hours of a wage.
  const isPaid = (sentence.roles?.numbersOf(0.5, 'wage').length ?? 0) > 0;
  const around = isPaid && isBare(clause.text) ? sentence.text : clause.text;
  if (takenTime.test(around) || placeBehind.test(sentence.text.slice(to))) return false;
  if (ownTime.test(clause.text)) return true;
  const likely = sentence.roles?.number(from, to, 'hours');
  // "She has a file to type. About 3 hours a week": what one client asks.
  if (likely !== undefined && likely < leastOwn) return false;
  if (likely !== undefined && likely >= surelyOwn && !takenTime.test(sentence.text)) return true;
  return isBare(clause.text);
}

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
  for (const sentence of sentences) {
    if (sentence.isSilent || (sentence.field !== 'content' && sentence.field !== 'incomeGoal')) continue;
    for (const found of hoursIn(sentence)) {
      const { low, high, per, from, to } = found;
      if (low < 0.5 || high > 80 || !isOwn(sentence, found)) continue;
      const by = per === 'fortnight' ? 2 : 1;
      const clause = clauseAround(sentence, from);
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
