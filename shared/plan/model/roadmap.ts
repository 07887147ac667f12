import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { PathTask } from '../words/path-words.ts';
import { sum } from './levers.ts';
import { addDays, startingMonday } from './plan-dates.ts';

/** Invariants: no week holds more than 85% of its hours, and no task begins before all it needs are done. */
export interface Roadmap {
  days: number;
  /** The Monday on which day 1 falls, as `2026-11-23`. */
  startsOn: string;
  endsOn: string;
  lite: boolean;
  weeks: readonly RoadmapWeek[];
  tasks: readonly PlacedTask[];
  /** Listed as "after day N". */
  overflow: readonly { id: string; title: string; hours: number }[];
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
  title: string;
  phase: PathTask['phase'];
  hours: number;
  askedHours: number;
  fromDay: number;
  toDay: number;
}

export type TaskToPlace = Pick<PathTask, 'id' | 'title' | 'hours' | 'whole' | 'lite' | 'phase' | 'needs'>;

const fillShare = 0.85;
const liteUnderHours = 3;
/** Hours are placed in quarters, which people can plan with and which add up exactly. */
const perHour = 4;

export const roadmapDays = (tier: PlanType, weeklyHours: number): number => {
  if (tier === 'BASIC') return 14;
  const enough = weeklyHours >= 7.5;
  if (tier === 'PRO') return enough ? 30 : 45;
  return enough ? 45 : 60;
};

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

interface Job {
  id: string;
  title: string;
  phase: PathTask['phase'];
  needs: readonly string[];
  asked: number;
  /** What a task shrinks to at most: half of it, or all of a short form or a visit. */
  least: number;
}

export function planRoadmap(options: {
  tasks: readonly TaskToPlace[];
  tier: PlanType;
  weeklyHours: number;
  nowMs: number;
}): Roadmap {
  const { tasks, tier, weeklyHours, nowMs } = options;
  const days = roadmapDays(tier, weeklyHours);
  const startsOn = startingMonday(nowMs);
  const lite = weeklyHours < liteUnderHours;
  const emptyWeeks = layWeeks(days, weeklyHours);
  const capacity = sum(emptyWeeks.map(({ cap }) => cap));
  const jobs = inOrder(takeJobs(tasks, lite));
  const kept = keepWhatFits(jobs, capacity);
  const { weeks, placed } = place(shrink(kept, capacity), emptyWeeks);
  const overflow = jobs
    .filter((job) => !kept.includes(job))
    .map(({ id, title, asked }) => ({ id, title, hours: asked / perHour }));
  return {
    days,
    startsOn,
    endsOn: addDays(startsOn, days - 1),
    lite,
    weeks: weeks.map((week) => ({ ...week, startsOn: addDays(startsOn, week.fromDay - 1) })),
    tasks: placed,
    overflow,
    capHours: capacity / perHour,
    usedHours: sum(weeks.map(({ usedHours }) => usedHours)),
  };
}

const takeJobs = (tasks: readonly TaskToPlace[], lite: boolean): Job[] =>
  tasks.flatMap(({ id, title, hours, whole, lite: short, phase, needs }) => {
    const job = { id, phase, needs };
    const asked = Math.ceil((lite ? (short?.hours ?? 0) : hours) * perHour);
    if (!lite) return [{ ...job, title, asked, least: whole ? asked : Math.ceil(asked / 2) }];
    return short ? [{ ...job, title: short.title, asked, least: asked }] : [];
  });

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

function keepWhatFits(jobs: readonly Job[], capacity: number): Job[] {
  let kept = [...jobs];
  while (leastOf(kept) > capacity) {
    const leaves = kept.filter(({ id }) => !kept.some(({ needs }) => needs.includes(id)));
    const rank = ({ phase }: Job): number => dropOrder.indexOf(phase);
    const last = leaves.reduceRight((drop, job) => (rank(job) < rank(drop) ? job : drop));
    kept = kept.filter((job) => job !== last);
  }
  return refill(kept, jobs, capacity);
}

/** A long task that had to go leaves room for shorter ones that went before it. */
function refill(kept: readonly Job[], jobs: readonly Job[], capacity: number): Job[] {
  const chosen = new Set(kept);
  for (const job of jobs) {
    const ready = jobs.every((other) => !job.needs.includes(other.id) || chosen.has(other));
    if (ready && leastOf([...chosen]) + job.least <= capacity) chosen.add(job);
  }
  return jobs.filter((job) => chosen.has(job));
}

const leastOf = (jobs: readonly Job[]): number => sum(jobs.map(({ least }) => least));

/** The least of each task is certain; what room is left goes to all of them in proportion, in whole quarters. */
function shrink(kept: readonly Job[], capacity: number): (Job & { needed: number })[] {
  const spare = capacity - leastOf(kept);
  const wanted = sum(kept.map(({ asked, least }) => asked - least));
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  return kept.map((job) => ({
    ...job,
    needed: job.least + Math.floor((job.asked - job.least) * share + 1e-9),
  }));
}

const layWeeks = (days: number, weeklyHours: number) =>
  Array.from({ length: Math.ceil(days / 7) }, (_, index) => {
    const toDay = Math.min(days, index * 7 + 7);
    const fromDay = index * 7 + 1;
    const share = (toDay - fromDay + 1) / 7;
    return { week: index + 1, fromDay, toDay, cap: Math.floor(weeklyHours * share * fillShare * perHour) };
  });

type EmptyWeek = ReturnType<typeof layWeeks>[number];

function place(jobs: readonly (Job & { needed: number })[], weeks: readonly EmptyWeek[]) {
  const filled = weeks.map((week) => ({ ...week, used: 0, parts: [] as { id: string; hours: number }[] }));
  const placed: PlacedTask[] = [];
  let at = 0;
  for (const job of jobs) {
    const { needed } = job;
    let left = needed;
    let fromDay = 0;
    let toDay = 0;
    while (left > 0) {
      const week = filled[at];
      if (!week) throw new Error(`Task ${job.id} was kept without room for it`);
      const part = Math.min(left, week.cap - week.used);
      if (part > 0) {
        fromDay ||= dayAt(week, week.used);
        week.used += part;
        left -= part;
        week.parts.push({ id: job.id, hours: part / perHour });
        toDay = Math.max(dayAt(week, week.used - 1), fromDay);
      }
      if (week.used >= week.cap) at += 1;
    }
    const { id, title, phase, asked } = job;
    placed.push({ id, title, phase, hours: needed / perHour, askedHours: asked / perHour, fromDay, toDay });
  }
  return {
    placed,
    weeks: filled.map(({ used, cap, ...week }) => ({
      week: week.week,
      fromDay: week.fromDay,
      toDay: week.toDay,
      capHours: cap / perHour,
      usedHours: used / perHour,
      parts: week.parts,
    })),
  };
}

/** The week's hours spread evenly over its days. */
const dayAt = ({ fromDay, toDay, cap }: EmptyWeek, used: number): number =>
  fromDay + Math.floor((used / cap) * (toDay - fromDay + 1));
