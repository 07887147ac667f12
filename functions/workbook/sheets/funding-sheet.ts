import type { Because } from '#shared/plan/assumptions/assumed.ts';
import { fundingMargin } from '#shared/plan/model/investor.ts';
import type { PlanModel } from '#shared/plan/model/plan-model.ts';
import { marketOf } from '#shared/plan/paths/markets.ts';
import { type Cell, type Formula, f } from '../formula/formula.ts';
import { key, plain, Sheet, total } from '../grid/sheet.ts';
import { dollars } from './input-table.ts';
import type { Inputs } from './inputs-sheet.ts';
import type { MonthSheet } from './month-sheet.ts';
import { ratioOf, upToWhole } from './rules.ts';

interface FundingOptions {
  model: PlanModel;
  inputs: Inputs;
  cases: { cautious: MonthSheet; base: MonthSheet };
}

/** How much the cautious case needs, how long the money lasts, and how large the market is. */
export function writeFunding({ model, inputs, cases: { cautious, base } }: FundingOptions): {
  sheet: Sheet;
  need: Cell;
} {
  const sheet = new Sheet({ name: 'Funding', widths: [52, 18, 70], printed: 3 });
  const row = (label: string, formula: Formula, look: ReturnType<typeof plain>, note = ''): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, formula, look);
    sheet.put(3, note, { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
  sheet.words('title', 'Funding need, runway and market');
  sheet.space();
  sheet.head('Funding need', 'A$', { words: 'How it is reckoned' });
  const deepest = row(
    'Deepest cautious deficit',
    f`-${cautious.lowest}`,
    plain('money'),
    'of the cautious case, at a month’s end',
  );
  const start = row(
    'Start-up',
    f`MIN(${deepest},-${cautious.year.startup})`,
    plain('money'),
    'ready to make the first sale',
  );
  const months = row(
    'Months before sales carry it',
    f`ROUND(${deepest}-${start},2)`,
    plain('money'),
    'the first quarter’s sales',
  );
  const whole = f`${upToWhole(f`ROUND(${deepest}*100,0)*${fundingMargin}`)}/100`;
  const margin = row(
    'A quarter more',
    f`ROUND(${whole}-${deepest},2)`,
    plain('money'),
    'released only if the cautious case arrives',
  );
  const need = sheet.named(
    row('Need', f`ROUND(${start}+${months}+${margin},2)`, total('money')),
    'funding_need',
  );
  row(
    'Beyond your budget',
    f`MAX(0,ROUND(${need}-${inputs.budget},2))`,
    key('money'),
    'what the budget leaves open',
  );
  sheet.space();
  sheet.head('How long the money lasts', 'Months', { words: '' });
  row(
    'Cautious case',
    runway(sheet, inputs, cautious),
    plain('general'),
    'whole months until the budget is spent',
  );
  const left = f`ROUND(${inputs.budget}+${cautious.year.startup},2)`;
  row(
    'Nothing sold at all',
    f`IF(${cautious.fixed}=0,"no bills",MAX(0,INT(${ratioOf(left, cautious.fixed)})))`,
    plain('general'),
    'on today’s fixed costs',
  );
  sheet.space();
  writeMarket(sheet, model, base);
  return { sheet, need };
}

/** A month is short when its cash lies below what the budget can carry; a sum of months that are not finds the first. */
function runway(sheet: Sheet, inputs: Inputs, { columns }: MonthSheet): Formula {
  const here = sheet.row;
  sheet.row = 2;
  const short = columns.closing.map((closing, index) => {
    sheet.row += 1;
    return sheet.put(6, f`IF(${closing}<-${inputs.budget},${index + 1},"")`, plain('count'));
  });
  sheet.row = 2;
  sheet.put(6, 'Spent in month', { format: 'text', role: 'head' });
  sheet.row = here;
  const months = sheet.range(short);
  return f`IF(COUNT(${months})=0,"12 months and more",MIN(${months})-1)`;
}

function writeMarket(sheet: Sheet, { market, path }: PlanModel, base: MonthSheet): void {
  const { buyers, buyersAre, yearlySpendCents, segmentShare } = marketOf(path);
  sheet.head('Size of the market', '', { words: 'Where it comes from, or why' });
  const input = (
    label: string,
    value: number,
    format: 'money' | 'count' | 'share',
    because: Because,
  ): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, value, { format, role: 'assumption' });
    sheet.validate(cell, {
      type: 'decimal',
      min: 0,
      max: 1_000_000_000,
      says: 'Please type a number from 0 up.',
    });
    sheet.put(3, because.filter(Boolean).join(', '), { format: 'text', role: 'note' });
    sheet.row += 1;
    return cell;
  };
  const row = (label: string, formula: Formula, format: 'money' | 'count' | 'share'): Cell => {
    sheet.put(1, label, { format: 'text', role: 'label' });
    const cell = sheet.put(2, formula, plain(format));
    sheet.row += 1;
    return cell;
  };
  const count = input(`Number of ${buyersAre}`, buyers.v, 'count', buyers.because);
  const spend = input(
    'Yearly spend of one buyer, A$',
    dollars(yearlySpendCents.v),
    'money',
    yearlySpendCents.because,
  );
  const state = input('Your state’s share of buyers', market.stateShare, 'share', ['by state']);
  const segment = input('Share of buyers of your kind', segmentShare.v, 'share', segmentShare.because);
  const all = row('All of it, A$ a year', f`${count}*${spend}`, 'money');
  row('Buyers of your kind in your state', f`ROUND(${count}*${state}*${segment},0)`, 'count');
  const near = row('What they spend, A$ a year', f`ROUND(${all}*${state}*${segment},2)`, 'money');
  const own = row('Your first year, base case, A$', f`${base.year.sold}`, 'money');
  row('Your share of what they spend', f`IF(${near}=0,0,${own}/${near})`, 'share');
}
