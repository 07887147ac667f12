import type { Assumed } from '../assumptions/assumed.ts';
import * as general from '../assumptions/general.ts';
import { startupIdealCents, startupMinCents } from '../assumptions/path-figures.ts';
import type { Mark } from '../document/text.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { medicareLevy, residentBrackets } from './income-tax.ts';
import { stateShares } from './investor.ts';
import type { PlanModel } from './plan-model.ts';
import { printCents, printHours, printNumber, printShare } from './print-value.ts';
import { gstThresholdCents } from './tax-duties.ts';

/** One line of the register of assumptions; whoever assembles the document adds which lines depend on it. */
export interface RegisterEntry {
  id: string;
  label: string;
  value: string;
  range?: string;
  mark: Mark;
  reason: string;
  asAt?: string;
}

type Registered = Pick<
  PlanModel,
  'path' | 'person' | 'levers' | 'price' | 'input' | 'target' | 'feasibility'
>;

const entry = (
  id: string,
  label: string,
  value: string,
  { mark, why, asAt }: Pick<Assumed<unknown>, 'mark' | 'why' | 'asAt'>,
  range?: string,
): RegisterEntry => ({ id, label, value, mark, reason: why, ...(asAt && { asAt }), ...(range && { range }) });

const user = { mark: 'U', why: 'Your answer' } as const;
const rule = (why: string) => ({ mark: 'D', why }) as const;

export const buildRegister = (model: Registered): RegisterEntry[] => [
  ...yourAnswers(model),
  ...ofThePath(model.path),
  ...ofDemand(model.path),
  ...ofEveryPlan(model),
  ...rules,
];

function yourAnswers({ input, person, levers, target }: Registered): RegisterEntry[] {
  const { answers, profile } = input;
  return [
    entry(
      'goal',
      'Your goal, as read',
      target.monthlyCents === null ? 'no amount named' : `${printCents(target.monthlyCents)} a month`,
      user,
    ),
    entry(
      'weekly-hours',
      'Hours a week',
      printHours(person.weeklyHours),
      general.weeklyHours,
      answers.timePerWeek,
    ),
    entry(
      'usable-budget',
      'Budget used',
      printCents(person.usableBudgetCents),
      general.usableBudgetCents,
      answers.budget,
    ),
    entry('skills', 'Skills', `${person.skills.length} named`, user),
    entry('interests', 'Interests', `${person.interests.length} named`, user),
    entry('state', 'Where you are', profile.state ?? profile.country, user),
    entry(
      'proof',
      'Proof of the skill',
      levers.path.priceIsYours ? 'read from your answers' : 'not used',
      user,
    ),
  ];
}

function ofThePath(path: PathNumbers): RegisterEntry[] {
  const range = `${printCents(path.priceLoCents.v)} to ${printCents(path.priceHiCents.v)}`;
  const startup = `${printCents(startupMinCents(path))} to ${printCents(startupIdealCents(path))}`;
  const tools = `${printCents(path.toolsLoCents.v)} to ${printCents(path.toolsHiCents.v)} a month`;
  return [
    entry('price-range', `Price of one ${path.unit}`, range, path.priceLoCents, range),
    entry(
      'ladder',
      'Starter and premium beside the core',
      `${printNumber(path.ladder.v.starter)} and ${printNumber(path.ladder.v.premium)} times`,
      path.ladder,
    ),
    entry('hours-per-unit', `Hours for one ${path.unit}`, printHours(path.hoursPerUnit.v), path.hoursPerUnit),
    entry('materials', 'Materials and small costs', printShare(path.materialsShare.v), path.materialsShare),
    entry('waste', 'Remakes and what never sells', printShare(path.wasteShare.v), path.wasteShare),
    entry(
      'platform-fee',
      'Platform fee',
      `${printShare(path.platformPct.v)} + ${printCents(path.platformFixedCents.v)}`,
      path.platformPct,
    ),
    entry('card-payments', 'Card payments a sale', printNumber(path.cardPayments.v), path.cardPayments),
    entry('lag', 'When a sale is paid', path.lag.v.map(printShare).join(', '), path.lag),
    entry('ramp', 'Demand in the first months', path.ramp.v.map(printShare).join(', '), path.ramp),
    entry(
      'platform-share',
      'Sales that hang on one platform',
      printShare(path.platformShare.v),
      path.platformShare,
    ),
    entry('startup', 'Start-up cost', startup, path.startup, startup),
    entry('tools', 'Tools', tools, path.toolsHiCents, tools),
    entry('insurance', 'Insurance a year', printCents(path.insuranceYearCents.v), path.insuranceYearCents),
    entry(
      'hours-of-path',
      'Hours a week this path asks for',
      `${printNumber(path.hoursMin.v)} to ${printNumber(path.hoursIdeal.v)}`,
      path.hoursIdeal,
    ),
    entry(
      'first-dollar',
      'Days to a first dollar',
      printNumber(path.firstDollarDays.v),
      path.firstDollarDays,
    ),
    entry(
      'standing-hours',
      'Hours a week before anything is sold',
      printHours(path.standingHoursPerWeek.v),
      path.standingHoursPerWeek,
    ),
    entry(
      'market-buyers',
      `Number of ${path.market.buyersAre}`,
      printNumber(path.market.buyers.v),
      path.market.buyers,
    ),
    entry(
      'market-spend',
      'Yearly spend of one buyer',
      printCents(path.market.yearlySpendCents.v),
      path.market.yearlySpendCents,
    ),
    entry(
      'market-segment',
      'Share of buyers of your kind',
      printShare(path.market.segmentShare.v),
      path.market.segmentShare,
    ),
  ];
}

function ofDemand({ demand }: PathNumbers): RegisterEntry[] {
  const conversion = entry(
    'conversion',
    'Tries that become a sale',
    printShare(demand.conversion.v),
    demand.conversion,
  );
  if (demand.kind === 'outreach')
    return [
      conversion,
      entry(
        'tries-per-hour',
        `${demand.tries} an hour`,
        printNumber(demand.triesPerHour.v),
        demand.triesPerHour,
      ),
      entry(
        'repeat',
        'Sales a month to a client who stays',
        printNumber(demand.repeatPerMonth.v),
        demand.repeatPerMonth,
      ),
      entry('stay', 'Months a client stays', printNumber(demand.stayMonths.v), demand.stayMonths),
    ];
  return [
    conversion,
    entry(
      'items-per-hour',
      `Hours for one ${demand.item}`,
      printHours(1 / demand.itemsPerHour.v),
      demand.itemsPerHour,
    ),
    entry(
      'visits',
      `Visits a month to a settled ${demand.item}`,
      printNumber(demand.visitsPerItem.v),
      demand.visitsPerItem,
    ),
    entry('most-items', `Most ${demand.item}s kept`, printNumber(demand.maxItems.v), demand.maxItems),
  ];
}

const ofEveryPlan = ({ price }: Registered): RegisterEntry[] => [
  entry(
    'price-percentile',
    'Place in the price range',
    printShare(price.percentile),
    general.pricePercentile,
  ),
  entry(
    'price-floor',
    'Least for an hour sold',
    printCents(general.priceFloorHourCents.v),
    general.priceFloorHourCents,
  ),
  entry(
    'card-fee',
    'Card fee',
    `${printShare(general.cardPct.v)} + ${printCents(general.cardFixedCents.v)}`,
    general.cardPct,
  ),
  entry('admin-share', 'Hours for administration', printShare(general.adminShare.v), general.adminShare),
  entry('reply-rate', 'Contacts who reply', printShare(general.replyRate.v), general.replyRate, '3% to 8%'),
  entry('reserve', 'Reserve', printShare(general.reserveShare.v), general.reserveShare),
  entry(
    'scenarios',
    'Cautious and strong case',
    'demand × 0.6 and 1.4, price × 0.9 and 1.1, cautious cost × 1.15 and a month late',
    general.scenarios,
  ),
  entry(
    'score-weights',
    'Weights of the path score',
    'skill 30, goal 25, interest 20, time 15, budget 10',
    general.scoreWeights,
  ),
  entry(
    'other-income',
    'Wage beside the business',
    printCents(general.otherIncomeIfEmployedCents.v),
    general.otherIncomeIfEmployedCents,
  ),
  entry('tax-rates', 'Resident income tax', 'nil, 15%, 30%, 37% and 45%', residentBrackets),
  entry('medicare', 'Medicare levy', printShare(medicareLevy.v.rate), medicareLevy),
  entry('gst', 'GST registration', printCents(gstThresholdCents.v), gstThresholdCents),
  entry('state-share', 'Your state’s share of buyers', 'by state', stateShares),
];

/** Results lead to the rule that made them. */
const rules: readonly RegisterEntry[] = [
  entry('rule-weeks', 'Weeks in a month', '52 ÷ 12', rule('A year of 52 weeks over 12 months')),
  entry(
    'rule-contribution',
    'What one sale leaves',
    'price − materials − remakes − platform fee − card fee',
    rule('Each part in whole cents'),
  ),
  entry(
    'rule-break-even',
    'Break-even',
    'fixed costs of a month ÷ what one sale leaves, rounded up',
    rule('Whole sales only'),
  ),
  entry(
    'rule-demand',
    'Sales of a month',
    'what your hours bring, delivery first and a tenth kept for selling',
    rule('Hours on delivery and on selling share the same month'),
  ),
  entry(
    'rule-cash',
    'Cash flow',
    'opening + collected − variable − fixed − start-up = closing',
    rule('Whole sales, whole cents'),
  ),
  entry(
    'rule-verdict',
    'Verdict',
    'average of three months at the deadline ÷ target',
    rule('1.15 comfortable, 0.85 tight, 0.5 stretch'),
  ),
  entry(
    'rule-tax',
    'Set-aside',
    'tax and levy with the profit less without it',
    rule('On profit, before offsets'),
  ),
  entry(
    'rule-sample',
    'Tries before judging',
    'ln 0.05 ÷ ln (1 − rate), rounded up',
    rule('19 times in 20 the rate would have shown by then'),
  ),
  entry(
    'rule-funding',
    'Funding need',
    '1.25 × the deepest cautious deficit',
    rule('A quarter more than the worst month'),
  ),
  entry(
    'rule-market',
    'Market size',
    'buyers × yearly spend × state × segment',
    rule('The last box is the base case’s first year'),
  ),
  entry('rule-score', 'Path score', 'points of five fits', rule('Rounded for print, ranked unrounded')),
  entry('rule-risk', 'Risk score', 'likelihood × impact', rule('Each from 1 to 3, set by your figures')),
];
