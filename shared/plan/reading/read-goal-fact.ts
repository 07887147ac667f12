import { cents } from '#shared/domain/tokens/money.ts';
import { monthsBetween } from '../goal/calendar.ts';
import { chooseDeadline } from '../goal/choose-deadline.ts';
import { chooseGoal } from '../goal/choose-goal.ts';
import { usable } from '../goal/doubts.ts';
import { readParts } from '../goal/goal-parts.ts';
import { type Period as LongPeriod, monthly } from '../goal/per-month.ts';
import { isAfterTax, isRevenue } from '../goal/tax-words.ts';
import type { Fact, Goal, Period } from './reading.ts';

const beforeTaxWords =
  /\b(before tax|pre ?-?tax|before any tax|tax aside|gross|before anything comes out)\b/i;
const afterTaxWords =
  /\b(after tax|clear|in (my|the) (hand|pocket)|take ?home|net|sau thue|sau thuế|despues de impuestos|税后|بعد الضريبة)\b/i;
const savingWords =
  /\b(save|saving|saved|deposit|trip|holiday|pay off|paid off|clear my|buy an?|bond|wedding|for the \w+ trip|schoolies|car by|towards? a)\b/i;

/** Words that people type for dollars and periods in second-language English, in one plain spelling. */
function tidy(text: string): string {
  return text
    .replaceAll(/\b(?:1|one|a) and a half (grand|k|thousand)\b/gi, '1.5 $1')
    .replaceAll(/\b(\d) and a half (grand|k|thousand)\b/gi, '$1.5 $2')
    .replaceAll(/\bdolars?\b|\bdollers?\b|\bdollar\b/gi, 'dollars')
    .replaceAll(/\bevry\b/gi, 'every')
    .replaceAll(/\bmunth?s?\b|\bmonf\b/gi, 'month')
    .replaceAll(/\bhundrid\b|\bhunderd\b/gi, 'hundred')
    .replaceAll(/\bfortnite\b/gi, 'fortnight')
    .replaceAll(/\bmoi tuan\b|mỗi tuần/gi, 'each week ')
    .replaceAll(/\bmoi thang\b|mỗi tháng/gi, 'each month ')
    .replaceAll(/(\d)\s*(do|đô)\b/gi, '$1 dollars')
    .replaceAll(/\b(?:al|por) mes\b/gi, 'a month')
    .replaceAll(/\b(?:a la|por) semana\b/gi, 'a week')
    .replaceAll(/每月|每个月/g, ' a month ')
    .replaceAll(/每周|每星期/g, ' a week ')
    .replaceAll(/شهريا|في الشهر/g, ' a month ')
    .replaceAll(/أسبوعيا|في الأسبوع/g, ' a week ');
}

const asPeriod = (per: LongPeriod): { per: Period; times: number } => {
  if (per === 'day') return { per: 'week', times: 5 };
  if (per === 'half-year') return { per: 'year', times: 2 };
  return { per, times: 1 };
};

/** The days that people name without a number, which the date grammar does not know. */
function eventDay(text: string, year: number, today: string): { day: string; words: string } | undefined {
  const events: [RegExp, string][] = [
    [/\b(?:before |truoc |trước )?t[eế]t\b|lunar new year|chinese new year/i, `${year + 1}-02-06`],
    [/\bdiwali\b|\bdeepavali\b/i, `${year + 1}-10-29`],
    [/\bramadan\b/i, `${year + 1}-02-08`],
    [/\beid\b/i, `${year + 1}-03-10`],
    [/\bnowruz\b/i, `${year + 1}-03-21`],
    [/\bschoolies\b/i, `${year + 1}-11-20`],
    [/spring wedding season/i, `${year + 1}-09-30`],
    [/(?:start|beginning) of winter/i, `${year + 1}-06-01`],
    [/before winter/i, `${year + 1}-05-31`],
    [/sep(?:tember|t)? school hol/i, `${year + 1}-09-18`],
    [/semester (?:2|two)/i, `${year + 1}-07-20`],
    [
      /\b(?:in|the) (?:my |our )?first (?:full )?year\b|\byear (?:one|1)\b|(?<![\d.])1 year\b|one year\b/i,
      `${year + 1}-11-28`,
    ],
  ];
  for (const [pattern, day] of events) {
    const found = pattern.exec(text);
    if (found && day > today) return { day, words: found[0] };
  }
  return undefined;
}

/** A weak goal grammar answer is worse than a question, so nothing is guessed: no amount gives no goal. */
export function readGoalFact(text: string, today: number): { goal?: Fact<Goal>; others: Fact<Goal>[] } {
  const tidied = tidy(text);
  const read = readParts(tidied, today);
  const amounts = read.amounts.filter(usable);
  const hasTwoDates = read.deadlines.filter(({ kind }) => kind !== 'default').length === 2;
  const chosen = chooseGoal(read.line, { amounts, counts: read.counts, hours: read.hours, hasTwoDates });
  if (!chosen || chosen.amount.period?.per === 'hour' || chosen.amount.period?.per === 'item')
    return { others: [] };
  const { chosen: deadline } = chooseDeadline(read, chosen);
  const iso = new Date(today * 86_400_000).toISOString().slice(0, 10);
  const event = eventDay(tidied, Number(iso.slice(0, 4)), iso);
  const hasDeadline = deadline && deadline.kind !== 'default' && deadline.kind !== 'passed';
  const by = hasDeadline ? deadline.date : event?.day;
  const { amount, stretch } = chosen;
  const period =
    amount.period && amount.period.per !== 'hour' && amount.period.per !== 'item' ? amount.period : undefined;
  const isSaving =
    !period &&
    (savingWords.test(tidied) ||
      (by !== undefined && !/\b(reach|get to|earning|making|be on)\b/i.test(tidied)));
  const low = Math.round(amount.low);
  if (low < 1) return { others: [] };
  const months = by ? Math.max(1, monthsBetween(today, Date.parse(by) / 86_400_000)) : 6;
  const { per, times } = period ? asPeriod(period.per as LongPeriod) : { per: 'month' as const, times: 1 };
  const figure = low * (period ? times * (period.times ?? 1) : 1);
  const value: Goal = {
    cents: figure,
    per: isSaving ? 'total' : per,
    monthlyCents: isSaving ? Math.ceil(figure / months) : monthly(cents(figure), per),
    tax: beforeTaxWords.test(text)
      ? 'before'
      : isAfterTax(read.line) || afterTaxWords.test(text)
        ? 'after'
        : 'unsaid',
    measure: isSaving ? 'saving' : isRevenue(read.line, false) ? 'sales' : 'income',
    ...(by && { by }),
    ...(stretch && { stretchCents: Math.round(stretch.low) }),
  };
  const goal: Fact<Goal> = {
    id: 'goal',
    value,
    words: text.trim(),
    at: { field: 'incomeGoal', from: 0, to: text.length },
    certainty: period || isSaving ? 'stated' : 'inferred',
  };
  return { goal, others: [] };
}
