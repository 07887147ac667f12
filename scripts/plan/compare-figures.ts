import type { MoneyRules } from '#shared/content/schemas/rules.ts';
import type { Figures } from '#shared/plan/figures/calculate.ts';
import { monthAt } from '#shared/plan/figures/calendar-months.ts';
import type { MixLine, TodayLine } from '#shared/plan/figures/inputs.ts';
import { Fraction, most } from './fraction.ts';
import { paymentLoss, rowsOf, taxOnTop } from './recalculate-figures.ts';

const of = (value: number): Fraction => Fraction.of(value);
const add = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
type Rows = ReturnType<typeof rowsOf>;

/** Other income of a year, as some months from one on have it: a wage that has ended is in none of them. */
function otherAtPace(
  { otherYearCents, wageEnds, firstMonth }: Figures['inputs'],
  month: string | undefined,
  count: number,
): number {
  if (!wageEnds || month === undefined) return otherYearCents;
  const { yearCents, months } = wageEnds;
  const isPaid = (_: unknown, at: number) => at < months;
  const all = Array.from({ length: 48 }, (_, at) => monthAt(firstMonth, at));
  const from = all.indexOf(month);
  const paid = all.filter((one, at) => isPaid(one, at) && at >= from && at < from + count).length;
  const paidFirst = all.slice(0, 12).filter(isPaid).length;
  const share = (part: number, whole: number) => of(yearCents).times(part).over(whole).round();
  return otherYearCents - share(paidFirst, 12) + share(paid, count);
}

/** Every printed figure that a second calculation finds different; none when all is well. */
export function differencesIn(figures: Figures, { tax: _, ...others }: MoneyRules): string[] {
  const rules = { ...others, tax: figures.tax };
  const faults: string[] = [];
  const same = (what: string, printed: unknown, again: unknown) => {
    if (JSON.stringify(printed) !== JSON.stringify(again))
      faults.push(`${what}: ${JSON.stringify(printed)} is printed, ${JSON.stringify(again)} is right`);
  };
  const base = rowsOf(figures, [], figures.inputs.months);
  compareMix(figures, same);
  compareToday(figures, same);
  compareCases(figures, same);
  compareYear(figures, base, { rules, same });
  compareGoal(figures, base, { rules, same });
  compareGst(figures, { rules, same });
  compareLender(figures, base, { rules, same });
  compareAssumptions(figures, base, same);
  return faults;
}

type Same = (what: string, printed: unknown, again: unknown) => void;
interface With {
  rules: MoneyRules;
  same: Same;
}

/** Price, cost and hours of one sale from the lines that it may be of. */
function compareMix({ inputs }: Figures, same: Same): void {
  const { lines } = inputs.mix ?? {};
  if (!lines) return;
  const average = (pick: (line: MixLine) => number, parts: number): number =>
    lines
      .reduce((total, line) => total.plus(of(line.percent).times(pick(line)).over(100)), new Fraction(0n))
      .times(parts)
      .round() / parts;
  same('percents', add(lines.map(({ percent }) => percent)), 100);
  same(
    'average sale',
    [inputs.priceCents.value, inputs.hoursPerUnit, inputs.unpaidHoursPerUnit],
    [
      average((line) => line.priceCents, 1),
      average((line) => line.hours, 1000),
      average((line) => line.unpaidHours, 1000),
    ],
  );
  same(
    'average cost',
    inputs.costCents.value,
    average((line) => line.costCents, 1),
  );
}

/** What a month brings today, line by line, less the costs of a month. */
function compareToday(
  { inputs: { today, monthly, asked, costCents, priceCents } }: Figures,
  same: Same,
): void {
  if (!today) return;
  if (asked) {
    const spent = of(today.salesCents).times(costCents.value).over(priceCents.value).round();
    same('left today', today.leftCents, today.salesCents - spent - add(monthly.map(({ cents }) => cents)));
    return;
  }
  const total = (pick: (line: TodayLine) => number): number =>
    today.lines
      .reduce((all, line) => all.plus(of(line.unitsPerMonth).times(pick(line))), new Fraction(0n))
      .round();
  const [sales, cost] = [total(({ priceCents }) => priceCents), total(({ costCents }) => costCents)];
  same('sales of today', today.salesCents, sales);
  same('left today', today.leftCents, sales - cost - add(monthly.map(({ cents }) => cents)));
}

function compareCases(figures: Figures, same: Same): void {
  for (const { id, events, rows, yearLeftCents, lowest } of figures.cases) {
    const again = rowsOf(figures, events, figures.inputs.months);
    rows.forEach((row, index) => {
      const right = again[index];
      same(
        `${id} ${row.month}`,
        [
          row.month,
          row.units,
          row.salesCents,
          row.moneyInCents,
          row.costCents,
          row.fixedCents,
          row.startCents,
          row.earnedCents,
          row.leftCents,
          row.balanceCents,
          row.owedCents,
        ],
        right && Object.values(right),
      );
      same(
        `${id} ${row.month} hours`,
        row.paidHours,
        of(row.units).times(figures.inputs.hoursPerUnit).times(100).round() / 100,
      );
    });
    same(`${id} rows`, rows.length, again.length);
    same(`${id} year`, yearLeftCents, add(again.slice(0, 12).map(({ left }) => left)));
    const low = Math.min(...again.map(({ balance }) => balance));
    same(`${id} lowest`, lowest, { month: again.find(({ balance }) => balance === low)?.month, cents: low });
  }
}

/** Hours that the sales of a year take: the work with its travel, or with its part of the selling. */
function hundredthsOfHours(inputs: Figures['inputs'], year: Rows): number {
  const work = of(inputs.hoursPerUnit).plus(of(inputs.unpaidHoursPerUnit));
  const selling = of(inputs.hoursPerUnit)
    .times(100)
    .over(Math.round(inputs.paidShare.value * 100));
  return most(work, selling)
    .times(add(year.map((row) => row.units)))
    .times(100)
    .round();
}

const perHour = (cents: number, hundredths: number): number =>
  hundredths > 0 ? of(cents).times(100).over(hundredths).round() : 0;

function compareYear(figures: Figures, base: Rows, { rules, same }: With): void {
  const { inputs, year, perUnit, payment } = figures;
  const first = base.slice(0, 12);
  const profit = add(first.map(({ earned, start }) => earned - start));
  const tax = taxOnTop(profit, inputs.otherYearCents, rules.tax);
  const loss = paymentLoss(figures, profit, rules);
  const hours = hundredthsOfHours(inputs, first);
  same('year', year, {
    salesCents: add(first.map(({ sales }) => sales)),
    profitCents: profit,
    taxCents: tax,
    setAsidePercent: profit > 0 ? Math.ceil((tax * 100) / profit) : 0,
    keptPerWeekCents: of(profit - tax)
      .over(52)
      .round(),
    hours: hours / 100,
    profitPerHourCents: perHour(profit, hours),
    ...(inputs.payment && {
      keptAfterPaymentPerWeekCents: of(profit - tax - loss * 26)
        .over(52)
        .round(),
    }),
  });
  if (payment) same('payment', [payment.lessFortnightCents, payment.lessYearCents], [loss, loss * 26]);
  const left = inputs.priceCents.value - inputs.costCents.value;
  same('one sale', perUnit.leftCents, left);
  const each = of(inputs.hoursPerUnit).plus(of(inputs.unpaidHoursPerUnit));
  same('an hour', figures.leftPerHourCents, each.top > 0n ? of(left).over(each).round() : left);
  const fixed = add(inputs.monthly.map(({ cents }) => cents));
  same('break even', figures.breakEvenUnits, left > 0 ? Math.ceil(fixed / left) : undefined);
  same(
    'short',
    figures.shortCents,
    Math.max(
      0,
      add(inputs.start.filter(({ month }) => !month).map(({ cents }) => cents)) - inputs.moneyCents.value,
    ),
  );
}

function compareGoal(figures: Figures, base: Rows, { rules, same }: With): void {
  const { goal, inputs } = figures;
  if (!goal) return;
  const rows = base.filter(({ month }) => month >= goal.from && month <= goal.to);
  const isTotal = goal.per === 'total';
  const average = (amount: number) => (isTotal ? amount : of(amount).over(rows.length).round());
  const left = add(rows.map((row) => row.left));
  const months = goal.window === 'season' ? 12 : rows.length;
  const pace = of(left).times(12).over(months).round();
  const share = (yearly: number) =>
    of(yearly)
      .times(months)
      .over(12 * (isTotal ? 1 : rows.length))
      .round();
  const before = average(left);
  const after =
    before -
    share(taxOnTop(pace, goal.isInstead ? 0 : otherAtPace(inputs, rows[0]?.month, rows.length), rules.tax));
  const less = inputs.payment ? share(paymentLoss(figures, pace, rules) * 26) : 0;
  const isAfter = goal.tax === 'after' || goal.measure === 'saving';
  const whole =
    goal.measure === 'sales'
      ? average(add(rows.map(({ sales }) => sales)))
      : (isAfter ? after : before) - (goal.countsPayment ? less : 0);
  const reached = whole - (goal.todayCents ?? 0);
  same('goal', [goal.beforeTaxCents, goal.afterTaxCents, goal.reachedCents], [before, after, reached]);
  same(
    'goal share',
    goal.share,
    goal.wantedCents > 0 ? of(reached).times(1000).over(goal.wantedCents).round() / 1000 : 0,
  );
  same('goal after payment', goal.afterPaymentCents, inputs.payment && after - less);
}

function compareGst({ gst, inputs, ...figures }: Figures, { rules, same }: With): void {
  const sales = rowsOf({ ...figures, gst, inputs }, [], 24).map((row) => row.sales);
  const price = inputs.asked?.cents ?? inputs.priceCents.value;
  same('with GST', gst.buyerPaysCents, of(price).times(110).over(100).round());
  const ahead = (index: number) => (index + 12 <= 24 ? add(sales.slice(index, index + 12)) : 0);
  const behind = (index: number) => add(sales.slice(Math.max(0, index - 11), index + 1));
  const limit = rules.gst.threshold * 100;
  const found = Array.from({ length: inputs.months }, (_, index) => index).find(
    (index) => ahead(index) >= limit || behind(index) >= limit,
  );
  if (gst.from !== 'day-one') same('GST', gst.from, found === undefined ? 'no' : 'month');
  const from = gst.from === 'day-one' ? 0 : found;
  same(
    'GST inside',
    gst.insideYearCents,
    from === undefined ? 0 : add(sales.slice(from, 12).map((amount) => of(amount).over(11).round())),
  );
}

function compareLender(figures: Figures, base: Rows, { rules, same }: With): void {
  const { loan, statements, inputs } = figures;
  compareRatios(figures, base, same);
  let [soFar, taxes, drawn] = [0, 0, 0];
  statements?.forEach((year, index) => {
    const rows = base.slice(index * 12, index * 12 + 12);
    const profit = add(rows.map(({ earned, start }) => earned - start));
    soFar += profit;
    same(
      `year ${index + 1}`,
      [year.salesCents, year.profitCents, year.cashCents, year.owedCents],
      [add(rows.map(({ sales }) => sales)), profit, rows.at(-1)?.balance, rows.at(-1)?.owed],
    );
    const tax = taxOnTop(profit, otherAtPace(inputs, rows[0]?.month, rows.length), rules.tax);
    const own = inputs.moneyCents.value;
    const before = (rows.at(-1)?.balance ?? 0) - taxes - drawn;
    const pay = Math.max(0, before - tax - own);
    [taxes, drawn] = [taxes + tax, drawn + pay];
    same(
      `pay ${index + 1}`,
      [year.taxCents, year.drawingsCents, year.cashAfterPayCents],
      [tax, pay, before - pay],
    );
    // What there is after pay belongs to the tax office, to the customer's own money, or was kept.
    const brought = own + (inputs.owedAtStartCents ?? 0);
    same(`sides ${index + 1}`, year.cashAfterPayCents + year.owedCents, tax + brought + year.keptCents);
    // Cash and what is owed are the customer's money and the profit: the two sides agree.
    same(`balance ${index + 1}`, year.cashCents + year.owedCents, brought + soFar);
  });
  if (!loan) return;
  let owed = loan.amountCents;
  loan.rows.forEach((row, index) => {
    const interest = index === 0 ? 0 : of(owed).times(rules.loan.ratePercent).over(1200).round();
    const paid = index === 0 ? 0 : Math.min(owed, loan.repaymentCents - interest);
    owed -= paid;
    same(`loan ${row.month}`, [row.interestCents, row.principalCents, row.owedCents], [interest, paid, owed]);
  });
  for (let index = loan.rows.length; index <= loan.months; index += 1)
    owed -= Math.min(owed, loan.repaymentCents - of(owed).times(rules.loan.ratePercent).over(1200).round());
  same('loan at its end', owed, 0);
  same('use of the loan', add(loan.use.map(({ cents }) => cents)), loan.amountCents);
  const year = (rows: Rows, first: number) => add(rows.slice(first, first + 12).map(({ left }) => left));
  const hard = rowsOf(figures, figures.cases.find(({ id }) => id === 'hard')?.events ?? [], inputs.months);
  const cover = (rows: Rows, first: number) =>
    of(year(rows, first))
      .times(100)
      .over(loan.repaymentCents * 12)
      .round() / 100;
  same(
    'cover',
    [loan.coverYearOne, loan.coverYearTwo, loan.hardCoverYearOne, loan.hardCoverYearTwo],
    [cover(base, 0), cover(base, 12), cover(hard, 0), cover(hard, 12)],
  );
}

function compareRatios({ cases, ratios, inputs }: Figures, base: Rows, same: Same): void {
  if (!ratios) return;
  const year = base.slice(0, 12);
  const total = (pick: (row: Rows[number]) => number) => add(year.map(pick));
  const [sales, cost] = [total((row) => row.sales), total((row) => row.cost)];
  const expenses = cost + total((row) => row.fixed + row.start);
  const percent = (part: number) => (sales > 0 ? of(part).times(1000).over(sales).round() / 10 : 0);
  const hours = hundredthsOfHours(inputs, year);
  const paid = add((cases[0]?.rows ?? []).slice(0, 12).map(({ paidHours }) => Math.round(paidHours * 100)));
  same(
    'ratios',
    [
      ratios.directMarginPercent,
      ratios.costOfSalesPercent,
      ratios.totalExpensesPercent,
      ratios.profitPerHourCents,
      ratios.owedAtYearEndCents,
    ],
    [
      percent(sales - cost),
      percent(cost),
      percent(expenses),
      perHour(sales - expenses, hours),
      year.at(-1)?.owed,
    ],
  );
  const perPaidHour = paid > 0 ? of(sales).times(100).over(paid).round() : 0;
  same('sales of a paid hour', ratios.salesPerPaidHourCents, perPaidHour);
}

/** What the first year loses when one figure turns out a tenth worse. */
function compareAssumptions(figures: Figures, base: Rows, same: Same): void {
  const { assumptions, inputs } = figures;
  const left = (changed: Partial<Figures['inputs']>) =>
    add(rowsOf({ ...figures, inputs: { ...inputs, ...changed } }, [], 12).map((row) => row.left));
  const tenth = (cents: number, percent: number) => of(cents).times(percent).over(100).round();
  const more = (lines: Figures['inputs']['start']) =>
    lines.map((line) => ({ ...line, cents: tenth(line.cents, 110) }));
  const { priceCents, costCents, hoursPerWeek, paidShare, ramp } = inputs;
  const worse: Record<Figures['assumptions'][number]['id'], Partial<Figures['inputs']>> = {
    hours: { hoursPerWeek: { ...hoursPerWeek, value: hoursPerWeek.value * 0.9 } },
    price: { priceCents: { ...priceCents, value: tenth(priceCents.value, 90) } },
    cost: { costCents: { ...costCents, value: tenth(costCents.value, 110) } },
    'paid-share': { paidShare: { ...paidShare, value: paidShare.value * 0.9 } },
    ramp: { ramp: { ...ramp, value: ramp.value.map((share) => share * 0.9) } },
    weeks: { weeksPerYear: inputs.weeksPerYear * 0.9 },
    late: { latePercent: Math.min(100, Math.round(inputs.latePercent * 1.1)) },
    monthly: { monthly: more(inputs.monthly) },
    start: { start: more(inputs.start) },
    money: {},
    'other-income': {},
  };
  const now = add(base.slice(0, 12).map((row) => row.left));
  for (const { id, lessCents } of assumptions) same(`assumed ${id}`, lessCents, now - left(worse[id]));
}
