import type { Assumption } from '#shared/plan/document/plan-document.ts';

export const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

export interface Month {
  opening: number;
  cashIn: number;
  variable: number;
  fixed: number;
  startUp: number;
  closing: number;
}

/** Twelve months that add up, from sales a month and a first outlay. */
export function cashOf(sales: readonly number[], startUp: number, opening = 900): Month[] {
  let cash = opening;
  return sales.map((count, index) => {
    const month = {
      opening: cash,
      cashIn: count * 420,
      variable: count * 96,
      fixed: 128,
      startUp: index === 0 ? startUp : 0,
    };
    cash = month.opening + month.cashIn - month.variable - month.fixed - month.startUp;
    return { ...month, closing: cash };
  });
}

export const scenarios = {
  base: cashOf([0, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5], 640),
  cautious: cashOf([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3], 640),
  stretch: cashOf([1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 7], 640),
};

const use = (id: string, label: string, value: string, rest: Partial<Assumption> = {}): Assumption => ({
  id,
  label,
  value,
  mark: 'J',
  reason: 'Nearer to the careful end of its range.',
  usedBy: ['cash-table', 'unit-waterfall'],
  ...rest,
});

export const assumptions: readonly Assumption[] = [
  use('price', 'Price of the core offer', 'A$420', {
    range: 'A$320 to A$560',
    usedBy: ['page-goal', 'offer-table', 'unit-waterfall'],
  }),
  use('hours', 'Hours a week', '9 h', {
    mark: 'U',
    reason: 'Entered by you.',
    usedBy: ['page-facts', 'hours-chart'],
  }),
  use('goal', 'Goal a month', 'A$1,500', {
    mark: 'U',
    reason: 'Entered by you, after tax, by November next year.',
    usedBy: ['page-goal', 'page-gauge'],
  }),
  use('software', 'Ledger software a client', 'A$35.00 a month', {
    mark: 'S',
    reason: 'List price of a starter subscription.',
    asAt: '1 July 2026',
    usedBy: ['unit-waterfall'],
  }),
  use('platform', 'Payment fee', '1.75% + 30c', {
    mark: 'S',
    reason: 'Published fee for domestic cards.',
    asAt: '14 August 2026',
  }),
  use('travel', 'Travel a job', 'A$22.40', {
    mark: 'D',
    reason: 'Two trips of 14 km at the cents-per-kilometre rate, which is paid once a client.',
  }),
  use('rate', 'Replies to a personal message', '12%', {
    range: '6% to 18%',
    usedBy: ['funnel-chart', 'page-facts'],
  }),
  use('won', 'Calls that become clients', '30%', { range: '20% to 40%', usedBy: ['funnel-chart'] }),
  use('floor', 'Casual pay floor', 'A$31.19 an hour', {
    mark: 'S',
    reason: 'National minimum wage with the casual loading of a quarter.',
    asAt: '1 July 2026',
    href: 'https://www.fairwork.gov.au/pay-and-wages/minimum-wages',
    usedBy: ['offer-table', 'why-chart'],
  }),
  use('tax', 'Tax set aside', '19% of profit', {
    mark: 'D',
    reason: 'The marginal rate with the Medicare levy for the other income you entered.',
    href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
    usedBy: ['cash-tax'],
  }),
  use('reserve', 'Reserve kept in hand', 'A$250', {
    reason: 'Two months of fixed costs, so that a quiet month is not an emergency.',
    usedBy: ['budget-table'],
  }),
  use('fixed', 'Fixed costs a month', 'A$128', {
    mark: 'D',
    reason: 'Insurance, software, phone and a share of the internet connection.',
    usedBy: ['cash-table'],
  }),
];
