import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { ScenarioName } from '../assumptions/general.ts';
import type { GoalReading } from '../goal/goal-reading.ts';
import type { PathNumbers } from '../paths/path-numbers.ts';
import type { PlanInput } from '../plan-input.ts';
import type { BudgetPlan } from './budget.ts';
import type { CashFlow } from './cash.ts';
import type { Funnel, ScoredChannel } from './channels.ts';
import type { DemandMonth } from './demand.ts';
import type { Feasibility } from './feasibility.ts';
import type { Funding, MarketSize, Runway } from './investor.ts';
import type { Levers } from './levers.ts';
import type { LineToHold } from './line-to-hold.ts';
import type { GrantMatch } from './match-grants.ts';
import type { Metrics } from './metrics.ts';
import type { PaidHelp } from './paid-help.ts';
import type { Person } from './person.ts';
import type { PriceDecision } from './price.ts';
import type { RankedAssumption } from './rank-assumptions.ts';
import type { RegisterEntry } from './register-entry.ts';
import type { ReviewFlag } from './review-flag.ts';
import type { Risk } from './risks.ts';
import type { Roadmap } from './roadmap.ts';
import type { PathScore } from './score-path.ts';
import type { Sensitivity } from './sensitivity.ts';
import type { Match } from './skills.ts';
import type { StatementRow } from './statements.ts';
import type { StressCase } from './stress.ts';
import type { Target } from './target.ts';
import type { GstWatch, TaxPlan } from './tax-duties.ts';
import type { UnitEconomics } from './unit-economics.ts';
import type { DayAtTimes, FreeTime, Sitting } from './week.ts';

/** One run. Every figure a plan prints is read from here; nothing is worked out again beside it. */
export interface PlanModel {
  planId: string;
  tier: PlanType;
  nowMs: number;
  input: PlanInput;
  person: Person;
  /** As it was read, with its doubts; the target is what the model makes of it. */
  goal: GoalReading;
  target: Target;
  /** All 27, best first; excluded ones last. */
  scores: readonly PathScore[];
  path: PathNumbers;
  runnerUp: PathNumbers;
  /** When in the week the plan has them work, by what their answers say of their days. */
  freeTime: FreeTime;
  week: readonly Sitting[];
  /** Free in some weeks only, so not a part of the week. */
  dayAtTimes: DayAtTimes | null;
  /** Each skill and interest as written, with how well it fits the path; 0 is openly left out. */
  skills: readonly Match[];
  interests: readonly Match[];
  price: PriceDecision;
  ladder: { starter: UnitEconomics; core: UnitEconomics; premium: UnitEconomics };
  /** The plan as it stands; any "what if" changes one of these and runs again. */
  levers: Levers;
  fixedMonthCents: number;
  breakEven: { units: number | null; month: number | null };
  /** 24 months of the base case, unrounded. */
  demand: readonly DemandMonth[];
  /** Twelve months of each scenario. */
  cash: Readonly<Record<ScenarioName, CashFlow>>;
  feasibility: Feasibility;
  budget: BudgetPlan;
  /** Null where no tasks were given. */
  roadmap: Roadmap | null;
  metrics: Metrics;
  risks: readonly Risk[];
  channels: readonly ScoredChannel[];
  funnel: Funnel;
  sensitivity: Sensitivity;
  /** Every two drivers a fifth worse, worst first, and last all four. */
  stress: readonly StressCase[];
  lineToHold: Readonly<Record<'base' | 'cautious', readonly LineToHold[]>>;
  assumptionsRanked: readonly RankedAssumption[];
  paidHelp: PaidHelp;
  market: MarketSize;
  funding: Funding;
  runway: Runway;
  statements: readonly StatementRow[];
  tax: TaxPlan;
  gst: GstWatch;
  grants: readonly GrantMatch[];
  flags: readonly ReviewFlag[];
  register: readonly RegisterEntry[];
}
