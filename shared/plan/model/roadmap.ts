import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PathTask } from '../words/path-words.ts';
import { withHolidays } from './holidays.ts';
import { layWeeks, perHour } from './lay-weeks.ts';
import { sum } from './levers.ts';
import { type EmptyWeek, type LaidTasks, layTasks, type TaskToLay } from './place-tasks.ts';
import { addDays, startingMonday } from './plan-dates.ts';
import { isOpen, nextBest, type Sitting } from './week.ts';

/**
 * Invariants: no week holds more than 85% of its hours; no task begins before all it needs are done, before the first
 * day on which it can happen, on the same evening where it waits for a night or a week, or in a sitting in which it
 * cannot, public holidays among them; the first job comes after every rule that goes before it.
 */
export interface Roadmap {
  days: number;
  /** The Monday on which day 1 falls, as `2026-11-23`. */
  startsOn: string;
  endsOn: string;
  lite: boolean;
  weeks: readonly RoadmapWeek[];
  tasks: readonly PlacedTask[];
  /** Listed as "after day N". */
  overflow: readonly { id: string; hours: number }[];
  /** Hours of all weeks that tasks may fill. */
  capHours: number;
  usedHours: number;
}

export interface RoadmapWeek {
  week: number;
  fromDay: number;
  toDay: number;
  startsOn: string;
  capHours: number;
  usedHours: number;
  parts: readonly { id: string; hours: number }[];
}

export interface PlacedTask {
  id: string;
  /** In its short form, with that form's own words and hours. */
  short: boolean;
  phase: PathTask['phase'];
  hours: number;
  askedHours: number;
  fromDay: number;
  toDay: number;
  /** No sitting has what it waits for, or too few for the core: the plan has to say how it is done all the same. */
  outOfHours: boolean;
}

export type TaskToPlace = Pick<
  PathTask,
  | 'id'
  | 'hours'
  | 'whole'
  | 'phase'
  | 'needs'
  | 'fromDay'
  | 'waitDays'
  | 'when'
  | 'firstJob'
  | 'beforeFirstJob'
> & {
  lite?: { hours: number };
};

const liteUnderHours = 3;

export const roadmapDays = (tier: PlanType, weeklyHours: number): number => {
  if (tier === 'BASIC') return 14;
  const enough = weeklyHours >= 7.5;
  if (tier === 'PRO') return enough ? 30 : 45;
  return enough ? 45 : 60;
};

export const checkpointDays = (days: number): number[] => [14, 30, 45, 60].filter((day) => day <= days);

/** What goes first when not everything fits; the core is offer, reach and a first delivery. */
const dropOrder: readonly PathTask['phase'][] = [
  'learn',
  'proof',
  'comply',
  'sell',
  'reach',
  'deliver',
  'offer',
];

interface Job extends Omit<TaskToLay, 'needed'> {
  short: boolean;
  phase: PathTask['phase'];
  outOfHours: boolean;
  asked: number;
  /** What a task shrinks to at most: half of it, or all of a short form or a visit. */
  least: number;
}

export function planRoadmap(options: {
  tasks: readonly TaskToPlace[];
  tier: PlanType;
  weeklyHours: number;
  nowMs: number;
  /** When the hours of a week are spent; without it they are spread evenly. */
  week?: readonly Sitting[];
}): Roadmap {
  const { tasks, tier, weeklyHours, nowMs, week = [] } = options;
  const days = roadmapDays(tier, weeklyHours);
  const startsOn = startingMonday(nowMs);
  const lite = weeklyHours < liteUnderHours;
  const emptyWeeks = withHolidays(layWeeks(days, weeklyHours, week), startsOn);
  const ordered = loosenCore(inOrder(takeJobs(tasks, { lite, week })), emptyWeeks);
  const jobs = lite ? coreFirst(ordered) : ordered;
  const kept = keepWhatFits(withinReach(jobs, emptyWeeks), emptyWeeks);
  const { laid, placed } = grow(kept, emptyWeeks);
  const overflow = jobs
    .filter((job) => !kept.includes(job))
    .map(({ id, asked }) => ({ id, hours: asked / perHour }));
  return {
    days,
    startsOn,
    endsOn: addDays(startsOn, days - 1),
    lite,
    weeks: laid.weeks.map((week) => ({
      week: week.week,
      fromDay: week.fromDay,
      toDay: week.toDay,
      startsOn: addDays(startsOn, week.fromDay - 1),
      capHours: week.cap / perHour,
      usedHours: week.used / perHour,
      parts: week.parts.map(({ id, quarters }) => ({ id, hours: quarters / perHour })),
    })),
    tasks: placed,
    overflow,
    capHours: capacityOf(emptyWeeks) / perHour,
    usedHours: sum(laid.weeks.map(({ used }) => used)) / perHour,
  };
}

function takeJobs(
  tasks: readonly TaskToPlace[],
  { lite, week }: { lite: boolean; week: readonly Sitting[] },
): Job[] {
  const rules = tasks.filter(({ beforeFirstJob }) => beforeFirstJob).map(({ id }) => id);
  return tasks.flatMap((task): Job[] => {
    const { id, hours, lite: short, phase, fromDay: opensOn = 1, waitDays = 0, when } = task;
    const outOfHours = when !== undefined && week.length > 0 && !week.some((one) => isOpen(when, one));
    const job = {
      id,
      phase,
      needs: task.firstJob ? [...task.needs, ...rules] : task.needs,
      opensOn,
      waitDays,
      when: outOfHours ? nextBest(when, week) : when,
      whole: !lite && (task.whole ?? false),
      outOfHours,
    };
    const asked = Math.ceil((lite ? (short?.hours ?? 0) : hours) * perHour);
    if (!lite) return [{ ...job, short: false, asked, least: job.whole ? asked : Math.ceil(asked / 2) }];
    return short ? [{ ...job, short: true, asked, least: asked }] : [];
  });
}

/** Each task after what it needs, and otherwise as they were written. A need that is left out holds nobody up. */
function inOrder(jobs: readonly Job[]): Job[] {
  const waiting = [...jobs];
  const ordered: Job[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ needs }) => !waiting.some(({ id }) => needs.includes(id)));
    ordered.push(...waiting.splice(Math.max(0, ready), 1));
  }
  return ordered;
}

const lays = (jobs: readonly Job[], weeks: readonly EmptyWeek[]): boolean =>
  layTasks(
    jobs.map((job) => ({ ...job, needed: job.least })),
    weeks,
  ).homeless === undefined;

/** Without those that no week could hold even alone with what they need, such as what happens after the last day. */
function withinReach(jobs: readonly Job[], weeks: readonly EmptyWeek[]): Job[] {
  const out = new Set<string>();
  return jobs.filter((job) => {
    const alone = withItsNeeds(job, jobs);
    if (alone.every(({ id }) => !out.has(id)) && lays(alone, weeks)) return true;
    out.add(job.id);
    return false;
  });
}

function withItsNeeds(job: Job, jobs: readonly Job[]): Job[] {
  const wanted = new Set([job.id]);
  for (const id of wanted)
    for (const need of jobs.find((other) => other.id === id)?.needs ?? []) wanted.add(need);
  return jobs.filter(({ id }) => wanted.has(id));
}

function coreOf(jobs: readonly Job[]): readonly Job[] {
  const first = jobs.find(({ phase }) => phase === 'deliver');
  return first ? withItsNeeds(first, jobs) : [];
}

/** A short week cannot wait for proof and polish: the first delivery, and what it needs, is done before the rest. */
function coreFirst(jobs: readonly Job[]): readonly Job[] {
  const core = coreOf(jobs);
  return [...core, ...jobs.filter((job) => !core.includes(job))];
}

/**
 * Where sittings that suit are too few for the core, its first tasks are swapped into other hours, and say so; then its
 * visits may be divided.
 */
function loosenCore(jobs: readonly Job[], weeks: readonly EmptyWeek[]): readonly Job[] {
  const core = coreOf(jobs);
  const tight = core.find(({ when }) => when) ?? core.find(({ whole }) => whole);
  if (!tight || lays(core, weeks)) return jobs;
  const loose: Job = tight.when
    ? { ...tight, when: undefined, outOfHours: true }
    : { ...tight, whole: false };
  return loosenCore(
    jobs.map((job) => (job === tight ? loose : job)),
    weeks,
  );
}

function keepWhatFits(jobs: readonly Job[], weeks: readonly EmptyWeek[]): Job[] {
  let kept = [...jobs];
  const core = coreOf(jobs);
  while (!lays(kept, weeks)) {
    const leaves = kept.filter(({ id }) => !kept.some(({ needs }) => needs.includes(id)));
    const rank = (job: Job): number => (core.includes(job) ? dropOrder.length : dropOrder.indexOf(job.phase));
    const last = leaves.reduceRight((drop, job) => (rank(job) < rank(drop) ? job : drop));
    kept = kept.filter((job) => job !== last);
  }
  return refill(kept, jobs, weeks);
}

/** A long task that had to go leaves room for shorter ones that went before it. */
function refill(kept: readonly Job[], jobs: readonly Job[], weeks: readonly EmptyWeek[]): Job[] {
  const chosen = new Set(kept);
  for (const job of jobs) {
    if (chosen.has(job)) continue;
    const ready = jobs.every((other) => !job.needs.includes(other.id) || chosen.has(other));
    const more = jobs.filter((other) => other === job || chosen.has(other));
    if (ready && lays(more, weeks)) chosen.add(job);
  }
  return jobs.filter((job) => chosen.has(job));
}

/**
 * The least of each task is certain; what room is left goes to all of them in proportion, in whole quarters. Where
 * days leave some of that room out of reach, they grow by fewer tenths.
 */
function grow(
  kept: readonly Job[],
  weeks: readonly EmptyWeek[],
): { laid: LaidTasks<TaskToLay>; placed: PlacedTask[] } {
  const spare = capacityOf(weeks) - sum(kept.map(({ least }) => least));
  const wanted = sum(kept.map(({ asked, least }) => asked - least));
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  for (let tenths = 10; ; tenths -= 1) {
    const grown = kept.map((job) => ({
      ...job,
      needed: job.least + Math.floor((job.asked - job.least) * share * (tenths / 10) + 1e-9),
    }));
    const laid = layTasks(grown, weeks);
    if (!laid.homeless) return { laid, placed: placedTasks(grown, laid) };
    if (tenths === 0) throw new Error(`Task ${laid.homeless.id} was kept without room for it`);
  }
}

const placedTasks = (grown: readonly (Job & TaskToLay)[], { days }: LaidTasks<TaskToLay>): PlacedTask[] =>
  grown
    .flatMap(({ id, short, phase, outOfHours, needed, asked }) => {
      const laid = days.get(id);
      const hours = { hours: needed / perHour, askedHours: asked / perHour };
      return laid ? [{ id, short, phase, outOfHours, ...hours, ...laid }] : [];
    })
    .sort((a, b) => a.fromDay - b.fromDay);

const capacityOf = (weeks: readonly EmptyWeek[]): number => sum(weeks.map(({ cap }) => cap));
