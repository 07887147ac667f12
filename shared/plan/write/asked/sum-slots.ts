import { isReached } from '../../figures/goal-test.ts';
import { askedCents } from '../../figures/inputs.ts';
import { weeksPerMonth } from '../../figures/run-months.ts';
import { clearGoal } from '../../reading/reading.ts';
import { prose } from '../blocks.ts';
import { monthYear } from '../say/dates.ts';
import { gapWords, goalAmount } from '../say/goal.ts';
import { hoursInAll } from '../say/hour.ts';
import { about, dollars } from '../say/money.ts';
import { counted, heading, phrase } from '../say/words.ts';
import { lineName } from '../sections/mix-table.ts';
import type { Writing } from '../writing.ts';
import { saleWord } from './loan-slots.ts';
import { amountIn, monthIn } from './read-terms.ts';
import type { Slots } from './slots.ts';

/** Questions that a sum or a count of their own asks, worked out from the plan's figures. */

const rowsOf = ({ figures }: Writing) =>
  figures.cases.find(({ id }) => id === 'base')?.rows.slice(0, 12) ?? [];

/** A sum without a sign: 7,500 of "how many clients is 7,500?" */
const bareSum = /(?<![\d.,$£€])(\d{1,3}(?:,\d{3})+|\d{3,6})(?![\d%]|\s*(?:%|per ?cent|km|kilos?|kg|grams?))/;

const sumIn = (question: string): number | undefined => {
  const bare = bareSum.exec(question)?.[1];
  return amountIn(question) ?? (bare === undefined ? undefined : Number(bare.replaceAll(',', '')) * 100);
};

/** The sales that bring in a sum which is not the goal: each leaves so much, and the monthly costs come first. */
function salesForSum(writing: Writing, question: string): string | undefined {
  const { figures, reading } = writing;
  const { inputs, perUnit } = figures;
  const cents = sumIn(question);
  const goal = clearGoal(reading);
  if (cents === undefined || cents < 10_000 || perUnit.leftCents <= 0 || inputs.asked) return undefined;
  const per = /\b(?:a|per|each) (week|month|year)\b/i.exec(question)?.[1]?.toLowerCase();
  const isGoal = goal !== undefined && cents === goal.cents && (per === undefined || per === goal.per);
  const period = per ?? (isGoal ? goal.per : 'month');
  if (!['week', 'month', 'year'].includes(period)) return undefined;
  const months = period === 'year' ? 12 : period === 'week' ? 1 / weeksPerMonth : 1;
  const fixed = (figures.breakEvenUnits ?? 0) * months;
  // "how many monthly clients": the plan counts months of a client as sales.
  const asked = /\bhow many (?:\p{L}+ )?(clients?|customers?|students?|pupils?)\b/iu.exec(question)?.[1];
  const own = saleWord(inputs.unit);
  const sale = own === 'sale' && asked ? asked.toLowerCase().replace(/s$/, '') : own;
  const all = Math.ceil(cents / perUnit.leftCents + fixed);
  const rows = rowsOf(writing);
  const planned = rows.reduce((sum, { units }) => sum + units, 0);
  const best = Math.max(0, ...rows.map(({ units }) => units));
  return prose(
    `About ${counted(all, sale)} a ${period}, before your own tax.`,
    `You make ${dollars(perUnit.leftCents)} on each${fixed >= 1 ? `, and the first ${Math.ceil(fixed) === 1 ? 'one' : Math.ceil(fixed)} a ${period} ${Math.ceil(fixed) === 1 ? 'pays' : 'pay'} the monthly costs` : ''}.`,
    period === 'year'
      ? `The first year of this plan has ${counted(planned, sale)}.`
      : `The best month of the first year has ${counted(best, sale)}.`,
  );
}

/** The sales that pay for a thing at a price which the question names. */
function salesForPrice({ figures }: Writing, question: string): string | undefined {
  const cents = sumIn(question);
  const { inputs, perUnit } = figures;
  if (cents === undefined || perUnit.leftCents <= 0 || inputs.asked) return undefined;
  const sales = Math.ceil(cents / perUnit.leftCents);
  const rows = figures.cases.find(({ id }) => id === 'base')?.rows.slice(0, 12) ?? [];
  const month = rows.reduce((sum, { units }) => sum + units, 0) / Math.max(1, rows.length);
  return prose(
    `${heading(counted(sales, saleWord(inputs.unit)))}: you make ${dollars(perUnit.leftCents)} on each, and it costs ${dollars(cents)}.`,
    month >= 1 &&
      `An average month of the first year has ${Math.round(month)}, so it takes about ${counted(Math.max(1, Math.ceil(sales / month)), 'month')} of them.`,
    'Hire until you have sold a quarter of that number.',
  );
}

/** Whether one can live on it, and what to keep of other work until then. */
function liveOn(writing: Writing): string | undefined {
  const { figures, reading } = writing;
  const goal = clearGoal(reading);
  const rows = rowsOf(writing);
  const kept = figures.year.keptPerWeekCents;
  const last = figures.cases[0]?.rows.slice(-3) ?? [];
  const late = last.reduce((sum, { earnedCents }) => sum + earnedCents, 0) / Math.max(1, last.length);
  if (rows.length === 0) return undefined;
  const now =
    kept > 0
      ? `In the first year you keep about ${about(kept)} a week after tax.`
      : 'In the first year nothing is left after costs.';
  const later =
    late > 0 && `At the end of the plan it makes about ${about(late / weeksPerMonth)} a week before tax.`;
  if (goal && figures.goal)
    return isReached(figures.goal)
      ? prose(
          `Yes, if your goal of ${goalAmount(goal)} is enough to live on.`,
          now,
          'Keep paid work until three months in a row have brought that in.',
        )
      : prose(
          `Not by itself: the plan is ${gapWords(goal, figures.goal)} short of your goal.`,
          now,
          later,
          'So keep or take part-time work, at hours outside your busiest days, until three months in a row bring in what you need.',
        );
  return prose(now, later, 'Keep paid work until three months in a row bring in what you need.');
}

const spans: Readonly<Record<string, number>> = { week: 1, fortnight: 2, month: weeksPerMonth };
/** A place or a time is no thing of which one makes so many. */
const noThing = /^(?:markets?|days?|events?|weeks?|months?|hours?|met(?:re|er)s?|visits?|\$)/i;

/** How long so many take, next to the hours of the week: "is 20 a week too many?" */
function fits(writing: Writing, question: string): string | undefined {
  const { inputs } = writing.figures;
  const found =
    /(?<![\d.,$£€])(\d{1,4})(?![\d.,%]) ?(?!too\b|fit\b|in\b|a\b|per\b)(\p{L}+)?(?:.{0,14}\b(?:a|per|each) (week|fortnight|month)\b)?/iu.exec(
      question,
    );
  const count = Number(found?.[1] ?? 0);
  const sale = saleWord(inputs.unit);
  const noun = found?.[2]?.toLowerCase().replace(/s$/, '');
  const isOfSale = noun === undefined ? !noThing.test(sale) : sale.toLowerCase().startsWith(noun);
  const each = hoursInAll(inputs);
  const week = inputs.hoursPerWeek.value;
  if (count < 2 || each <= 0 || week <= 0 || inputs.asked || !isOfSale) return undefined;
  const hours = Math.round(count * each);
  const span = found?.[3]?.toLowerCase() ?? '';
  const room = Math.round(week * (spans[span] ?? 0));
  return prose(
    `${heading(counted(count, sale))} take about ${counted(hours, 'hour')} by the times of this plan, with travel and messages.`,
    room > 0
      ? hours > room
        ? `Your ${span} has about ${counted(room, 'hour')}, so it is too many: say yes to ${Math.floor(room / each)}, or give a later date.`
        : `Your ${span} has about ${counted(room, 'hour')}, so they fit.`
      : `Your week has ${counted(week, 'hour')}, so they take about ${counted(Math.ceil(hours / week), 'week')}.`,
    'Time the first three, and promise a date only after that.',
  );
}

/** Two at one time: half as much again, shared. */
function pairPrice({ figures: { inputs } }: Writing): string | undefined {
  const alone = askedCents(inputs);
  if (inputs.asked || alone < 1_000) return undefined;
  const both = Math.round((alone * 1.5) / 500) * 500;
  return prose(
    `Charge the pair half as much again: ${dollars(both)} for both, so each pays ${dollars(both / 2)} and not ${dollars(alone)}.`,
    'You make more in the hour, and they pay less. Two of one age and level can share it. If one stays away, the other pays the price of one.',
  );
}

/** Two lines of the price list: what an hour of each leaves. */
function bestLine(writing: Writing): string | undefined {
  const lines = (writing.figures.inputs.mix?.lines ?? []).filter(({ hours }) => hours > 0);
  const [main] = lines;
  const ranked = lines
    .map((line) => ({
      name: lineName(writing, line, line === main),
      cents: (line.priceCents - line.costCents) / line.hours,
    }))
    .toSorted((one, other) => other.cents - one.cents);
  const [best, next] = [ranked[0], ranked.at(-1)];
  return best && next && best.name !== next.name && best.cents > next.cents
    ? `By what an hour leaves: ${phrase(best.name)} makes you about ${about(best.cents)} an hour, and ${phrase(next.name)} about ${about(next.cents)}, before travel. Put the first one at the top of the list. Keep the other for people who would not book the first.`
    : undefined;
}

/** What to have ready when the busy months start. */
function stockBy(writing: Writing, question: string): string | undefined {
  const month = monthIn(question) ?? (/\bby may\b/i.test(question) ? 5 : undefined);
  const rows = rowsOf(writing);
  const at = rows.findIndex((row) => Number(row.month.slice(5)) === month);
  const units = rows.slice(at, at + 3).reduce((sum, row) => sum + row.units, 0);
  const first = rows[at];
  if (at < 0 || !first || units < 2 || writing.figures.inputs.asked) return undefined;
  return prose(
    `The plan sells about ${counted(units, saleWord(writing.figures.inputs.unit))} in the three months from ${monthYear(first.month)}.`,
    `Have about half of them ready by then, ${Math.ceil(units / 2)}, and take a deposit on orders for the rest. The half is our judgement.`,
    'Make the sizes and colours first that sold last season.',
  );
}

/** "20,000 for 30%": what that says of the worth of the business, and what the part would earn. */
function shareOfFirm(writing: Writing, question: string): string | undefined {
  const percent = Number(/(?<![\d.])(\d{1,2}) ?(?:%|per ?cent)/i.exec(question)?.[1] ?? 0);
  const cents = sumIn(question);
  const profit = writing.figures.year.profitCents;
  if (percent < 2 || cents === undefined || cents < 100_000) return undefined;
  return prose(
    `${dollars(cents)} for ${percent}% says that the whole business is worth about ${about((cents * 100) / percent)}.`,
    profit > 0 &&
      `The plan makes about ${about(profit)} of profit in its first year, so the part would take about ${about((profit * percent) / 100)} a year for as long as it is owned. A loan ends.`,
    'A partner also has a say. Have a lawyer write down how each side leaves first.',
  );
}

export const sumSlots = {
  'best-line': bestLine,
  'pair-price': pairPrice,
  fits,
  'live-on': liveOn,
  'sales-for-price': salesForPrice,
  'sales-for-sum': salesForSum,
  'share-of-firm': shareOfFirm,
  'stock-by': stockBy,
} satisfies Slots;
