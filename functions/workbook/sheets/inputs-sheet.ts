import { startingMonday } from '#shared/plan/model/plan-dates.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { daySerial } from '../formula/excel-functions.ts';
import { Sheet } from '../grid/sheet.ts';
import { demandInputs } from './demand-inputs.ts';
import { dollars, type InputTable, inputTable, money } from './input-table.ts';
import { hoursOfWork, rulesOfPlans, scenarioInputs, taxInputs } from './rule-inputs.ts';
import { oneSale } from './sale-inputs.ts';

export type Inputs = ReturnType<typeof writeInputs>['inputs'];

/** Those that one sale and a year of months are worked out from, whoever's work it is. */
export type WorkInputs = Omit<
  Inputs,
  | keyof ReturnType<typeof rulesOfPlans>
  | 'budget'
  | 'goalMonth'
  | 'measure'
  | 'deadline'
  | 'wageNow'
  | 'otherIncome'
  | 'tax'
>;

/** Everything that the other sheets calculate with; on them no figure is typed that is not here. */
export function writeInputs(model: PlanModel) {
  const sheet = new Sheet({
    name: 'Inputs',
    widths: [46, 14, 18, 14, 8, 84],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'Inputs and assumptions');
  sheet.words(
    'subtitle',
    'Green cells are your answers, yellow cells what the plan assumes. Change any of them; everything else follows.',
  );
  sheet.head(
    'What',
    'Value',
    { words: 'Unit' },
    'In your plan',
    { words: 'Mark' },
    { words: 'Where it comes from, or why' },
  );
  const table = inputTable(sheet, model.register);
  const inputs = {
    ...answers(table, model),
    ...levers(table, model),
    ...oneSale(table, model),
    ...demandInputs(table, model),
    ...hoursOfWork(table),
    ...rulesOfPlans(table),
    scenarios: scenarioInputs(table),
    tax: taxInputs(table),
  };
  sheet.space();
  sheet.words(
    'subtitle',
    'S: from a named source. D: derived from one by a stated rule. J: an adviser’s judgement. U: your answer.',
  );
  return { inputs, sheet };
}

function answers({ group, answer }: InputTable, { person, target, levers, nowMs, tax }: PlanModel) {
  group('Your answers');
  const goal = { entry: 'goal' } as const;
  return {
    hours: answer({
      name: 'hours_a_week',
      label: 'Hours a week',
      value: levers.weeklyHours,
      format: 'hours',
      unit: 'hours',
      entry: 'weekly-hours',
      limits: {
        type: 'parts',
        of: 2,
        min: 0.5,
        max: 40,
        says: 'Please type hours from 0.5 to 40, in half hours.',
      },
    }),
    budget: answer({
      name: 'budget',
      label: 'Budget used',
      value: dollars(person.usableBudgetCents),
      ...money,
      entry: 'usable-budget',
    }),
    goalMonth: answer({
      name: 'goal_a_month',
      label: 'Goal, before tax; empty: what your hours support',
      value: target.monthlyCents === null ? null : dollars(target.monthlyCents),
      ...money,
      unit: 'A$ a month',
      ...goal,
    }),
    measure: answer({
      name: 'goal_counts',
      label: 'What the goal counts',
      value: target.measure,
      format: 'general',
      ...goal,
      limits: { type: 'list', options: ['income', 'revenue'], says: 'Please choose income or revenue.' },
    }),
    deadline: answer({
      name: 'deadline_months',
      label: 'Months until the goal is to be met',
      value: target.deadlineMonths,
      format: 'hours',
      unit: 'months',
      ...goal,
      limits: { type: 'decimal', min: 0, max: 120, says: 'Please type months from 0 to 120.' },
    }),
    wageNow: answer({
      name: 'wage_now',
      label: 'Wage you have now',
      value: dollars(person.otherIncomeCents),
      ...money,
      unit: 'A$ a year',
      because: ['U', 'From your background; nothing where it names no job'],
    }),
    otherIncome: answer({
      name: 'wage_a_year',
      label: 'Wage beside the business, for the tax of both cases',
      value: dollars(tax.besideJob.otherIncomeCents),
      ...money,
      unit: 'A$ a year',
      entry: 'other-income',
    }),
    starts: answer({
      name: 'plan_starts',
      label: 'Day 1 of the plan',
      value: daySerial(startingMonday(nowMs)),
      format: 'date',
      because: ['D', 'The first Monday after the plan was made'],
    }),
  };
}

function levers({ group, assumption }: InputTable, { price, levers: { toolsMonthCents, path } }: PlanModel) {
  group('What you decide');
  return {
    price: assumption({
      name: 'price',
      label: `Price of one ${path.unit}`,
      value: dollars(price.coreCents),
      ...money,
      entry: 'price-percentile',
    }),
    toolsMonth: assumption({
      name: 'tools_a_month',
      label: 'Tools',
      value: dollars(toolsMonthCents),
      ...money,
      unit: 'A$ a month',
      entry: 'tools',
    }),
    insuranceYear: assumption({
      name: 'insurance_a_year',
      label: 'Insurance',
      value: dollars(path.insuranceYearCents.v),
      ...money,
      unit: 'A$ a year',
      entry: 'insurance',
    }),
  };
}
