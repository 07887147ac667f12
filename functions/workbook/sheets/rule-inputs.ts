import * as general from '#shared/plan/assumptions/general.ts';
import { mostDelivery } from '#shared/plan/model/demand.ts';
import { verdictZones } from '#shared/plan/model/feasibility.ts';
import { brackets, levy } from '#shared/plan/tax/income-tax.ts';
import { f } from '../formula/formula.ts';
import { dollars, type Input, type InputTable, money, share } from './input-table.ts';

export function hoursOfWork({ group, assumption }: InputTable) {
  group('Every plan');
  return {
    weeks: assumption({
      name: 'weeks_a_month',
      label: 'Weeks in a month',
      value: f`52/12`,
      format: 'number',
      entry: 'rule-weeks',
    }),
    adminShare: assumption({
      name: 'admin_share',
      label: 'Hours for administration',
      value: general.adminShare.v,
      ...share,
      entry: 'admin-share',
    }),
    mostDelivery: assumption({
      name: 'most_delivery',
      label: 'Most of the hours that go to delivery',
      value: mostDelivery,
      ...share,
      because: ['J', 'A tenth stays for finding the next client'],
    }),
  };
}

export function rulesOfPlans({ assumption }: InputTable) {
  return {
    reserveShare: assumption({
      name: 'reserve_share',
      label: 'Reserve',
      value: general.reserveShare.v,
      ...share,
      unit: 'of the budget',
      entry: 'reserve',
    }),
    replyRate: assumption({
      name: 'reply_share',
      label: 'Contacts who reply',
      value: general.replyRate.v,
      ...share,
      entry: 'reply-rate',
    }),
    comfortable: assumption({
      name: 'zone_comfortable',
      label: 'Comfortable from',
      value: verdictZones.comfortable,
      ...share,
      unit: 'of the goal',
      entry: 'rule-verdict',
    }),
    tight: assumption({
      name: 'zone_tight',
      label: 'Tight from',
      value: verdictZones.tight,
      ...share,
      unit: 'of the goal',
      entry: 'rule-verdict',
    }),
    stretch: assumption({
      name: 'zone_stretch',
      label: 'A stretch from',
      value: verdictZones.stretch,
      ...share,
      unit: 'of the goal',
      entry: 'rule-verdict',
    }),
  };
}

export function scenarioInputs({ group, assumption }: InputTable) {
  group('Three cases');
  const titles = { cautious: 'Cautious', base: 'Base', strong: 'Strong' } as const;
  const of = (name: general.ScenarioName) => {
    const { demand, price, cost, delayMonths } = general.scenarios.v[name];
    const input = (what: string, label: string, value: number): Input => ({
      name: `${name}_${what}`,
      label: `${titles[name]}: ${label}`,
      value,
      ...share,
      unit: 'of the plan',
      entry: 'scenarios',
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

export function taxInputs({ group, assumption }: InputTable) {
  group('Income tax and Medicare levy');
  const steps = brackets.map(([above, percent], index) => ({
    above: assumption({
      name: `tax_above_${index + 1}`,
      label: `Above`,
      value: dollars(above),
      ...money,
      entry: 'tax-rates',
    }),
    rate: assumption({
      name: `tax_rate_${index + 1}`,
      label: 'tax is',
      value: percent / 100,
      ...share,
      unit: 'of what is above',
      entry: 'tax-rates',
    }),
  }));
  return {
    steps,
    levyRate: assumption({
      name: 'levy_rate',
      label: 'Medicare levy',
      value: levy.percent / 100,
      ...share,
      unit: 'of income',
      entry: 'medicare',
    }),
    levyAbove: assumption({
      name: 'levy_above',
      label: 'Levy only above',
      value: dollars(levy.threshold),
      ...money,
      entry: 'medicare',
    }),
    levyShade: assumption({
      name: 'levy_phased',
      label: 'and at most',
      value: levy.shadePercent / 100,
      ...share,
      unit: 'of what is above',
      entry: 'medicare',
    }),
  };
}
