import { lastMonth, mostDemand, mostPriceFactor, mostWeeklyHours } from '#shared/plan/model/feasibility.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { type Cell, type Formula, f, type Operand } from '../formula/formula.ts';
import { key, plain } from '../grid/sheet.ts';
import type { GoalSheet } from './goal-sheet.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { downToCent, downToWhole, upToWhole } from './rules.ts';
import { type Found, halvings, writeSearch } from './search-rows.ts';
import type { TrialSheet } from './trial-rows.ts';

const hoursStep = 0.5;
const demandStep = 0.05;
const mixStep = 0.02;

interface LeverOptions {
  model: PlanModel;
  inputs: Inputs;
  base: MonthSheet;
  goal: GoalSheet;
  trials: TrialSheet;
}

/** What would have to be true: each lever alone, and all a little, found again whenever an input changes. */
export function writeLevers(options: LeverOptions): void {
  const { model, inputs, goal } = options;
  const { sheet, target, supported, testedMonth } = goal;
  const hours = searchHours(options);
  const demand = searchDemand(options);
  const price = model.path.priceIsYours ? searchPrice(options) : undefined;
  const mix = searchMix(options);
  sheet.words('heading', 'What would have to be true: one change at a time');
  sheet.head('Lever', 'In this plan', 'Would meet it');
  type Look = 'money' | 'hours' | 'count' | 'number' | 'general';
  const row = (label: string, now: Operand | string, then: Formula | string, format: Look): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    sheet.put(2, typeof now === 'string' ? now : f`${now}`, plain(format));
    const cell = sheet.put(3, then, key(typeof then === 'string' ? 'general' : format));
    sheet.row += 1;
    return cell;
  };
  const found = ({ possible }: Found, value: Formula, none: Formula): Formula =>
    f`IF(${possible},${value},${none})`;
  row(
    'Hours a week',
    inputs.hours,
    found(hours, f`${inputs.hours}+${hours.step}*${hoursStep}`, f`"none up to 40"`),
    'hours',
  );
  row(
    'Price of the core, A$',
    inputs.price,
    price
      ? found(
          price,
          f`ROUND(${inputs.price}+${price.step}*${inputs.priceStep},2)`,
          f`"none up to three times"`,
        )
      : 'somebody else sets it',
    'money',
  );
  row('Month tested', testedMonth, monthAlone(options), 'count');
  row(
    'Demand, times the plan’s',
    1,
    found(demand, f`1+${demand.step}*${demandStep}`, f`"not even five times"`),
    'number',
  );
  row('A lower goal, A$ a month', target, downToWhole(supported), 'money');
  sheet.space();
  sheet.words('heading', 'A little of everything');
  sheet.head('Lever', 'In this plan', 'Would meet it');
  row('Hours a week', inputs.hours, f`${mix.hours}`, 'hours');
  row('Price of the core, A$', inputs.price, f`${mix.price}`, 'money');
  row('Month tested', testedMonth, f`${mix.month}`, 'count');
  row('Demand, times the plan’s', 1, f`${mix.demand}`, 'number');
  row('Supports together, A$ a month', supported, downToCent(mix.supported), 'money');
  row(
    'Goal, A$ a month',
    target,
    f`IF(${mix.possible},${target},${downToWhole(downToCent(mix.supported))})`,
    'money',
  );
}

function searchHours({ inputs, goal, trials }: LeverOptions): Found {
  return writeSearch(trials, {
    label: 'Hours alone',
    last: f`MAX(0,INT((${mostWeeklyHours}-${inputs.hours})/${hoursStep}+0.000000001))`,
    below: -1,
    rows: halvings(mostWeeklyHours / hoursStep) - 2,
    tryStep(step) {
      const hours = trials.put('hours', f`${inputs.hours}+${step}*${hoursStep}`, 'number');
      const month = trials.put('month', f`${goal.testedMonth}`, 'count');
      const run = trials.run({ hours, demand: inputs.scenarios.base.demand }, 12);
      return f`${trials.supports({ price: inputs.price, month }, run)}>=${goal.target}`;
    },
  });
}

function searchDemand({ inputs, goal, trials }: LeverOptions): Found {
  return writeSearch(trials, {
    label: 'Demand alone',
    last: f`INT((${mostDemand}-1)/${demandStep}+0.000000001)`,
    below: -1,
    rows: halvings((mostDemand - 1) / demandStep) - 2,
    tryStep(step) {
      const factor = trials.put('demand', f`1+${step}*${demandStep}`, 'number');
      const month = trials.put('month', f`${goal.testedMonth}`, 'count');
      const run = trials.run(
        { hours: inputs.hours, demand: f`${inputs.scenarios.base.demand}*${factor}` },
        12,
      );
      return f`${trials.supports({ price: inputs.price, month }, run)}>=${goal.target}`;
    },
  });
}

/** Price moves no demand, so one run of the months serves every price. */
function searchPrice({ model, inputs, goal, trials }: LeverOptions): Found {
  trials.label('The plan’s own sales');
  const run = trials.run({ hours: inputs.hours, demand: inputs.scenarios.base.demand }, 12);
  trials.sheet.row += 1;
  return writeSearch(trials, {
    label: 'Price alone',
    last: f`MAX(0,INT(${inputs.price}*${mostPriceFactor - 1}/${inputs.priceStep}+0.000000001))`,
    below: -1,
    rows: halvings((model.price.coreCents * (mostPriceFactor - 1)) / model.path.priceStepCents),
    tryStep(step) {
      const price = trials.put('price', f`ROUND(${inputs.price}+${step}*${inputs.priceStep},2)`, 'money');
      const month = trials.put('month', f`${goal.testedMonth}`, 'count');
      return f`${trials.supports({ price, month }, run)}>=${goal.target}`;
    },
  });
}

/** Of the months from the tested one on, the first whose average meets the goal. */
function monthAlone({ goal: { sheet, averages, months, target, testedMonth } }: LeverOptions): Formula {
  const here = sheet.row;
  const meets = averages.values.map((_, index) => {
    sheet.row = 12 + index;
    const [month, average] = [f`INDEX(${months},${index + 1})`, f`INDEX(${averages},${index + 1})`];
    return sheet.put(
      7,
      f`IF(AND(${month}>=${testedMonth},${average}>=${target}),${month},"")`,
      plain('count'),
    );
  });
  sheet.row = 11;
  sheet.put(7, 'Meets it', { format: 'text', role: 'head' });
  sheet.row = here;
  const last = meets.at(-1);
  if (!last) throw new Error('The base case has months');
  return f`IF(${last}="","none up to 24",MIN(${sheet.range(meets)}))`;
}

interface Mixed extends Record<'hours' | 'price' | 'month' | 'demand', Cell> {
  supported: Cell;
  possible: Cell;
}

/** As far as an adviser would push all levers at once: each moves the same share of its own room. */
function searchMix({ model, inputs, goal, trials }: LeverOptions): Mixed {
  const room = model.path.priceIsYours ? f`MAX(0,${inputs.priceHigh}-${inputs.price})` : f`0`;
  const moved = (step: Operand) => {
    const share = f`${step}*${mixStep}`;
    const demandMove = f`${upToWhole(f`${share}*0.5/${demandStep}`)}*${demandStep}`;
    return {
      hours: trials.put(
        'hours',
        f`${upToWhole(f`(${inputs.hours}+${share}*MIN(5,${inputs.hours}*0.75))/${hoursStep}`)}*${hoursStep}`,
        'number',
      ),
      price: trials.put(
        'price',
        f`ROUND(${inputs.price}+${downToWhole(f`${share}*${room}/${inputs.priceStep}`)}*${inputs.priceStep},2)`,
        'money',
      ),
      month: trials.put(
        'month',
        f`${goal.testedMonth}+${upToWhole(f`${share}*MIN(6,${lastMonth}-${goal.testedMonth})`)}`,
        'count',
      ),
      demand: trials.put('demand', f`ROUND(1+${demandMove},2)`, 'number'),
    };
  };
  const trial = (step: Operand) => {
    const levers = moved(step);
    const demand = f`${inputs.scenarios.base.demand}*${levers.demand}`;
    const run = trials.run({ hours: levers.hours, demand }, 18);
    return { ...levers, supported: trials.supports(levers, run) };
  };
  const found = writeSearch(trials, {
    label: 'A little of everything',
    last: f`INT(1/${mixStep}+0.000000001)`,
    below: -1,
    rows: halvings(1 / mixStep) - 2,
    tryStep: (step) => f`${trial(step).supported}>=${goal.target}`,
  });
  trials.label('A little of everything: the answer');
  const step = trials.put(
    'step',
    f`IF(${found.possible},${found.step},INT(1/${mixStep}+0.000000001))`,
    'count',
  );
  const answer = trial(step);
  trials.sheet.row += 1;
  trials.sheet.space();
  return { ...answer, possible: found.possible };
}
