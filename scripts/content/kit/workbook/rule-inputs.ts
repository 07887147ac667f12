import { f } from '#functions/workbook/formula/formula.ts';
import { adminShare, mostDelivery } from '#shared/handbook/work-rules.ts';
import { type Basis, type Input, type InputTable, share } from './input-table.ts';

interface Scenario {
  demand: number;
  price: number;
  cost: number;
  delayMonths: number;
}

const scenarios = {
  cautious: { demand: 0.6, price: 0.9, cost: 1.15, delayMonths: 1 },
  base: { demand: 1, price: 1, cost: 1, delayMonths: 0 },
  strong: { demand: 1.4, price: 1.1, cost: 1, delayMonths: 0 },
} as const satisfies Record<string, Scenario>;
export type ScenarioName = keyof typeof scenarios;

const fairSpread: Basis = {
  mark: 'J',
  why: 'A fair spread for a first year; not a forecast of either end',
};

export function hoursOfWork({ group, assumption }: InputTable) {
  group('Every plan');
  return {
    weeks: assumption({
      name: 'weeks_a_month',
      label: 'Weeks in a month',
      value: f`52/12`,
      format: 'number',
      basis: { mark: 'D', why: 'A year of 52 weeks over 12 months' },
    }),
    adminShare: assumption({
      name: 'admin_share',
      label: 'Hours for administration',
      value: adminShare,
      ...share,
      basis: { mark: 'J', why: 'Invoices, records and messages; full-time sole traders report more' },
    }),
    mostDelivery: assumption({
      name: 'most_delivery',
      label: 'Most of the hours that go to delivery',
      value: mostDelivery,
      ...share,
      basis: { mark: 'J', why: 'A tenth stays for finding the next client' },
    }),
  };
}

export function scenarioInputs({ group, assumption }: InputTable) {
  group('Three cases');
  const titles = { cautious: 'Cautious', base: 'Base', strong: 'Strong' } as const;
  const of = (name: ScenarioName) => {
    const { demand, price, cost, delayMonths } = scenarios[name];
    const input = (what: string, label: string, value: number): Input => ({
      name: `${name}_${what}`,
      label: `${titles[name]}: ${label}`,
      value,
      ...share,
      unit: 'of the plan',
      basis: fairSpread,
    });
    return {
      demand: assumption(input('demand', 'demand', demand)),
      price: assumption(input('price', 'price', price)),
      cost: assumption(input('cost', 'costs', cost)),
      delay: assumption({
        ...input('delay', 'months late', delayMonths),
        format: 'count',
        unit: 'months',
        limits: { type: 'whole', min: 0, max: 12, says: 'Please type whole months from 0 to 12.' },
      }),
    };
  };
  return { cautious: of('cautious'), base: of('base'), strong: of('strong') };
}
