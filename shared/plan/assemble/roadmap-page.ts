import type { TableRow } from '../document/plan-document.ts';
import { checkpointDays, type RoadmapWeek } from '../model/roadmap.ts';
import type { Draft } from './draft.ts';
import { dayOfPlan, roadmapOf, taskOf } from './plan-tasks.ts';
import { count, listed, plural, shortDay, shortHours, weekday } from './print-figures.ts';
import type { ToldTask } from './tell-words.ts';
import { timeOfYear } from './time-of-year.ts';
import {
  chart,
  type DraftBlock,
  type DraftSection,
  groupRow,
  heading,
  join,
  lead,
  list,
  note,
  say,
  see,
  stopped,
  table,
  type Words,
} from './write-blocks.ts';

const phaseNames = {
  offer: 'Offer',
  proof: 'Proof',
  reach: 'Reach',
  sell: 'Sell',
  deliver: 'Deliver',
  learn: 'Learn',
  comply: 'Rules',
} as const;

export function roadmapPage(draft: Draft): DraftSection {
  const { figure } = draft;
  const roadmap = roadmapOf(draft);
  return {
    id: 'roadmap',
    title: `The roadmap of ${plural(roadmap.days, 'day')}`,
    blocks: [
      lead(
        'roadmap-lead',
        say`${figure('task-hours', shortHours(roadmap.usedHours))} of at most ${figure('task-hours', shortHours(roadmap.capHours))} are filled by ${weekday(roadmap.endsOn)}. It begins with ${see('first-fortnight', 'the first fourteen days')}.`,
      ),
      ...timeOfYear(draft),
      gantt(draft),
      weeksChart(draft),
      ...laterWeeks(draft),
      ...openWeeks(draft),
      ...(roadmap.overflow.length > 0
        ? [
            heading('roadmap-later', `After day ${roadmap.days}`, 3),
            list(
              'roadmap-overflow',
              roadmap.overflow.map(
                ({ id, hours }) =>
                  say`${taskOf(draft, id).title}, ${figure('task-hours', shortHours(hours))}`,
              ),
            ),
          ]
        : []),
    ],
  };
}

function gantt(draft: Draft): DraftBlock {
  const roadmap = roadmapOf(draft);
  return chart('roadmap-gantt', {
    caption: 'All tasks on one strip',
    alternative: `${roadmap.tasks.length} tasks from day 1 to day ${roadmap.days}, in the order of the tables below.`,
    from: ['calendar', 'task-hours'],
    chart: {
      kind: 'gantt',
      days: roadmap.days,
      ticks: roadmap.weeks.map(({ fromDay }) => ({
        day: fromDay,
        label: shortDay(dayOfPlan(roadmap, fromDay)),
      })),
      bars: roadmap.tasks.map(({ id, fromDay, toDay, phase }) => ({
        label: taskOf(draft, id).title,
        from: fromDay,
        to: toDay,
        group: phaseNames[phase],
      })),
      checkpoints: checkpointDays(roadmap.days).map((day) => ({ day, label: `Day ${day}` })),
    },
  });
}

function weeksChart(draft: Draft): DraftBlock {
  const roadmap = roadmapOf(draft);
  const cap = roadmap.weeks[0]?.capHours ?? 0;
  const top = Math.max(1, Math.ceil(cap / 2) * 2);
  return chart('roadmap-hours', {
    caption: 'Hours of tasks in each week, against the cap',
    alternative: roadmap.weeks
      .map(({ week, usedHours }) => `Week ${week} ${shortHours(usedHours)}`)
      .join(', '),
    from: ['task-hours'],
    chart: {
      kind: 'bar',
      direction: 'standing',
      axis: {
        title: 'Hours',
        min: 0,
        max: top,
        ticks: [0, top / 2, top].map((at) => ({ at, label: count(at, 1) })),
      },
      parts: ['Hours'],
      bars: roadmap.weeks.map(({ week, usedHours }) => ({
        label: `Week ${week}`,
        values: [usedHours],
        printed: shortHours(usedHours),
      })),
      levels: [{ at: cap, label: `Cap ${shortHours(cap)}` }],
    },
  });
}

/** From week 3 on: the first two stand as a list to tick. */
function laterWeeks(draft: Draft): DraftBlock[] {
  const weeks = roadmapOf(draft).weeks.filter(({ fromDay, parts }) => fromDay > 14 && parts.length > 0);
  if (weeks.length === 0) return [];
  return [
    table(
      'roadmap-weeks',
      'Week by week',
      ['Task:left:40', 'Where, or when it is done:left:48', 'Hours:decimal:12'],
      weeks.flatMap((week) => weekRows(draft, week)),
    ),
  ];
}

/** Weeks without a task are not idle: they are what the counts are made in. */
function openWeeks(draft: Draft): DraftBlock[] {
  const open = roadmapOf(draft).weeks.filter(({ parts }) => parts.length === 0);
  if (open.length === 0) return [];
  const weeks = listed(open.map(({ week }) => String(week)));
  return [
    note(
      'roadmap-open',
      say`${open.length === 1 ? `Week ${weeks} holds` : `Weeks ${weeks} hold`} no task: ${draft.model.path.demand.kind === 'traffic' ? `more ${draft.model.path.demand.item}s` : `${draft.model.path.demand.tries} and booked work`} fill ${open.length === 1 ? 'it' : 'them'}, as ${see('metrics', 'the measures')} say.`,
    ),
  ];
}

function weekRows(draft: Draft, week: RoadmapWeek): (Words[] | TableRow)[] {
  const { figure } = draft;
  const roadmap = roadmapOf(draft);
  const hours = (value: number) => figure('task-hours', shortHours(value));
  const head = say`Week ${String(week.week)}, ${shortDay(week.startsOn)}: ${hours(week.usedHours)} of ${hours(week.capHours)}${checkpoint(week)}`;
  const rows = week.parts.map(({ id, hours }): Words[] => {
    const placed = roadmap.tasks.find((task) => task.id === id);
    const task = taskOf(draft, id);
    if (!placed) throw new Error(`Task ${id} has hours and no place`);
    const begins = placed.fromDay >= week.fromDay;
    return [
      begins ? task.title : `${task.title} (goes on)`,
      begins ? resultOf(task) : '',
      figure('task-hours', count(hours, 2)),
    ];
  });
  return [groupRow(head), ...rows];
}

/** Where, where there is no result to name; and how, where the person's hours are not those of the task. */
const resultOf = ({ doneWhen, where, how }: ToldTask): Words =>
  doneWhen === null ? where : how === null ? doneWhen : join(stopped(doneWhen), stopped(how));

const checkpoint = ({ fromDay, toDay }: RoadmapWeek): string => {
  const day = checkpointDays(toDay).find((one) => one >= fromDay);
  return day === undefined ? '' : `; checkpoint on day ${day}`;
};
