import { priceFloorHourCents, weeksPerMonth } from '../assumptions/general.ts';
import type { CashFlow } from './cash.ts';
import type { DemandMonth } from './demand.ts';
import type { Feasibility } from './feasibility.ts';
import type { Levers } from './levers.ts';
import type { Person } from './person.ts';

export const riskIds = [
  'demand',
  'one-client',
  'cash',
  'platform',
  'licensed-work',
  'privacy',
  'hours',
  'hourly-pay',
] as const;
export type RiskId = (typeof riskIds)[number];
type Grade = 1 | 2 | 3;

export interface Risk {
  id: RiskId;
  likelihood: Grade;
  impact: Grade;
  score: number;
  /** An input or a result of this plan set it off. */
  triggered: boolean;
  /** The figure behind the grade. */
  evidence: { value: number; unit: 'cents' | 'share' | 'hours' | 'count' };
}

interface RiskInputs {
  levers: Levers;
  person: Person;
  cash: Readonly<Record<'cautious' | 'base' | 'strong', CashFlow>>;
  demand: readonly DemandMonth[];
  feasibility: Feasibility;
  /** Licensed or prohibited work was found in the answers. */
  licensedWork: boolean;
}

/** Eight, worst first; the same inputs always give the same order. */
export function gradeRisks(inputs: RiskInputs): Risk[] {
  return riskIds
    .map((id) => ({ id, ...grade[id](inputs) }))
    .map(({ likelihood, impact, ...risk }) => ({
      ...risk,
      likelihood,
      impact,
      score: likelihood * impact,
      triggered: likelihood > 1,
    }))
    .sort((a, b) => b.score - a.score || riskIds.indexOf(a.id) - riskIds.indexOf(b.id));
}

/** Before tax, over every hour of the week that the plan uses: selling, making and paperwork as well. */
export const payPerHour = (monthCents: number, weeklyHours: number): number =>
  Math.round(monthCents / (weeklyHours * weeksPerMonth)) + 0;

type Graded = Pick<Risk, 'likelihood' | 'impact' | 'evidence'>;

/** 3 from `high` on, 2 from `middle` on. */
const graded = (value: number, middle: number, high: number): Grade => {
  if (value >= high) return 3;
  return value >= middle ? 2 : 1;
};

const grade: Readonly<Record<RiskId, (inputs: RiskInputs) => Graded>> = {
  demand: ({ cash, feasibility }) => ({
    likelihood: cash.cautious.closingCents < 0 ? 3 : feasibility.ratio < 1 ? 2 : 1,
    impact: 3,
    evidence: { value: cash.cautious.closingCents, unit: 'cents' },
  }),
  'one-client': ({ demand, levers }) => {
    const units = demand.at(11)?.units ?? 0;
    // Shoppers are many and small; a client of an outreach path is at least one sale a month while there.
    const share = levers.path.demand.kind === 'traffic' || units === 0 ? 0 : Math.min(1, 1 / units);
    return { likelihood: graded(share, 0.3, 0.5), impact: 2, evidence: { value: share, unit: 'share' } };
  },
  cash: ({ cash, person }) => {
    const beyond = Math.max(0, -cash.cautious.lowest.cents - person.usableBudgetCents);
    const near = -cash.cautious.lowest.cents > person.usableBudgetCents / 2;
    return {
      likelihood: beyond > 0 ? 3 : near ? 2 : 1,
      impact: 3,
      evidence: { value: cash.cautious.lowest.cents, unit: 'cents' },
    };
  },
  platform: ({ levers }) => {
    const share = levers.path.platformShare.v;
    return { likelihood: graded(share, 0.5, 0.8), impact: 2, evidence: { value: share, unit: 'share' } };
  },
  'licensed-work': ({ levers, licensedWork }) => {
    const near = levers.path.checks.includes('licensed-trades-out');
    return {
      likelihood: licensedWork ? 3 : near ? 2 : 1,
      impact: 3,
      evidence: { value: Number(licensedWork) + Number(near), unit: 'count' },
    };
  },
  privacy: ({ levers }) => {
    const children = levers.path.checks.includes('working-with-children');
    const data = levers.path.checks.includes('client-data');
    return {
      likelihood: children || data ? 2 : 1,
      impact: children ? 3 : 2,
      evidence: { value: Number(children) + Number(data), unit: 'count' },
    };
  },
  hours: ({ levers: { path, weeklyHours } }) => ({
    likelihood: weeklyHours < path.hoursMin.v ? 3 : weeklyHours < path.hoursIdeal.v ? 2 : 1,
    impact: 2,
    evidence: { value: weeklyHours, unit: 'hours' },
  }),
  'hourly-pay': ({ feasibility, levers }) => {
    const perHour = payPerHour(feasibility.supportedCents, levers.weeklyHours);
    const floor = priceFloorHourCents.v;
    return {
      likelihood: perHour < floor / 2 ? 3 : perHour < floor ? 2 : 1,
      impact: 1,
      evidence: { value: perHour, unit: 'cents' },
    };
  },
};
