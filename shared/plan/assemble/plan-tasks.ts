import type { Text } from '../document/text.ts';
import { addDays } from '../model/plan-dates.ts';
import type { PlacedTask, Roadmap } from '../model/roadmap.ts';
import type { Draft } from './draft.ts';
import { shortDay, shortHours, stop, weekday } from './print-figures.ts';
import type { ToldTask } from './tell-words.ts';
import { join, lowerFirst, say, stopped, strong, type Ticked } from './write-blocks.ts';

export function roadmapOf({ model }: Draft): Roadmap {
  if (!model.roadmap) throw new Error(`The words of ${model.path.slug} gave no tasks`);
  return model.roadmap;
}

export const dayOfPlan = (roadmap: Roadmap, day: number): string => addDays(roadmap.startsOn, day - 1);

/** `Sat 28 Nov, morning`: the day, and the part of it that the proposed week gives to this work. */
function sittingOf(draft: Draft, day: number): string {
  const iso = dayOfPlan(roadmapOf(draft), day);
  const name = weekday(iso);
  const sitting = draft.model.week.find((one) => name.startsWith(one.day));
  const date = `${name.slice(0, 3)} ${shortDay(iso)}`;
  return sitting ? `${date}, ${sitting.part}` : date;
}

/** How many stand on the first page, with where and what for. */
export const firstActions = 3;

/** A task as a line to tick: day, what, where, and how one knows that it is done; less of it where that is said already. */
export function taskLine(draft: Draft, placed: PlacedTask, isSaid: boolean): Ticked {
  const task = taskOf(draft, placed.id);
  const day = sittingOf(draft, placed.fromDay);
  return {
    text: say`${strong(`${day}.`)} ${stop(task.title)}`,
    hours: [draft.figure('task-hours', shortHours(placed.hours))],
    note: isSaid ? join(task.how && stopped(task.how), needed(task)) : doneWords(task),
  };
}

/** As it stands on the first page: its result is enough there, and the rest follows with the fortnight. */
export function firstAction(draft: Draft, placed: PlacedTask): Ticked {
  const task = taskOf(draft, placed.id);
  const day = sittingOf(draft, placed.fromDay);
  return {
    text: say`${strong(`${day}.`)} ${stop(task.title)}`,
    hours: [draft.figure('task-hours', shortHours(placed.hours))],
    note: join(stopped(task.where), task.doneWhen && say`Done when: ${stopped(lowerFirst(task.doneWhen))}`),
  };
}

const doneWords = ({ where, doneWhen, materials }: ToldTask): Text =>
  join(stopped(where), doneWhen && say`Done when: ${stopped(lowerFirst(doneWhen))}`, needed({ materials }));

const needed = ({ materials }: Pick<ToldTask, 'materials'>): Text =>
  materials ? say`You need: ${stopped(lowerFirst(materials))}` : [];

export function taskOf({ words }: Pick<Draft, 'words'>, id: string): ToldTask {
  const task = words.tasks.find((one) => one.id === id);
  if (!task) throw new Error(`There is no task ${id} in the words of ${words.slug}`);
  return task;
}
