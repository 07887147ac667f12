import type { FigureInputs } from './inputs.ts';

export interface MonthRow {
  month: string;
  units: number;
  salesCents: number;
  moneyInCents: number;
  costCents: number;
  fixedCents: number;
  startCents: number;
  /** Money in less all costs: for the customer's pay and tax. */
  leftCents: number;
  /** Money to start with plus all that was left so far. */
  balanceCents: number;
}

/** What a case changes. Each is an event that has a name, never a mere percentage. */
export interface Events {
  /** Weeks without sales, by month index. */
  lostWeeks?: Record<number, number>;
  /** Share of sales lost from a month on. */
  lostBuyer?: { from: number; share: number };
  lateShare?: number;
  priceShare?: number;
  /** Speed as a share of the base case. */
  speed?: number;
  /** Paid work starts this many months later. */
  delay?: number;
}

const weeksPerMonth = 52 / 12;

export const monthAt = (firstMonth: string, index: number): string => {
  const [year = 2026, month = 1] = firstMonth.split('-').map(Number);
  const at = year * 12 + month - 1 + index;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

/** Sales in a month at full speed: bounded by paid hours, by all hours, and by what one person can sell. */
export function fullSpeed(inputs: FigureInputs): number {
  const { hoursPerWeek, paidShare, hoursPerUnit, unpaidHoursPerUnit, mostPerMonth } = inputs;
  const hours = hoursPerWeek.value * weeksPerMonth;
  const byPaid = hoursPerUnit > 0 ? (hours * paidShare.value) / hoursPerUnit : mostPerMonth;
  const all = hoursPerUnit + unpaidHoursPerUnit;
  const byAll = all > 0 ? hours / all : mostPerMonth;
  return Math.min(byPaid, byAll, mostPerMonth);
}

/** Sales of each month before they are made whole. */
function speedOf(inputs: FigureInputs, index: number, events: Events): number {
  const { ramp, season, weeksPerYear, away } = inputs;
  const late = index - (events.delay ?? 0);
  if (late < 0) return 0;
  const ramped = ramp.value[Math.min(late, 11)] ?? 1;
  const calendar = Number(monthAt(inputs.firstMonth, index).slice(5)) - 1;
  const lost = Math.min(1, (events.lostWeeks?.[index] ?? 0) / weeksPerMonth);
  const buyer = events.lostBuyer && index >= events.lostBuyer.from ? 1 - events.lostBuyer.share : 1;
  const share =
    ramped * (season[calendar] ?? 1) * (weeksPerYear / 52) * (1 - (away[index] ?? 0)) * (1 - lost) * buyer;
  return fullSpeed(inputs) * share * (events.speed ?? 1);
}

/**
 * The months of one case. Sales are whole: what is left over of one month counts in the next. Money that comes late
 * comes one month late, and the last month's late money is still owed at the end.
 */
export function runMonths(inputs: FigureInputs, events: Events = {}): MonthRow[] {
  const rows: MonthRow[] = [];
  const price = Math.round(inputs.priceCents.value * (events.priceShare ?? 1));
  const late = Math.min(1, events.lateShare ?? inputs.lateShare);
  const fixedCents = inputs.monthly.reduce((sum, { cents }) => sum + cents, 0);
  let exact = 0;
  let sold = 0;
  let owedCents = 0;
  let balanceCents = inputs.moneyCents.value;
  for (let index = 0; index < inputs.months; index += 1) {
    exact += speedOf(inputs, index, events);
    const units = Math.max(0, Math.round(exact) - sold);
    sold += units;
    const salesCents = units * price;
    const lateCents = Math.round(salesCents * late);
    const moneyInCents = salesCents - lateCents + owedCents;
    owedCents = lateCents;
    const costCents = units * inputs.costCents.value;
    const startCents = index === 0 ? inputs.start.reduce((sum, { cents }) => sum + cents, 0) : 0;
    const leftCents = moneyInCents - costCents - fixedCents - startCents;
    balanceCents += leftCents;
    rows.push({
      month: monthAt(inputs.firstMonth, index),
      units,
      salesCents,
      moneyInCents,
      costCents,
      fixedCents,
      startCents,
      leftCents,
      balanceCents,
    });
  }
  return rows;
}
