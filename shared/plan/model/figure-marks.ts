import type { Mark } from '../document/text.ts';
import type { RegisterEntry } from './register-entry.ts';

/** Where each kind of printed figure leads. A figure takes the mark of its entry; one we worked out is marked D. */
const leadsTo = {
  goal: 'goal',
  'weekly-hours': 'weekly-hours',
  'usable-budget': 'usable-budget',
  'price-range': 'price-range',
  'core-price': 'price-percentile',
  'starter-price': 'ladder',
  'premium-price': 'ladder',
  'price-floor': 'price-floor',
  'hours-per-unit': 'hours-per-unit',
  materials: 'materials',
  waste: 'waste',
  'platform-fee': 'platform-fee',
  'card-fee': 'card-fee',
  contribution: 'rule-contribution',
  'break-even': 'rule-break-even',
  insurance: 'insurance',
  tools: 'tools',
  'fixed-costs': 'insurance',
  startup: 'startup',
  conversion: 'conversion',
  'tries-per-hour': 'tries-per-hour',
  'items-per-hour': 'items-per-hour',
  visits: 'visits',
  repeat: 'repeat',
  stay: 'stay',
  ramp: 'ramp',
  lag: 'lag',
  'monthly-sales': 'rule-demand',
  tries: 'rule-demand',
  'month-hours': 'rule-weeks',
  'admin-hours': 'admin-share',
  cash: 'rule-cash',
  'lowest-cash': 'rule-cash',
  'line-to-hold': 'rule-line',
  'paid-help': 'rule-help',
  stress: 'rule-stress',
  scenario: 'scenarios',
  supported: 'rule-verdict',
  'verdict-ratio': 'rule-verdict',
  'alone-change': 'rule-verdict',
  score: 'rule-score',
  reserve: 'reserve',
  'budget-line': 'startup',
  'task-hours': 'weekly-hours',
  'metric-target': 'rule-demand',
  'reply-rate': 'reply-rate',
  sample: 'rule-sample',
  risk: 'rule-risk',
  'platform-share': 'platform-share',
  tornado: 'rule-cash',
  tam: 'rule-market',
  'market-buyers': 'market-buyers',
  'market-spend': 'market-spend',
  'market-segment': 'market-segment',
  'state-share': 'state-share',
  'funding-need': 'rule-funding',
  profit: 'rule-cash',
  'set-aside': 'rule-tax',
  'tax-rates': 'tax-rates',
  medicare: 'medicare',
  'other-income': 'other-income',
  gst: 'gst',
  'first-dollar': 'first-dollar',
  'hours-of-path': 'hours-of-path',
} as const satisfies Record<string, string>;

export type FigureName = keyof typeof leadsTo;
export const figureNames = Object.keys(leadsTo) as FigureName[];

/** Worked out from the assumption they lead to, rather than that assumption itself. */
const workedOut: ReadonlySet<FigureName> = new Set([
  'core-price',
  'starter-price',
  'premium-price',
  'fixed-costs',
  'scenario',
  'task-hours',
  'admin-hours',
]);

/** Undefined where this plan has no such figure: a shop has no tries an hour. */
export function markFigure(
  name: FigureName,
  register: readonly RegisterEntry[],
): { mark: Mark; assumption: string } | undefined {
  const entry = register.find(({ id }) => id === leadsTo[name]);
  return entry && { mark: workedOut.has(name) ? 'D' : entry.mark, assumption: entry.id };
}
