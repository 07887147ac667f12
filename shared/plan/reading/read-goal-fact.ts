import type { Cents } from '#shared/domain/tokens/money.ts';
import { monthsFrom } from '../figures/calendar-months.ts';
import { addMonths, isoOf, monthSpan, monthsBetween } from './goal/calendar.ts';
import { chooseDeadline } from './goal/choose-deadline.ts';
import { type ChosenGoal, chooseGoal } from './goal/choose-goal.ts';
import type { FoundDeadline } from './goal/deadline.ts';
import { doubtsOf } from './goal/doubts.ts';
import { type Read, readParts, usableHere } from './goal/goal-parts.ts';
import type { Amount } from './goal/money.ts';
import { type Monthly, monthlyFigures, spreadOver } from './goal/monthly-figures.ts';
import { isMostWanted, isWantedOnTop } from './goal/most-or-more.ts';
import { type Period as LongPeriod, monthly } from './goal/per-month.ts';
import { relativeGoal } from './goal/relative-goal.ts';
import { shareOfIncome, wantsToReplaceIncome } from './goal/replace-income.ts';
import { cutSeason } from './goal/season.ts';
import { isAfterTax, measureOf } from './goal/tax-words.ts';
import { tidyGoal } from './goal/tidy-goal.ts';
import type { Lexicon } from './lexicon.ts';
import { nextEvent } from './next-event.ts';
import type { Fact, Goal, GoalDoubt, Income, OpenQuestion, Period, Running } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

const beforeTaxWords =
  /\b(before tax|pre ?-?tax|before any tax|tax aside|gross|before anything comes out)\b|antes de impuestos|税前|قبل الضريبة|trước thuế|truoc thue/i;
const afterTaxWords =
  /\b(after tax|clear (?!my|the|our|a)|clear$|in (my|the) (hand|pocket)|take ?home)\b|sau thue|sau thuế|despu[eé]s de impuestos|税后|بعد الضريبة/i;
/** What is left after costs is a figure before tax. */
const profitWords = /\bprofits?\b|\bafter (?:all |my |our )*(?:costs|expenses)\b/i;

/** A wish about the income that is written in the background instead of the goal. */
const wish =
  /\b(want|would like|i'?d like|need|hope to|aim|can i make|could i make|can i earn|happy with|be happy|my goal|looking for|looking to|i'?d say)\b/i;
/** More than this a month is asked about before a plan is built on it: half a million a year. */
const mostPerMonth = 4_200_000;
const monthsWithoutDate = 6;

export interface GoalContext {
  lexicon: Lexicon;
  today: number;
  country?: string | undefined;
  /** What the customer's business sells today. */
  running?: Running | undefined;
}
export interface GoalRead {
  goal?: Fact<Goal>;
  questions: OpenQuestion[];
}

const north = new Set(['United Kingdom', 'Canada', 'United States', 'Ireland']);
export const isNorthern = (country: string | undefined): boolean => north.has(country ?? '');
const secondYear = /\b(?:second (?:full )?year|(?:year|yr) (?:two|2))\b/i;
const firstYear = /\bfirst (?:full )?(?:year|yr)\b|\b(?:year|yr) (?:one|1)\b/i;
const offPayment =
  /\boff (?:of )?(?:the )?(?:job ?seeker|centrelink|dole|payments?|pension|dsp|benefits?|welfare)\b|\binstead of\b/i;

const asPeriod = (per: LongPeriod): Period => (per === 'day' ? 'week' : per === 'half-year' ? 'year' : per);

interface Figures {
  chosen: ChosenGoal;
  figures: Monthly;
  by: string | undefined;
}

function deadlineOf(read: Read, chosen: ChosenGoal | undefined, { lexicon, today }: GoalContext) {
  const found = chooseDeadline(read, chosen);
  const isRead = found && found.kind !== 'default' && found.kind !== 'passed';
  if (isRead) return found;
  const { text } = read.line;
  const isFirstYear = firstYear.test(text) || /(?<![\d.])1 year\b|one year\b/i.test(text);
  const years = isFirstYear ? 1 : secondYear.test(text) ? 2 : 0;
  const day = nextEvent(text, lexicon, today) ?? (years > 0 ? addMonths(today, 12 * years) : undefined);
  if (day === undefined) return found;
  const event: FoundDeadline = {
    kind: 'date',
    months: monthsBetween(today, day),
    date: isoOf(day),
    at: 0,
    span: [0, text.length],
    isSpan: false,
    doubts: [],
  };
  return event;
}

/** The last day of a month. */
const endOf = (month: string): string =>
  isoOf(monthSpan(Number(month.slice(0, 4)), Number(month.slice(5))).last);

function figuresOf(read: Read, context: GoalContext, season: Goal['months']): Figures | undefined {
  const hasTwoDates = read.deadlines.filter(({ kind }) => kind !== 'default').length === 2;
  const amounts = read.amounts
    .map((amount, index) => inFirstYear(amount, index, read))
    .filter((amount) => usableHere(amount, context.country));
  const chosen = chooseGoal(read.line, { amounts, counts: read.counts, hours: read.hours, hasTwoDates });
  const per = chosen?.amount.period?.per;
  // What they earn already, or what an hour or a thing brings, is not a goal.
  if (!chosen || chosen.isHeld || per === 'hour' || per === 'item' || chosen.amount.low < 1) return undefined;
  const deadline = deadlineOf(read, chosen, context);
  if (season && !chosen.amount.period) {
    const months = monthsFrom(season.from, season.to) + 1;
    return { chosen, figures: spreadOver(chosen.amount, months), by: endOf(season.to) };
  }
  const isDated = deadline && deadline.kind !== 'default' && deadline.kind !== 'passed' && !season;
  const months = isDated ? deadline.months : monthsWithoutDate;
  const figures = monthlyFigures(read, chosen, { deadline, months });
  return { chosen, figures, by: isDated ? deadline.date : undefined };
}

/** The figure as the person wrote it: the lower one of a range or of a goal with a stretch. */
function written({ amount, stretch }: ChosenGoal, { target, spread, assumed }: Monthly) {
  if (spread) return { cents: spread.total, per: 'total' as const };
  const own = [amount, stretch].find(
    (one) =>
      one?.period &&
      one.period.per !== 'hour' &&
      one.period.per !== 'item' &&
      one.period.per !== 'day' &&
      one.period.times === 1 &&
      monthly(Math.round(one.low) as Cents, one.period.per) === target,
  );
  if (own?.period)
    return {
      cents: Math.round(own.low) * (own.period.per === 'half-year' ? 2 : 1),
      per: asPeriod(own.period.per as LongPeriod),
    };
  return assumed === 'year'
    ? { cents: Math.round(amount.low), per: 'year' as const }
    : { cents: target as number, per: 'month' as const };
}

function taxOf(text: string, read: Read): Goal['tax'] {
  if (beforeTaxWords.test(text)) return 'before';
  if (isAfterTax(read.line) || afterTaxWords.test(text)) return 'after';
  return profitWords.test(text) ? 'before' : 'unsaid';
}

/** "15k in the first year" has its period, from the words between it and the amounts around it. */
function inFirstYear(amount: Amount, index: number, { line, amounts }: Read): Amount {
  const from = amounts[index - 1]?.next ?? 0;
  const to = amounts[index + 1]?.at ?? line.tokens.length;
  const around = line.text.slice(...line.span(from, to));
  return amount.period || !firstYear.test(around)
    ? amount
    : { ...amount, period: { per: 'year', next: amount.next, times: 1, isNear: true } };
}

function goalOf(text: string, context: GoalContext): Goal | undefined {
  const isNorth = isNorthern(context.country);
  const { text: tidied, months, isUnnamed } = cutSeason(tidyGoal(text), { ...context, isNorth });
  const read = readParts(tidied, { ...context, isNorth });
  const found = figuresOf(read, context, months);
  if (!found) return undefined;
  const { chosen, figures, by } = found;
  const hasSalesCount = read.counts.some(({ noun }) => noun === 'sales');
  const measure = measureOf(read.line, { hasSalesCount, isRunning: context.running !== undefined });
  const sum = written(chosen, figures);
  const isSales = measure === 'sales' && !figures.spread;
  const inPeriod = figures.spread ? figures.spread.months : sum.cents / figures.target;
  const stretchCents = figures.stretch && Math.round(figures.stretch * inPeriod);
  const unclear = doubtsOf(read, chosen, { figures, measure, isUnnamedSeason: isUnnamed === true });
  const isInstead = wantsToReplaceIncome(read.line) || offPayment.test(tidied);
  return {
    cents: sum.cents,
    per: sum.per,
    monthlyCents: figures.target,
    // Tax is not taken from sales.
    tax: isSales && !beforeTaxWords.test(tidied) ? 'unsaid' : taxOf(tidied, read),
    measure: figures.spread ? 'saving' : isSales ? 'sales' : 'income',
    ...(by && { by }),
    ...(stretchCents && stretchCents > sum.cents && { stretchCents }),
    ...(months && { months }),
    ...(isInstead && { isInstead: true }),
    ...(isWantedOnTop(tidied) && !isInstead && { isOnTop: true }),
    ...(isMostWanted(tidied) && { isMost: true }),
    ...(unclear.length > 0 && { unclear }),
  };
}

const dollars = (cents: number): string => `$${Math.round(cents / 100).toLocaleString('en-AU')}`;

/** A goal that is a joke or a slip: what the background says instead, or a question. */
function readHighGoal(high: Fact<Goal>, said: Fact<Goal> | undefined): GoalRead {
  const goal = said ?? high;
  const question: OpenQuestion = {
    id: 'goal-high',
    about: 'goal',
    ask: said
      ? `You wrote “${high.words.slice(0, 80)}”. Shall we plan for ${dollars(said.value.monthlyCents)} a month?`
      : `Do you mean ${dollars(high.value.monthlyCents)} a month?`,
    changes: 'goal',
    words: goal.words,
  };
  return { goal: doubted(goal, 'amount'), questions: [question] };
}

const doubted = (goal: Fact<Goal>, doubt: GoalDoubt): Fact<Goal> => ({
  ...goal,
  value: { ...goal.value, unclear: [...(goal.value.unclear ?? []), doubt] },
  certainty: 'inferred',
});

/** The first sentence of the background that names an amount with a period as a wish. */
function goalInBackground(sentences: readonly ReadSentence[], context: GoalContext): Fact<Goal> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || !wish.test(sentence.text)) continue;
    if (!/\b(week|month|year|fortnight)/i.test(sentence.text)) continue;
    const found = goalOf(sentence.text, context);
    if (found && !found.unclear && found.measure !== 'saving')
      return factIn(sentence, { id: 'goal', value: found });
  }
  return undefined;
}

/** "quit my job": the goal is what the job brings now, once that is known. */
function replacedIncome(text: string, income: readonly Fact<Income>[], context: GoalContext): GoalRead {
  const read = readParts(tidyGoal(text), { ...context, isNorth: isNorthern(context.country) });
  if (!wantsToReplaceIncome(read.line)) return { questions: [] };
  const wage = income.find(({ value }) => value.kind === 'wage' && value.yearCents !== undefined);
  if (!wage)
    return {
      questions: [
        {
          id: 'goal-amount',
          about: 'goal',
          ask: 'How much does your job pay, so that we know what to replace?',
          changes: 'goal',
          words: text.trim(),
        },
      ],
    };
  const share = shareOfIncome(read.line) / 100;
  const yearCents = Math.round(((wage.value.yearCents ?? 0) * share) / 100) * 100;
  const monthlyCents = Math.round(yearCents / 12);
  const deadline = deadlineOf(read, undefined, context);
  const isDated = deadline && deadline.kind !== 'default' && deadline.kind !== 'passed';
  return {
    goal: {
      ...goalFact(text, {
        cents: yearCents,
        per: 'year',
        monthlyCents,
        tax: wage.value.tax ?? 'unsaid',
        measure: 'income',
        ...(share === 1 && { isInstead: true }),
        ...(isDated && { by: deadline.date }),
      }),
      certainty: 'inferred',
    },
    questions: [],
  };
}

const goalFact = (text: string, value: Goal): Fact<Goal> => {
  const from = text.length - text.trimStart().length;
  return {
    id: 'goal',
    value,
    words: text.trim(),
    at: { field: 'incomeGoal', from, to: from + text.trim().length },
    certainty: value.unclear ? 'inferred' : 'stated',
  };
};

/** The background takes back what the goal says: "actually we need about 1000 a week". */
const takesBack = /\b(?:actually|really need|not less|need at least|make that|correction|changed my mind)\b/i;

function contradicts(goal: Fact<Goal>, sentences: readonly ReadSentence[], context: GoalContext): boolean {
  const said = goalInBackground(
    sentences.filter(({ text }) => takesBack.test(text)),
    context,
  );
  return said !== undefined && said.value.monthlyCents !== goal.value.monthlyCents;
}

const salesGoal = (text: string, monthlyCents: number): Fact<Goal> => ({
  ...goalFact(text, { cents: monthlyCents, per: 'month', monthlyCents, tax: 'unsaid', measure: 'sales' }),
  certainty: 'inferred',
});

/** No amount gives no goal: a question is better than a guess. */
export function readGoalFact(
  text: string,
  {
    sentences,
    income,
    ...context
  }: GoalContext & { sentences: readonly ReadSentence[]; income: readonly Fact<Income>[] },
): GoalRead {
  const value = goalOf(text, context);
  const fact = value && goalFact(text, value);
  if (fact && fact.value.monthlyCents <= mostPerMonth)
    return { goal: contradicts(fact, sentences, context) ? doubted(fact, 'amount') : fact, questions: [] };
  const said = goalInBackground(sentences, context);
  if (fact) return readHighGoal(fact, said);
  const relative = relativeGoal(text, context.running);
  if (relative !== undefined) return { goal: salesGoal(text, relative), questions: [] };
  const replaced = replacedIncome(text, income, context);
  if (replaced.goal || replaced.questions.length > 0 || !said) return replaced;
  return { goal: said, questions: [] };
}
