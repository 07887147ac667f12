import type { Reading } from '../reading/reading.ts';
import { monthsFrom } from './calendar-months.ts';
import type { CostLine, FigureInputs } from './inputs.ts';
import { runMonths } from './run-months.ts';
import { startCentsAt } from './start-costs.ts';

/** The first job needs it: papers, cover, safety, and what someone has to be carried or cleaned with. */
const isFirst =
  /\b(?:licen[cs]es?|registration|permit|check|council|authority|screening|first aid|cpr|white card|fees?|own part|insurance|liability|indemnity|cover|course|certificate|helmet|masks?|harness|safety|gloves|goggles|boots|extinguisher|smoke alarm|dual controls|life jackets?|vest|steriliser|thermometer|van|car|ute|truck|boat|trailer)\b/i;
const mostMonths = 12;

const holdsFrom = (inputs: FigureInputs, month: number): boolean =>
  runMonths(inputs, [], mostMonths)
    .slice(month)
    .every(({ balanceCents }) => balanceCents >= 0);

const isShort = (inputs: FigureInputs): boolean =>
  startCentsAt(inputs.start, 0) > inputs.moneyCents.value || !holdsFrom(inputs, 0);

const withMonth = (inputs: FigureInputs, line: CostLine, month: number): FigureInputs => ({
  ...inputs,
  start: inputs.start.map((one) => (one.what === line.what ? { ...one, month } : one)),
});

/** Six months are looked at where the customer gives no date. */
const usualMonth = 5;

/** The month in which the goal is judged and the one before it: no purchase makes them look poor. */
function judgedIn(inputs: FigureInputs, goal: Reading['goal']): number[] {
  const by = goal?.value.by ? monthsFrom(inputs.firstMonth, goal.value.by) : usualMonth;
  return [by - 1, by];
}

/** The first month whose sales pay for it. */
function paidFrom(inputs: FigureInputs, line: CostLine, judged: readonly number[]): FigureInputs | undefined {
  for (let month = 1; month < mostMonths; month += 1) {
    if (judged.includes(month)) continue;
    const later = withMonth(inputs, line, month);
    if (holdsFrom(later, month)) return later;
  }
  return undefined;
}

/** Where the start costs more than they have, things that the first job can do without wait for its money. */
export function waitForSales(inputs: FigureInputs, { goal }: Pick<Reading, 'goal'>): FigureInputs {
  const judged = judgedIn(inputs, goal);
  let now = inputs;
  const canWait = inputs.start.filter(({ what, cents }) => cents > 0 && !isFirst.test(what));
  const gap = startCentsAt(inputs.start, 0) - inputs.moneyCents.value;
  // One thing that closes the gap is better than several.
  const order = canWait.toSorted(
    (one, other) =>
      Number(other.cents >= gap) - Number(one.cents >= gap) ||
      (one.cents >= gap ? one.cents - other.cents : other.cents - one.cents),
  );
  for (const line of order) {
    if (!isShort(now)) return now;
    now = paidFrom(now, line, judged) ?? now;
  }
  return now;
}
