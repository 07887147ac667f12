import type { Text } from '../document/text.ts';
import type { Draft } from './draft.ts';
import { roadmapOf, taskOf } from './plan-tasks.ts';
import { shortHours, stop } from './print-figures.ts';
import { say } from './write-blocks.ts';

/** What the hours of tasks and weeks add up to, each with those of this plan. */
export function hourSums(draft: Draft): readonly Text[] {
  const { model } = draft;
  const { weeks, tasks, overflow, usedHours } = roadmapOf(draft);
  const partsOf = (id: string) => weeks.flatMap(({ parts }) => parts.filter((part) => part.id === id));
  const begun = weeks.slice(0, 2);
  const used = weeks.flatMap((week) => (week.usedHours > 0 ? [week.usedHours] : []));
  return [
    ...weeks.flatMap(({ week, parts, usedHours: total }) =>
      sumOf(draft, `Tasks of week ${week}`, { hours: parts.map(({ hours }) => hours), total }),
    ),
    ...sumOf(draft, 'All weeks', { hours: used, total: usedHours }),
    ...sumOf(draft, 'The first fourteen days', {
      hours: begun.map((week) => week.usedHours),
      total: begun.reduce((total, week) => total + week.usedHours, 0),
    }),
    ...tasks.flatMap(({ id, hours }) =>
      sumOf(draft, stop(taskOf(draft, id).title).replace(/\.$/, ''), {
        hours: partsOf(id).map((part) => part.hours),
        total: hours,
      }),
    ),
    ...sumOf(draft, 'What waits its turn', {
      hours: overflow.map(({ hours }) => hours),
      total: overflow.reduce((total, { hours }) => total + hours, 0),
    }),
    ...sumOf(draft, 'Your week', {
      hours: model.week.map(({ hours }) => hours),
      total: model.person.weeklyHours,
    }),
  ];
}

/** Nothing where there is one part, which is the whole. */
function sumOf(
  { figure }: Draft,
  name: string,
  { hours, total }: { hours: readonly number[]; total: number },
): Text[] {
  if (hours.length < 2) return [];
  const cell = (value: number) => figure('task-hours', shortHours(value));
  const parts = hours.flatMap((value, index) => (index === 0 ? [cell(value)] : [' + ', cell(value)]));
  return [say`${name}: ${parts} = ${cell(total)}`];
}
