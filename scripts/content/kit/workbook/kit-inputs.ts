import { daySerial } from '#functions/workbook/formula/excel-functions.ts';
import { type Cell, f } from '#functions/workbook/formula/formula.ts';
import { Sheet } from '#functions/workbook/grid/sheet.ts';
import { cardFixed, cardRate } from '#shared/content/fact-numbers.ts';
import { type KitNumbers, weeklyHoursLimits } from '#shared/contract/kit.ts';
import { adminShare, mostDelivery } from '#shared/handbook/work-rules.ts';
import { priceReason } from '../../figures/decide-price.ts';
import type { Figure, PathFigures } from '../../figures/path-figures.ts';
import { between, dollars, type InputTable, inputTable } from './input-table.ts';

export interface KitSource {
  path: PathFigures;
  numbers: KitNumbers;
  title: string;
  /** The day the text was last checked, `2026-11-20`. */
  checked: string;
}

const share = { format: 'share' } as const;
const ofPrice = { format: 'share', unit: 'of the price' } as const;
const ofSale = { format: 'share', unit: 'of the sale' } as const;
const number = { format: 'number' } as const;
const times = { format: 'number', unit: 'times' } as const;
const hours = { format: 'hours', unit: 'hours' } as const;
const money = (unit = 'A$') => ({ format: 'money', unit }) as const;

const judged = (value: number, why: string) => ({ value, mark: 'J', why }) as const;
/** A value with the reason from a figure of the path. */
const by = <Value>(figure: Omit<Figure<unknown>, 'value'>, value: Value) => ({ ...figure, value });
const inDollars = (figure: Figure) => by(figure, dollars(figure.value));
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

export type WorkInputs = ReturnType<typeof writeKitInputs>['inputs'];

/** Writes all inputs of the workbook; the other sheets contain no typed figures. */
export function writeKitInputs(source: KitSource) {
  const sheet = new Sheet({
    name: 'Inputs',
    widths: [46, 14, 16, 14, 6, 80],
    frozen: { rows: 3, columns: 1 },
  });
  sheet.words('title', 'Your numbers');
  sheet.words(
    'subtitle',
    'Green cells are yours to fill in, yellow cells what our plans assume. Change any of them; the rest follows.',
  );
  const columns = ['In the path', { words: 'Mark' }, { words: 'Where it comes from, or why' }] as const;
  sheet.head('What', 'Value', { words: 'Unit' }, ...columns);
  const table = inputTable(sheet);
  const inputs = {
    ...ownInputs(table, source),
    ...saleInputs(table, source.path),
    ...paidInputs(sheet, table, source.path),
    ways: demandInputs(table, source.path),
    ...standingInputs(table, source.path),
    ramp: sheet.range(rampInputs(table, source.path), 'ramp'),
    ...ruleInputs(table),
    cases: caseInputs(table),
  };
  sheet.space();
  sheet.words(
    'subtitle',
    'S: from a named source. D: derived from one by a stated rule. J: a judgement of ours. U: yours.',
  );
  return { sheet, inputs };
}

function ownInputs({ group, answer }: InputTable, { path, numbers, checked }: KitSource) {
  const [min, max] = weeklyHoursLimits;
  const someHours = { ...hours, limits: between(min, max, `Please type hours from ${min} to ${max}.`) };
  const firstDay = 'Until you type yours, the day the figures of the path were last checked';
  const paidFor = 'Its price on the day this file was made; the cash pays it in month 1';
  const inMoney = (cents: number, figure: Omit<Figure<unknown>, 'value'>) => by(figure, dollars(cents));
  group('Yours to fill in');
  return {
    price: answer(
      ['price', `Price of one ${path.unit}`],
      judged(dollars(numbers.priceCents), priceReason),
      money(),
    ),
    hours: answer(['hours_a_week', 'Hours a week'], by(path.hoursPerWeek, numbers.weeklyHours), someHours),
    toolsMonth: answer(
      ['tools_a_month', 'Tools'],
      inMoney(numbers.toolsMonthCents, path.toolsMonthHighCents),
      money('A$ a month'),
    ),
    insuranceYear: answer(
      ['insurance_a_year', 'Insurance'],
      inMoney(numbers.insuranceYearCents, path.insuranceYearCents),
      money('A$ a year'),
    ),
    starts: answer(
      ['first_day', 'Your first day'],
      { value: daySerial(checked), mark: 'U', why: firstDay },
      { format: 'date' },
    ),
    startup: answer(['startup_cost', 'Start-up costs'], inMoney(numbers.startupCents, path.startup), money()),
    handbook: answer(
      ['handbook_price', 'This handbook'],
      { value: dollars(numbers.handbookCents), mark: 'S', why: paidFor },
      money(),
    ),
  };
}

/** The hours and costs of one sale, and the prices around it. */
function saleInputs({ group, assume }: InputTable, path: PathFigures) {
  const someHours = { ...hours, limits: between(0.01, 1000, 'Please type hours from 0.01 up.') };
  const step = { ...money(), limits: between(0.01, 1_000_000, 'Please type an amount from 0.01 up.') };
  const cardFee = { mark: 'S', why: 'Stripe, domestic cards, standard pricing', asAt: 'April 2024' } as const;
  const { starter, premium } = path.ladder.value;
  const fixed = by(path.platformShare, dollars(path.platformFixedCents.value));
  const most = by(path.priceLowCents, dollars(path.priceHighCents.value));
  const steps = judged(dollars(path.priceStepCents), 'Prices that look like prices');
  group('One sale');
  return {
    hoursPerUnit: assume(['hours_a_sale', `Hours for one ${path.unit}`], path.hoursPerUnit, someHours),
    materials: assume(['materials_share', 'Materials and small costs'], path.materialsShare, ofPrice),
    waste: assume(['remakes_share', 'Remakes and what never sells'], path.wasteShare, ofPrice),
    platformShare: assume(['platform_share', 'Platform fee'], path.platformShare, ofPrice),
    platformFixed: assume(['platform_fixed', 'Platform fee, fixed part'], fixed, money('A$ a sale')),
    cardPayments: assume(['card_payments', 'Card payments a sale'], path.cardPayments, number),
    cardShare: assume(['card_share', 'Card fee'], { ...cardFee, value: cardRate }, ofPrice),
    cardFixed: assume(
      ['card_fixed', 'Card fee, fixed part'],
      { ...cardFee, value: cardFixed },
      money('A$ a payment'),
    ),
    ladderStarter: assume(['starter_times', 'Starter beside the core'], by(path.ladder, starter), times),
    ladderPremium: assume(['premium_times', 'Premium beside the core'], by(path.ladder, premium), times),
    priceLow: assume(['price_low', 'What buyers pay, least'], inDollars(path.priceLowCents), money()),
    priceHigh: assume(['price_high', 'What buyers pay, most'], most, money()),
    priceStep: assume(['price_step', 'Prices go up by'], steps, step),
  };
}

function paidInputs(sheet: Sheet, { group, assume }: InputTable, { paidInMonths }: PathFigures) {
  const [now, next, later] = paidInMonths.value;
  group('When a sale is paid');
  const paidNow = assume(['paid_at_once', 'In its own month'], by(paidInMonths, now), ofSale);
  const paidNext = assume(['paid_next_month', 'In the next month'], by(paidInMonths, next), ofSale);
  const paidLater = assume(['paid_after_two', 'In the month after that'], by(paidInMonths, later), ofSale);
  sheet.range([paidNow, paidNext, paidLater], 'paid_when');
  return { paidNow, paidNext, paidLater };
}

export type Ways =
  | { kind: 'outreach'; tries: Cell; conversion: Cell; repeat: Cell; staying: Cell }
  | { kind: 'traffic'; itemsPerHour: Cell; visits: Cell; conversion: Cell; mostItems: Cell };

/** How buyers are found: by asking them, or through published items. */
function demandInputs({ group, assume }: InputTable, { demand }: PathFigures): Ways {
  group('Demand');
  if (demand.kind === 'traffic') {
    const { item } = demand;
    return {
      kind: 'traffic',
      itemsPerHour: assume(
        ['items_an_hour', `${capital(item)}s made in an hour`],
        demand.itemsPerHour,
        number,
      ),
      visits: assume(['visits_an_item', `Visits a month to a settled ${item}`], demand.visitsPerItem, number),
      conversion: assume(['conversion', 'Visits that become a sale'], demand.conversion, share),
      mostItems: assume(['most_items', `Most ${item}s kept`], demand.maxItems, number),
    };
  }
  const tries = assume(
    ['tries_an_hour', `${capital(demand.tries)} an hour of selling`],
    demand.triesPerHour,
    number,
  );
  const conversion = assume(['conversion', 'Tries that become a sale'], demand.conversion, share);
  const repeat = assume(
    ['repeat_a_month', 'Sales a month to a client who stays'],
    demand.repeatPerMonth,
    number,
  );
  const months = assume(['stay_months', 'Months a client stays'], demand.stayMonths, {
    format: 'number',
    unit: 'months',
  });
  const staying = assume(
    ['staying_share', 'Clients of a month who are still there in the next'],
    by(demand.stayMonths, f`1-1/MAX(1,${months})`),
    share,
  );
  return { kind: 'outreach', tries, conversion, repeat, staying };
}

function standingInputs({ assume }: InputTable, { standingHoursPerWeek, maxUnitsPerMonth }: PathFigures) {
  const most = maxUnitsPerMonth.value;
  return {
    standing: assume(['standing_hours', 'Hours a week before any sale'], standingHoursPerWeek, hours),
    mostUnits:
      most === null
        ? undefined
        : assume(
            ['most_sales', 'Most sales in a month'],
            judged(most, 'The offer itself has only so many places'),
            number,
          ),
  };
}

function rampInputs({ group, assume }: InputTable, { ramp }: PathFigures): Cell[] {
  group('Demand in the first months; the last holds from then on');
  return ramp.value.map((value, index) =>
    assume([`ramp_${index + 1}`, `Month ${index + 1}`], by(ramp, value), {
      ...share,
      unit: 'of settled demand',
    }),
  );
}

function ruleInputs({ group, assume }: InputTable) {
  group('Every plan');
  const weeks = { value: f`52/12`, mark: 'D', why: 'A year of 52 weeks over 12 months' } as const;
  const paperwork = judged(adminShare, 'Invoices, records and messages; full-time sole traders report more');
  const delivery = judged(mostDelivery, 'A tenth stays for finding the next client');
  return {
    weeks: assume(['weeks_a_month', 'Weeks in a month'], weeks, number),
    adminShare: assume(['admin_share', 'Hours for administration'], paperwork, share),
    mostDelivery: assume(['most_delivery', 'Most of the hours that go to delivery'], delivery, share),
  };
}

const cases = {
  cautious: { demand: 0.6, price: 0.9, cost: 1.15, delay: 1 },
  base: { demand: 1, price: 1, cost: 1, delay: 0 },
  strong: { demand: 1.4, price: 1.1, cost: 1, delay: 0 },
} as const;
export type CaseName = keyof typeof cases;

function caseInputs({ group, assume }: InputTable) {
  group('Three cases');
  const late = {
    format: 'count',
    unit: 'months',
    limits: { type: 'whole', min: 0, max: 12, says: 'Please type whole months from 0 to 12.' },
  } as const;
  const ofPlan = { ...share, unit: 'of the plan' };
  const spread = 'A fair spread for a first year; not a forecast of either end';
  const of = (name: CaseName) => {
    const { demand, price, cost, delay } = cases[name];
    const words = (what: string, label: string) => [`${name}_${what}`, `${capital(name)}: ${label}`] as const;
    return {
      demand: assume(words('demand', 'demand'), judged(demand, spread), ofPlan),
      price: assume(words('price', 'price'), judged(price, spread), ofPlan),
      cost: assume(words('cost', 'costs'), judged(cost, spread), ofPlan),
      delay: assume(words('delay', 'months late'), judged(delay, spread), late),
    };
  };
  return { cautious: of('cautious'), base: of('base'), strong: of('strong') };
}
