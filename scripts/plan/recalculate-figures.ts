import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Figures } from '#shared/plan/figures/calculate.ts';
import { Fraction, least, most } from './fraction.ts';

/**
 * A second calculation of everything that a plan prints, from the printed inputs alone. It shares no code with
 * `shared/plan/figures` and works in exact fractions, so that a fault there shows as a difference here.
 */

const zero = new Fraction(0n);
const one = new Fraction(1n);
const of = (value: number): Fraction => Fraction.of(value);
const add = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Row {
  month: string;
  units: number;
  sales: number;
  moneyIn: number;
  cost: number;
  fixed: number;
  start: number;
  earned: number;
  left: number;
  balance: number;
  owed: number;
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
const monthText = (number: number): string =>
  `${Math.trunc(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** Sales of a month as an exact fraction, before they are made whole. */
function pace({ inputs, events: plan }: Figures, events: readonly string[], index: number): Fraction {
  const happens = (id: string) => events.includes(id);
  const ago = happens('late-start') ? index - plan.delayMonths : index;
  if (ago < 0) return zero;
  const hours = of(inputs.hoursPerWeek.value).times(52).over(12);
  const perUnit = of(inputs.hoursPerUnit).plus(of(inputs.unpaidHoursPerUnit));
  const limits = [of(inputs.mostPerMonth)];
  if (inputs.hoursPerUnit > 0) limits.push(hours.times(inputs.paidShare.value).over(inputs.hoursPerUnit));
  if (perUnit.top > 0n) limits.push(hours.over(perUnit));
  const idleWeeks = most(zero, of(52).minus(of(inputs.weeksPerYear)).minus(of(inputs.awayWeeks)));
  let lostWeeks = zero;
  if (happens('ill') && plan.ill.month === index) lostWeeks = lostWeeks.plus(of(plan.ill.weeks));
  if (happens('quiet-january') && plan.january.month === index)
    lostWeeks = lostWeeks.plus(of(plan.january.weeks));
  const calendar = (monthNumber(inputs.firstMonth) + index) % 12;
  const gone = happens('lost-buyer') && index >= plan.lostBuyer.month ? plan.lostBuyer.percent : 0;
  const there = one.minus(of(inputs.away[index] ?? 0));
  const hard = inputs.asked ? [] : [most(least(...limits), of(inputs.bestToday ?? 0)).times(there)];
  if (inputs.isMostOwn) hard.push(of(inputs.mostPerMonth).times(there));
  if (inputs.mostForGoal !== undefined) hard.push(of(inputs.mostForGoal));
  const sold = least(...limits)
    .times(inputs.ramp.value[Math.min(ago, 11)] ?? 1)
    .times(inputs.season[calendar] ?? 1)
    .times(of(52).minus(idleWeeks).over(52))
    .times(there)
    .times(one.minus(least(one, lostWeeks.times(12).over(52))))
    .times(of(100 - gone).over(100))
    .times(happens('more-sales') ? of(plan.salesPercent).over(100) : one);
  return least(sold, ...hard);
}

export function rowsOf(figures: Figures, events: readonly string[], months: number): Row[] {
  const { inputs, events: plan } = figures;
  const price = of(inputs.priceCents.value)
    .times(events.includes('lower-prices') ? plan.pricePercent : 100)
    .over(100)
    .round();
  const late = events.includes('late-payers') ? plan.latePercent : inputs.latePercent;
  const soldBy: number[] = [];
  let total = zero;
  for (let index = 0; index < months; index += 1) {
    total = total.plus(pace(figures, events, index));
    soldBy.push(total.round());
  }
  const units = soldBy.map((sold, index) => sold - (soldBy[index - 1] ?? 0));
  const contracts = (inputs.contracts ?? []).filter(
    ({ isSure }) => events.includes(isSure ? 'lost-contract' : 'won-contract') !== isSure,
  );
  const ofContracts = (of: 'sales' | 'money' | 'costs', index: number) =>
    add(contracts.map((line) => line[of][index] ?? 0));
  let contractsOwed = 0;
  const owed = units.map((count) =>
    of(count * price)
      .times(late)
      .over(100)
      .round(),
  );
  const monthly = add(inputs.monthly.map(({ cents }) => cents));
  const ahead = inputs.paidAhead;
  const paidAhead = (index: number) =>
    ahead && index < ahead.months
      ? Math.min(
          of(inputs.start[ahead.start]?.cents ?? 0)
            .over(ahead.months)
            .round(),
          inputs.monthly[ahead.monthly]?.cents ?? 0,
        )
      : 0;
  let balance = inputs.moneyCents.value;
  return units.map((count, index) => {
    const sales = count * price + ofContracts('sales', index);
    const cost = count * inputs.costCents.value + ofContracts('costs', index);
    contractsOwed += ofContracts('sales', index) - ofContracts('money', index);
    const start = add(inputs.start.filter(({ month }) => (month ?? 0) === index).map(({ cents }) => cents));
    const fixed = monthly - paidAhead(index);
    const moneyIn =
      count * price -
      (owed[index] ?? 0) +
      (owed[index - 1] ?? (index === 0 ? (inputs.owedAtStartCents ?? 0) : 0)) +
      ofContracts('money', index);
    const left = moneyIn - cost - fixed - start;
    balance += left;
    return {
      month: monthText(monthNumber(inputs.firstMonth) + index),
      units: count,
      sales,
      moneyIn,
      cost,
      fixed,
      start,
      earned: sales - cost - fixed,
      left,
      balance,
      owed: (owed[index] ?? 0) + contractsOwed,
    };
  });
}

/** Tax bracket by bracket: each slice of the income at its own rate. */
export function taxOf(incomeCents: number, { brackets, offset, levy }: MoneyRules['tax']): number {
  const income = of(incomeCents).over(100);
  const slice = (from: number, to: number | undefined) =>
    most(zero, (to === undefined ? income : least(income, of(to))).minus(of(from)));
  const steps = (list: MoneyRules['tax']['brackets']) =>
    list.reduce(
      (total, { above, percent }, index) =>
        total.plus(
          slice(above, list[index + 1]?.above)
            .times(percent)
            .over(100),
        ),
      zero,
    );
  const relief = most(zero, of(offset.most).minus(steps(offset.less)));
  const tax = most(zero, steps(brackets).minus(relief));
  const charge = least(
    income.times(levy.percent).over(100),
    slice(levy.above, undefined).times(levy.shadePercent).over(100),
  );
  return tax.plus(charge).times(100).round();
}

export const taxOnTop = (profit: number, other: number, tax: MoneyRules['tax']): number =>
  profit > 0 ? taxOf(profit + other, tax) - taxOf(other, tax) : 0;

/** What a payment loses to the profit of a year, in a fortnight. */
export function paymentLoss({ inputs }: Figures, profit: number, rules: MoneyRules): number {
  const rule = rules.payments.find(({ id }) => id === inputs.payment?.id);
  const test = rule?.tests.find(({ who }) => who === inputs.payment?.who);
  if (!rule || !test || !inputs.payment) return 0;
  const extra = Math.max(0, inputs.payment.children - 1) * (test.perMoreChild ?? 0);
  const fortnight = (cents: number) => of(cents).over(26).round();
  const loss = (income: number) => {
    const counted = most(
      zero,
      of(income)
        .over(100)
        .minus(of(rule.workBonus?.fortnight ?? 0)),
    );
    const lost = test.tapers.reduce((total, { above, cents }, index) => {
      const next = test.tapers[index + 1]?.above;
      const top = next === undefined ? counted : least(counted, of(next).plus(of(extra)));
      return total.plus(
        most(zero, top.minus(of(above)).minus(of(extra)))
          .times(cents)
          .over(100),
      );
    }, zero);
    return lost.times(100).round();
  };
  const elsewhere = fortnight(inputs.earnedElsewhereYearCents);
  const less = loss(elsewhere + fortnight(Math.max(0, profit))) - loss(elsewhere);
  const { amountYearCents } = inputs.payment;
  return amountYearCents === undefined ? less : Math.min(less, fortnight(amountYearCents));
}
