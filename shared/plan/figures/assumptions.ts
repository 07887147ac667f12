import type { Basis } from '#shared/content/schemas/parts.ts';
import type { FigureInputs, Input } from './inputs.ts';
import { divide, percentOf, sum } from './round.ts';
import { runMonths } from './run-months.ts';

export interface Assumption {
  id:
    | 'hours'
    | 'price'
    | 'cost'
    | 'paid-share'
    | 'ramp'
    | 'weeks'
    | 'late'
    | 'monthly'
    | 'start'
    | 'money'
    | 'other-income';
  value: number;
  unit: 'cents' | 'percent' | 'hours' | 'weeks';
  basis: Basis;
  /** What the first year has less in the bank when this turns out a tenth worse. */
  lessCents: number;
}

const yearLeft = (inputs: FigureInputs): number =>
  sum(runMonths(inputs, [], 12).map(({ leftCents }) => leftCents));

const tenthMore = (cents: number): number => percentOf(cents, 110);
const share = (value: number): number => Math.round(value * 1000) / 10;

/** Every figure that is not the customer's own, with its source and what a tenth less of it would change. */
export function assumptionsOf(inputs: FigureInputs): Assumption[] {
  const base = yearLeft(inputs);
  const list: Assumption[] = [];
  const add = (one: Omit<Assumption, 'lessCents'>, worse: Partial<FigureInputs>) =>
    list.push({ ...one, lessCents: base - yearLeft({ ...inputs, ...worse }) });
  const ours = <T>({ from }: Input<T>): Basis | undefined => ('basis' in from ? from.basis : undefined);
  const { hoursPerWeek, priceCents, costCents, paidShare, ramp, moneyCents } = inputs;
  const less = <T extends number>(input: Input<T>, by = 0.9) => ({ ...input, value: input.value * by });
  const pace = ours(paidShare);
  const [hours, price, cost, speed, money] = [
    ours(hoursPerWeek),
    ours(priceCents),
    ours(costCents),
    ours(ramp),
    ours(moneyCents),
  ];
  if (hours)
    add(
      { id: 'hours', value: hoursPerWeek.value, unit: 'hours', basis: hours },
      { hoursPerWeek: less(hoursPerWeek) },
    );
  if (price)
    add(
      { id: 'price', value: priceCents.value, unit: 'cents', basis: price },
      { priceCents: { ...priceCents, value: percentOf(priceCents.value, 90) } },
    );
  if (cost)
    add(
      { id: 'cost', value: costCents.value, unit: 'cents', basis: cost },
      { costCents: { ...costCents, value: tenthMore(costCents.value) } },
    );
  if (pace)
    add(
      { id: 'paid-share', value: share(paidShare.value), unit: 'percent', basis: pace },
      { paidShare: less(paidShare) },
    );
  if (speed)
    add(
      { id: 'ramp', value: share(ramp.value[0] ?? 0), unit: 'percent', basis: speed },
      { ramp: { ...ramp, value: ramp.value.map((one) => one * 0.9) } },
    );
  if (pace) {
    add(
      { id: 'weeks', value: inputs.weeksPerYear, unit: 'weeks', basis: pace },
      { weeksPerYear: inputs.weeksPerYear * 0.9 },
    );
    add(
      { id: 'late', value: inputs.latePercent, unit: 'percent', basis: pace },
      { latePercent: Math.min(100, Math.round(inputs.latePercent * 1.1)) },
    );
  }
  const [month] = inputs.monthly.filter(({ isOwn }) => !isOwn);
  if (month)
    add(
      {
        id: 'monthly',
        value: sum(inputs.monthly.map(({ cents }) => cents)),
        unit: 'cents',
        basis: month.basis,
      },
      { monthly: inputs.monthly.map((line) => ({ ...line, cents: tenthMore(line.cents) })) },
    );
  const [first] = inputs.start;
  if (first)
    add(
      {
        id: 'start',
        value: sum(inputs.start.map(({ cents }) => cents)),
        unit: 'cents',
        basis: first.basis,
      },
      { start: inputs.start.map((line) => ({ ...line, cents: line.cents + divide(line.cents, 10) })) },
    );
  if (money) list.push({ id: 'money', value: moneyCents.value, unit: 'cents', basis: money, lessCents: 0 });
  const other = 'basis' in inputs.otherFrom ? inputs.otherFrom.basis : undefined;
  if (other)
    list.push({
      id: 'other-income',
      value: inputs.otherYearCents,
      unit: 'cents',
      basis: other,
      lessCents: 0,
    });
  return list;
}
