import { facts } from '#shared/content/facts.ts';
import { archetypeReasons } from '../assumptions/archetype-reasons.ts';
import type { Assumed, Explained } from '../assumptions/assumed.ts';
import * as general from '../assumptions/general.ts';
import { generalReasons } from '../assumptions/general-reasons.ts';
import { startupIdealCents, startupMinCents } from '../assumptions/path-figures.ts';
import { marketOf } from '../paths/markets.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import { pathReasons } from '../paths/path-reasons.ts';
import { levyYear, taxYear } from '../tax/income-tax.ts';
import { stateShares } from './investor.ts';
import type { PlanModel } from './plan-model.ts';
import { printCents, printHours, printNumber, printRate, printShare } from './print-value.ts';
import type { RegisterEntry } from './register-entry.ts';
import { gstThresholdCents } from './tax-duties.ts';

type Registered = Pick<PlanModel, 'path' | 'person' | 'levers' | 'price' | 'input' | 'target' | 'goal'>;
type Ground = Pick<Explained<unknown>, 'mark' | 'because'>;

const entry = (
  id: string,
  label: string,
  value: string,
  { mark, because: [reason, asAt] }: Ground,
  range?: string,
): RegisterEntry => ({
  id,
  label,
  value,
  mark,
  reason,
  ...(asAt && { asAt }),
  ...(range && { range }),
});

/** What a figure of the general assumptions rests on. */
const because = ({ mark }: Assumed<unknown>, name: keyof typeof generalReasons): Ground => ({
  mark,
  because: generalReasons[name],
});
const user: Ground = { mark: 'U', because: ['Your answer'] };
const rule = (why: string): Ground => ({ mark: 'D', because: [why] });
const averageEarnings: Ground = {
  mark: 'S',
  because: [
    `${facts['average-earnings'].source}, ${facts['average-earnings'].figure}`,
    facts['average-earnings'].note,
  ],
};
const residentRates: Ground = {
  mark: 'S',
  because: ['ATO Legal Database: Treasury Laws Amendment (More Cost of Living Relief) Act 2025', taxYear],
};
/** Of 2025–26 and 2026–27 no threshold was found in November 2026. */
const levy: Ground = {
  mark: 'D',
  because: ['Medicare Levy Act 1986, with the newest threshold found, of the Budget of March 2025', levyYear],
};

export const buildRegister = (model: Registered): RegisterEntry[] => [
  ...yourAnswers(model),
  ...ofThePath(model.path),
  ...ofTheMarket(model.path),
  pricePlace(model),
  ...ofEveryPlan,
  ...rules,
];

/** What a path’s own figures rest on, whoever works on it. */
export const registerOfPath = (path: PathNumbers): RegisterEntry[] => [
  ...ofThePath(path),
  ...ofEveryPlan,
  ...rules,
];

/** Somebody else's figure where they named none. */
const groundOfGoal = ({ notes }: Registered['goal']): Ground =>
  notes.some(({ id }) => id === 'default-income-used') ? averageEarnings : user;

function yourAnswers({ input, person, levers, target, goal }: Registered): RegisterEntry[] {
  const { answers, profile } = input;
  return [
    entry(
      'goal',
      'Your goal, as read',
      target.monthlyCents === null ? 'no amount named' : `${printCents(target.monthlyCents)} a month`,
      groundOfGoal(goal),
    ),
    entry(
      'weekly-hours',
      'Hours a week',
      printHours(person.weeklyHours),
      because(general.weeklyHours, 'weeklyHours'),
      answers.timePerWeek,
    ),
    entry(
      'usable-budget',
      'Budget used',
      printCents(person.usableBudgetCents),
      because(general.usableBudgetCents, 'usableBudgetCents'),
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

/** A figure of the path with its reason: the path's own, else its archetype's. */
function groundOf(path: PathNumbers, field: string, figure: Assumed<unknown>): Ground {
  const because = pathReasons[path.slug]?.[field] ?? archetypeReasons[path.archetype][field];
  if (!because) throw new Error(`There is no reason for ${field} of ${path.slug}`);
  return { mark: figure.mark, because };
}

type PathRow = [id: string, field: string, label: string, figure: Assumed<unknown>, value: string];

const ofThePath = (path: PathNumbers): RegisterEntry[] =>
  [...figureRows(path), ...demandRows(path)].map(([id, field, label, figure, value]) =>
    entry(id, label, value, groundOf(path, field, figure)),
  );

function figureRows(path: PathNumbers): PathRow[] {
  const { ladder, hoursMin, hoursIdeal, platformPct, platformFixedCents, toolsLoCents, toolsHiCents } = path;
  const range = (low: number, high: number): string => `${printCents(low)} to ${printCents(high)}`;
  const price = range(path.priceLoCents.v, path.priceHiCents.v);
  const steps = `${printNumber(ladder.v.starter)} and ${printNumber(ladder.v.premium)} times`;
  const fee = `${printRate(platformPct.v)} + ${printCents(platformFixedCents.v)}`;
  const startup = range(startupMinCents(path), startupIdealCents(path));
  const tools = `${range(toolsLoCents.v, toolsHiCents.v)} a month`;
  const hours = `${printNumber(hoursMin.v)} to ${printNumber(hoursIdeal.v)}`;
  const share = ({ v }: Assumed): string => printShare(v);
  return [
    ['price-range', 'priceLoCents', `Price of one ${path.unit}`, path.priceLoCents, price],
    ['ladder', 'ladder', 'Starter and premium beside the core', ladder, steps],
    [
      'hours-per-unit',
      'hoursPerUnit',
      `Hours for one ${path.unit}`,
      path.hoursPerUnit,
      printHours(path.hoursPerUnit.v),
    ],
    [
      'materials',
      'materialsShare',
      'Materials and small costs',
      path.materialsShare,
      share(path.materialsShare),
    ],
    ['waste', 'wasteShare', 'Remakes and what never sells', path.wasteShare, share(path.wasteShare)],
    ['platform-fee', 'platformPct', 'Platform fee', platformPct, fee],
    [
      'card-payments',
      'cardPayments',
      'Card payments a sale',
      path.cardPayments,
      printNumber(path.cardPayments.v),
    ],
    ['lag', 'lag', 'When a sale is paid', path.lag, path.lag.v.map(printShare).join(', ')],
    ['ramp', 'ramp', 'Demand in the first months', path.ramp, path.ramp.v.map(printShare).join(', ')],
    [
      'platform-share',
      'platformShare',
      'Sales that hang on one platform',
      path.platformShare,
      share(path.platformShare),
    ],
    ['startup', 'startup', 'Start-up cost', path.startup, startup],
    ['tools', 'toolsHiCents', 'Tools', toolsHiCents, tools],
    [
      'insurance',
      'insuranceYearCents',
      'Insurance a year',
      path.insuranceYearCents,
      printCents(path.insuranceYearCents.v),
    ],
    ['hours-of-path', 'hoursIdeal', 'Hours a week this path asks for', hoursIdeal, hours],
    [
      'first-dollar',
      'firstDollarDays',
      'Days to a first dollar',
      path.firstDollarDays,
      printNumber(path.firstDollarDays.v),
    ],
    [
      'standing-hours',
      'standingHoursPerWeek',
      'Hours a week before anything is sold',
      path.standingHoursPerWeek,
      printHours(path.standingHoursPerWeek.v),
    ],
  ];
}

function demandRows({ demand }: PathNumbers): PathRow[] {
  const { conversion } = demand;
  const sold: PathRow = [
    'conversion',
    'conversion',
    'Tries that become a sale',
    conversion,
    printShare(conversion.v),
  ];
  if (demand.kind === 'outreach') {
    const { tries, triesPerHour, repeatPerMonth, stayMonths } = demand;
    const label = `${tries[0]?.toUpperCase()}${tries.slice(1)} an hour`;
    return [
      sold,
      ['tries-per-hour', 'triesPerHour', label, triesPerHour, printNumber(triesPerHour.v)],
      [
        'repeat',
        'repeatPerMonth',
        'Sales a month to a client who stays',
        repeatPerMonth,
        printNumber(repeatPerMonth.v),
      ],
      ['stay', 'stayMonths', 'Months a client stays', stayMonths, printNumber(stayMonths.v)],
    ];
  }
  const { item, itemsPerHour, visitsPerItem, maxItems } = demand;
  return [
    sold,
    ['items-per-hour', 'itemsPerHour', `Hours for one ${item}`, itemsPerHour, printHours(1 / itemsPerHour.v)],
    [
      'visits',
      'visitsPerItem',
      `Visits a month to a settled ${item}`,
      visitsPerItem,
      printNumber(visitsPerItem.v),
    ],
    ['most-items', 'maxItems', `Most ${item}s kept`, maxItems, printNumber(maxItems.v)],
  ];
}

function ofTheMarket(path: PathNumbers): RegisterEntry[] {
  const { buyers, buyersAre, yearlySpendCents, segmentShare } = marketOf(path);
  return [
    entry('market-buyers', `Number of ${buyersAre}`, printNumber(buyers.v), buyers),
    entry('market-spend', 'Yearly spend of one buyer', printCents(yearlySpendCents.v), yearlySpendCents),
    entry('market-segment', 'Share of buyers of your kind', printShare(segmentShare.v), segmentShare),
  ];
}

const pricePlace = ({ price }: Registered): RegisterEntry =>
  entry(
    'price-percentile',
    'Place in the price range',
    printShare(price.percentile),
    because(general.pricePercentile, 'pricePercentile'),
  );

const ofEveryPlan: readonly RegisterEntry[] = [
  entry(
    'price-floor',
    'Least for an hour sold',
    printCents(general.priceFloorHourCents.v),
    because(general.priceFloorHourCents, 'priceFloorHourCents'),
  ),
  entry(
    'card-fee',
    'Card fee',
    `${printShare(general.cardPct.v)} + ${printCents(general.cardFixedCents.v)}`,
    because(general.cardPct, 'cardPct'),
  ),
  entry(
    'admin-share',
    'Hours for administration',
    printShare(general.adminShare.v),
    because(general.adminShare, 'adminShare'),
  ),
  entry(
    'reply-rate',
    'Contacts who reply',
    printShare(general.replyRate.v),
    because(general.replyRate, 'replyRate'),
    '3% to 8%',
  ),
  entry(
    'reserve',
    'Reserve',
    printShare(general.reserveShare.v),
    because(general.reserveShare, 'reserveShare'),
  ),
  entry(
    'scenarios',
    'Cautious and strong case',
    'demand × 0.6 and 1.4, price × 0.9 and 1.1, cautious cost × 1.15 and a month late',
    because(general.scenarios, 'scenarios'),
  ),
  entry(
    'score-weights',
    'Weights of the path score',
    'skill 30, goal 25, interest 20, time 15, budget 10',
    because(general.scoreWeights, 'scoreWeights'),
  ),
  entry(
    'other-income',
    'Wage beside the business',
    printCents(general.otherIncomeIfEmployedCents.v),
    because(general.otherIncomeIfEmployedCents, 'otherIncomeIfEmployedCents'),
  ),
  entry('tax-rates', 'Resident income tax', 'nil, 15%, 30%, 37% and 45%', residentRates),
  entry('medicare', 'Medicare levy', '2%, phased in for a single person above $27,222', levy),
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
    'rule-line',
    'Line to hold',
    'fixed and start-up costs so far ÷ what one sale leaves, rounded up',
    rule('Each case at its own prices and costs'),
  ),
  entry(
    'rule-stress',
    'A fifth worse',
    'the assumption × 0.8, or × 1.2 where more is worse',
    rule('First-year net money, rerun on average sales'),
  ),
  entry(
    'rule-help',
    'One sale made by paid help',
    'hours for one × the least wage',
    rule('Super and insurance come on top'),
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
