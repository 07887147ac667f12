import type { WeekCell } from '../../document/chart.ts';
import type { Block } from '../../document/plan-document.ts';
import { type Day, type DayPart, dayParts, days } from '../../reading/reading.ts';
import type { Maybe } from '../blocks.ts';
import { dayName, dayOf } from '../say/dates.ts';
import { heading, list } from '../say/words.ts';
import type { Writing } from '../writing.ts';

const names: Readonly<Record<WeekCell, string>> = {
  work: 'This plan’s tasks',
  free: 'Also free',
  blocked: 'Not free',
  open: 'You didn’t say',
};

function cellOf({ schedule, reading }: Writing, day: Day, part: DayPart): WeekCell {
  if (schedule.tasks.some((task) => dayOf(task.date) === day && task.part === part)) return 'work';
  const said = reading.week.find(({ value }) => value.day === day && value.part === part)?.value;
  if (said?.starts !== undefined && said.starts > schedule.to) return 'blocked';
  return said?.is === 'free' || said?.is === 'blocked' ? said.is : 'open';
}

/** The week: when the tasks fall, and when the person is free or not. For a person in danger it stays secret. */
export function weekChart(writing: Writing): Maybe<Block> {
  if (writing.screen.isSafety) return undefined;
  const parts = dayParts.map((part) => ({
    label: heading(part),
    cells: days.map((day) => cellOf(writing, day, part)),
  }));
  const busy = days.filter((_, index) => parts.some(({ cells }) => cells[index] === 'work')).map(dayName);
  return (
    busy.length > 0 && {
      kind: 'chart',
      id: 'week-chart',
      caption: 'Your week',
      alternative: `This plan’s tasks fall on ${list(busy)}.`,
      chart: { kind: 'week', days: days.map((day) => dayName(day).slice(0, 3)), parts, names },
    }
  );
}
