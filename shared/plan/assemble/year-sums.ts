import { adminShare, weeksPerMonth } from '../assumptions/general.ts';
import type { Text } from '../document/text.ts';
import type { CashFlow } from '../model/cash.ts';
import { expectMonths } from '../model/expected-income.ts';
import { sum } from '../model/levers.ts';
import {
  printCents,
  printGoal,
  printHours,
  printNumber,
  printShare,
  printWhole,
  printWholeShare,
} from '../model/print-value.ts';
import { payPerHour } from '../model/risks.ts';
import { scenarioTitles } from './cash-chart.ts';
import type { Draft } from './draft.ts';
import { count, listed, oneDigit, plural, triesWord } from './print-figures.ts';
import { join, say } from './write-blocks.ts';

/** What a month and the year come to, each with the figures of this plan. */
export const yearSums = (draft: Draft): Record<string, readonly Text[]> => ({
  'rule-weeks': [say`${monthOf(draft)} = ${hoursOfMonth(draft)}`],
  'admin-share': [adminSum(draft)],
  'rule-demand': demandSums(draft),
  'rule-cash': cashSums(draft),
  scenarios: scenarioSums(draft),
  'rule-verdict': verdictSums(draft),
  'rule-line': lineSums(draft),
});

const monthOf = ({ model, figure }: Draft): Text =>
  say`${figure('weekly-hours', printHours(model.person.weeklyHours))} a week × 52 ÷ 12`;

const hoursOfMonth = ({ model, figure }: Draft) =>
  figure('month-hours', `${oneDigit(model.person.weeklyHours * weeksPerMonth)} hours a month`);

function adminSum(draft: Draft): Text {
  const hours = draft.model.person.weeklyHours * weeksPerMonth * adminShare.v;
  return say`${hoursOfMonth(draft)} × ${printShare(adminShare.v)} = ${draft.figure('admin-hours', oneDigit(hours))}`;
}

function demandSums(draft: Draft): Text[] {
  const { model, figure } = draft;
  const { path, demand, cash } = model;
  const month = demand[11];
  if (month === undefined) return [];
  const sales = (value: number, print = oneDigit) => figure('monthly-sales', print(value));
  const perSale = figure('hours-per-unit', `${printNumber(path.hoursPerUnit.v)} h`);
  const tried =
    path.demand.kind === 'outreach'
      ? [
          say`Month 12: ${sales(month.growthHours)} h of selling × ${figure('tries-per-hour', printNumber(path.demand.triesPerHour.v))} an hour = ${figure('tries', count(month.tries))} ${triesWord(model)}`,
        ]
      : [];
  const landed = cash.base.months.map(({ units }) => String(units)).join(' + ');
  return [
    say`Month 12: ${sales(month.deliveryHours, (hours) => count(hours, 2))} h of delivery ÷ ${perSale} for one = ${sales(month.units)} sales on average`,
    ...tried,
    say`Whole sales, month by month: ${landed} = ${figure('monthly-sales', plural(cash.base.total.units, 'sale'))} in the year`,
  ];
}

/** Opening and all that comes and goes, as it stands in the row of its table. */
function flowSum(
  { figure }: Draft,
  { from, flow, closes }: { from: string; flow: Flow; closes: number },
  name: 'cash' | 'scenario' = 'cash',
): Text {
  const cell = (cents: number) => figure(name, printCents(cents));
  const startup = flow.startupCents > 0 && say`− ${cell(flow.startupCents)} start-up`;
  return join(
    `${from}:`,
    flow.openingCents !== 0 && say`${cell(flow.openingCents)} opening +`,
    say`${cell(flow.collectedCents)} collected − ${cell(flow.variableCents)} variable − ${cell(flow.fixedCents)} fixed`,
    startup,
    say`= ${cell(closes)}`,
  );
}

type Flow = Pick<
  CashFlow['months'][number],
  'openingCents' | 'collectedCents' | 'variableCents' | 'fixedCents' | 'startupCents'
>;

function cashSums(draft: Draft): Text[] {
  const { base, cautious } = draft.model.cash;
  const { figure, model } = draft;
  const cell = (cents: number) => figure('cash', printCents(cents));
  const monthSum = (name: string, month: CashFlow['months'][number]) =>
    flowSum(draft, { from: `${name}${month.month}`, flow: month, closes: month.closingCents });
  const { total } = base;
  return [
    flowSum(draft, { from: 'The year', flow: { ...total, openingCents: 0 }, closes: base.closingCents }),
    ...base.months.map((month) => monthSum('Month ', month)),
    ...cautious.months
      .filter(({ month }) => month === cautious.lowest.month)
      .map((month) => monthSum('Cautious case, month ', month)),
    join(
      say`Profit: ${cell(total.revenueCents)} of sales − ${cell(total.variableCents)} variable − ${cell(total.fixedCents)} fixed`,
      total.startupCents > 0 && say`− ${cell(total.startupCents)} start-up`,
      say`= ${figure('profit', printCents(model.tax.profitCents))}`,
    ),
  ];
}

const scenarioSums = (draft: Draft): Text[] =>
  (['cautious', 'base', 'strong'] as const).map((name) => {
    const { total, closingCents } = draft.model.cash[name];
    const flow = { ...total, openingCents: 0 };
    return flowSum(draft, { from: `${scenarioTitles[name]} case`, flow, closes: closingCents }, 'scenario');
  });

function verdictSums(draft: Draft): Text[] {
  const { model, figure } = draft;
  const { feasibility: f, levers, person } = model;
  const to = f.testedMonth;
  const from = Math.max(0, to - 3);
  const flow = expectMonths(levers, to).slice(from);
  const parts = flow.map((month) => (f.measure === 'revenue' ? month.collectedCents : month.netCents));
  const months = listed(flow.map((_, index) => String(from + index + 1)));
  const supported = figure('supported', printWhole(f.supportedCents));
  const average = say`${flow.length === 1 ? 'Month' : 'Months'} ${months}: (${parts.map((part) => printCents(Math.round(part))).join(' + ')}) ÷ ${String(flow.length)}`;
  return [
    sum(parts) < 0
      ? say`${average} is below zero, which counts as ${supported}`
      : say`${average}, in whole dollars down = ${supported}`,
    say`${supported} ÷ ${figure('goal', printGoal(f.targetCents))} = ${figure('verdict-ratio', printWholeShare(f.ratio))}`,
    say`${supported} ÷ (${monthOf(draft)}) = ${figure('supported', printWhole(payPerHour(f.supportedCents, person.weeklyHours)))} an hour`,
  ];
}

function lineSums({ model, figure }: Draft): Text[] {
  const left = figure('contribution', printCents(model.ladder.core.contributionCents));
  return model.lineToHold.base
    .toReversed()
    .flatMap(({ month, costsCents, needed }) =>
      needed === null
        ? []
        : [
            say`By the end of month ${String(month)}: ${figure('line-to-hold', printCents(costsCents))} of fixed and start-up costs ÷ ${left} a sale, rounded up = ${figure('line-to-hold', count(needed))}`,
          ],
    );
}
