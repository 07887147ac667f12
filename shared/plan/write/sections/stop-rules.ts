import type { Block } from '../../document/plan-document.ts';
import type { MonthRow } from '../../figures/run-months.ts';
import { isSelling } from '../../reading/reading.ts';
import { bullets, given, type Maybe, title, under } from '../blocks.ts';
import { addDays, afterYearEnd, fullDate, monthYear } from '../say/dates.ts';
import { atMostWords } from '../say/goal-limit.ts';
import { hasJobIn } from '../say/job-ends.ts';
import { saleInWords } from '../say/sale-in-words.ts';
import { counted, heading } from '../say/words.ts';
import type { Writing } from '../writing.ts';
import { peopleToAsk } from './buyers.ts';
import { othersNamed } from './why.ts';

/** The month, from 0, whose sales are looked at. */
const lookedAt = 3;
const leastDays = 45;
/** Answers take this long after the first job could be done. */
const daysAfterFirst = 30;
/** A month with fewer sales says nothing: the months up to it are counted together. */
const fewSales = 4;

/** Sales of the fourth month, or of the months up to it, that the plan counts on before the goal falls due. */
function trial({ figures, reading }: Writing): { units: number; when: string } | undefined {
  const due = reading.goal?.value.per === 'total' ? reading.goal.value.by?.slice(0, 7) : undefined;
  const rows = (figures.cases[0]?.rows.slice(0, 12) ?? []).filter(({ month }) => !due || month < due);
  const at = rows.findIndex(({ units }, index) => index >= lookedAt && units > 0);
  const month = rows[at] ?? rows.at(-1);
  if (!month) return undefined;
  if (month.units >= fewSales) return { units: month.units, when: `in ${monthYear(month.month)}` };
  const soFar = rows.slice(0, at < 0 ? rows.length : at + 1);
  const units = soFar.reduce((sum: number, row: MonthRow) => sum + row.units, 0);
  return units < 2 ? undefined : { units, when: `by the end of ${monthYear(month.month)}` };
}

/** What the customer lives on says what they go back to. */
function insteadWords({ reading, figures }: Writing): string {
  const kinds = new Set(reading.income.map(({ value }) => value.kind));
  const payments = reading.income.map(({ value }) => value.payment ?? '').join(' ');
  if (hasJobIn(reading, figures.cases[0]?.rows[lookedAt]?.month ?? ''))
    return 'Stop spending money on this. You have your job, so give this fewer hours.';
  if (kinds.has('pension') || /pension|carer/.test(payments))
    return 'Stop spending money on this. Take only the work that people ask you for.';
  if (kinds.has('business')) return 'Stop spending money on this. Go back to the work that pays you now.';
  return 'Stop spending money on this. Look for paid work.';
}

/** Someone sells already where a buyer buys: what falls below the present is the sign. */
function rulesOfSeller(writing: Writing): Maybe<string>[] {
  const { figures } = writing;
  const fourth = figures.cases[0]?.rows.slice(3).find(({ units }) => units > 0);
  const sale = saleInWords(figures.inputs, writing.offer.kind);
  return [
    fourth &&
      `If you ${sale.verb} ${figures.inputs.asked ? 'less' : 'fewer'} than ${counted(Math.max(1, Math.floor(fourth.units * 0.9)), sale.unit)} in ${monthYear(fourth.month)}, go back to what worked before.`,
    'If a new price loses you more than one buyer in ten, look at the price again.',
  ];
}

function rulesOfBeginner(writing: Writing): Maybe<string>[] {
  const { schedule, today, figures } = writing;
  const [other] = othersNamed(writing);
  const { count } = peopleToAsk(writing);
  const first = schedule.tasks.find(({ isFirstPaid }) => isFirstPaid)?.date;
  const afterStart = addDays(today, Math.max(leastDays, schedule.days));
  const afterFirst = first ? addDays(first, daysAfterFirst) : afterStart;
  const last = [afterStart, afterFirst].toSorted().at(-1) ?? afterStart;
  const test = trial(writing);
  return [
    count > 1 && `Ask all ${count} on the list in part 5 before you decide.`,
    `No sale by ${fullDate(afterYearEnd(last))}? ${other ? `Try “${heading(other.offer.name)}” (part 2).` : 'Change the offer, not the price.'}`,
    test &&
      `${figures.inputs.asked ? 'Less' : 'Fewer'} than ${counted(Math.max(1, Math.ceil(test.units / 2)), figures.inputs.unit)} ${test.when}? ${insteadWords(writing)}`,
  ];
}

/** Who stops for a payment reports what they earn. */
const paymentRule = ({ figures: { payment } }: Writing): Maybe<string>[] => [
  payment &&
    `Report what the business makes to Services Australia each time they ask. Stop for that fortnight when your ${payment.name} would fall.`,
];

/** A number and a date at which to change something, or to stop. */
export function stopLines(writing: Writing): string[] {
  const limit = atMostWords(writing);
  if (limit) return given([limit.stop, ...paymentRule(writing)]);
  return given(isSelling(writing.reading) ? rulesOfSeller(writing) : rulesOfBeginner(writing));
}

export const stopRules = (writing: Writing): Block[] =>
  under(title('stop-title', atMostWords(writing) ? 'When to stop' : 'When to change course'), [
    bullets('stop-list', stopLines(writing)),
  ]);
