import type { PlanType } from '#shared/domain/plans/plans.ts';
import { isUnread } from '#shared/domain/runs/says-nothing.ts';
import { readGoal } from '../goal/read-goal.ts';
import type { StatedLimit } from '../limits/limits.ts';
import { readLimits } from '../limits/read-limits.ts';
import type { PathSlug } from '../paths/path-slugs.ts';
import type { PlanInput } from '../plan-input.ts';
import type { PathWords } from '../words/path-words.ts';
import { baseLevers, decideTools } from './base-levers.ts';
import { runCash, runScenarios } from './cash.ts';
import { layFunnel, scoreChannels } from './channels.ts';
import { choiceOf } from './choice.ts';
import { runDemand } from './demand.ts';
import { fixedMonthCents } from './expected-income.ts';
import { judgeFeasibility } from './feasibility.ts';
import { measureRunway, sizeFunding, sizeMarket } from './investor.ts';
import { dayAtTimesWithin, freeWithin, keepLimits, withoutRefusals } from './keep-limits.ts';
import { findLicensedWork } from './licensed-work.ts';
import { lineToHold } from './line-to-hold.ts';
import { matchGrants } from './match-grants.ts';
import { setMetrics } from './metrics.ts';
import { priceHelp } from './paid-help.ts';
import { readPerson } from './person.ts';
import { startingMonday } from './plan-dates.ts';
import type { PlanModel } from './plan-model.ts';
import { decidePrice } from './price.ts';
import { rankAssumptions } from './rank-assumptions.ts';
import { buildRegister } from './register.ts';
import { reviewFlags } from './review-flags.ts';
import { gradeRisks } from './risks.ts';
import { planRoadmap, roadmapDays, type TaskToPlace } from './roadmap.ts';
import { rankPaths } from './score-path.ts';
import { testSensitivity } from './sensitivity.ts';
import { matchInterests, matchSkills, readProof } from './skills.ts';
import { drawStatements } from './statements.ts';
import { testStress } from './stress.ts';
import { setTarget } from './target.ts';
import { planTax, watchGst } from './tax-duties.ts';
import { breakEvenUnits, priceOneUnit } from './unit-economics.ts';
import { layWeek, readFreeTime } from './week.ts';

export interface ModelOptions {
  tier: PlanType;
  now: Date;
  planId: string;
  /** What the words of a path say of tasks and channels; a path without words has neither. */
  wordsOf?: (slug: PathSlug, limits: readonly StatedLimit[]) => WordsForModel | undefined;
}

export interface WordsForModel {
  tasks: readonly TaskToPlace[];
  channels: PathWords['channels'];
  asksFromDay?: number;
}

/** Runs everything once, in the order in which one result needs another. */
export function buildModel(input: PlanInput, { tier, now, planId, wordsOf }: ModelOptions): PlanModel {
  const person = readPerson(input, readLimits(input.answers));
  const nowMs = now.getTime();
  const goal = readGoal(input.answers.incomeGoal, { background: person.background, now });
  const target = setTarget(goal);
  const scores = rankPaths(person, target, input.unlockedPath);
  const [best, second] = scores;
  if (!best || !second) throw new Error('There are fewer than two paths');
  const { path } = best;
  const proof = readProof(person.skills, person.background, path);
  const price = decidePrice(path, proof);
  const levers = baseLevers(path, person, proof);
  const unit = (cents: number) => priceOneUnit(path, cents);
  const core = unit(price.coreCents);
  const demand = runDemand(levers, 24);
  const cash = runScenarios(levers);
  const twoYears = runCash(levers, 24);
  const feasibility = judgeFeasibility(levers, target);
  const words = wordsOf?.(path.slug, person.limits);
  const fixedCents = fixedMonthCents(levers);
  const told = person.background.slice(0, 2000);
  const freeTime = freeWithin(readFreeTime(withoutRefusals(told, person.limits)), person.limits);
  const openings = [...new Set(words?.tasks.flatMap(({ when }) => (when ? [when] : [])))];
  const free = layWeek(freeTime, person.weeklyHours, { choice: choiceOf(input, 'week'), openings });
  const week = keepLimits(free, person.limits, { openings, free: freeTime });
  const roadmap = words
    ? planRoadmap({ tasks: words.tasks, tier, weeklyHours: person.weeklyHours, nowMs, week })
    : null;
  const gst = watchGst(twoYears.months.map(({ revenueCents }) => revenueCents));
  const work = findLicensedWork(input.answers);
  const facts = {
    levers,
    person,
    cash,
    demand,
    feasibility,
    licensedWork: work.some(({ as }) => as === 'offered'),
  };
  const read = { input, person, goal, target, scores, path, price, levers, feasibility, cash, gst };
  return {
    ...read,
    planId,
    tier,
    nowMs,
    runnerUp: second.path,
    freeTime,
    week,
    dayAtTimes: dayAtTimesWithin(told, person.limits),
    skills: matchSkills(person.skills, path),
    interests: matchInterests(person.interests, path),
    ladder: { starter: unit(price.starterCents), core, premium: unit(price.premiumCents) },
    fixedMonthCents: fixedCents,
    breakEven: {
      units: breakEvenUnits(fixedCents, core.contributionCents),
      month: cash.base.backToZeroMonth,
    },
    demand,
    budget: decideTools(path, person.usableBudgetCents).budget,
    roadmap,
    metrics: setMetrics({
      levers,
      months: demand,
      windowDays: roadmapDays(tier, person.weeklyHours),
      roadmap,
      ...(words?.asksFromDay !== undefined && { fromDay: words.asksFromDay }),
      startsOn: startingMonday(nowMs),
    }),
    risks: gradeRisks(facts),
    channels: scoreChannels(words?.channels ?? []),
    funnel: layFunnel(demand),
    sensitivity: testSensitivity(levers),
    stress: testStress(levers),
    lineToHold: {
      base: lineToHold(levers, cash.base, 'base'),
      cautious: lineToHold(levers, cash.cautious, 'cautious'),
    },
    assumptionsRanked: rankAssumptions(levers),
    paidHelp: priceHelp(core, demand),
    market: sizeMarket(levers, person.state, cash.base),
    funding: sizeFunding(cash.cautious, person.usableBudgetCents),
    runway: measureRunway(cash.cautious, person.usableBudgetCents),
    statements: drawStatements(twoYears, person.otherIncomeCents),
    tax: planTax(cash.base, person),
    grants: matchGrants(person, nowMs),
    flags: reviewFlags(input, read, isUnread(input.answers)),
    register: buildRegister(read),
  };
}
