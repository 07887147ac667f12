import type { Text } from '../document/text.ts';
import { addDays } from '../model/plan-dates.ts';
import type { PlacedTask, Roadmap } from '../model/roadmap.ts';
import type { PathTask } from '../words/path-words.ts';
import type { Draft } from './draft.ts';
import { shortHours, stop, weekday } from './print-figures.ts';
import { join, say, strong, type Ticked } from './write-blocks.ts';

export function roadmapOf({ model }: Draft): Roadmap {
  if (!model.roadmap) throw new Error(`The words of ${model.path.slug} gave no tasks`);
  return model.roadmap;
}

export const dayOfPlan = (roadmap: Roadmap, day: number): string => addDays(roadmap.startsOn, day - 1);

/** A task as a line to tick: day, what, where, and how one knows that it is done. */
export function taskLine(draft: Draft, placed: PlacedTask): Ticked {
  const task = taskOf(draft, placed.id);
  const day = weekday(dayOfPlan(roadmapOf(draft), placed.fromDay));
  return {
    text: say`${strong(`${day}.`)} ${stop(placed.title)}`,
    hours: shortHours(placed.hours),
    note: doneWords(task, placed),
  };
}

/** As it stands on the first page: its result is enough there, and the rest follows with the fortnight. */
export function firstAction(draft: Draft, placed: PlacedTask): Ticked {
  const task = taskOf(draft, placed.id);
  const day = weekday(dayOfPlan(roadmapOf(draft), placed.fromDay));
  return {
    text: say`${strong(`${day}.`)} ${stop(placed.title)}`,
    hours: shortHours(placed.hours),
    note:
      placed.title === task.title
        ? join(stop(task.where), `Done when: ${stop(firstLower(task.doneWhen))}`)
        : stop(task.where),
  };
}

/** A shortened task is done when its shorter form is; the full measure would be another task's. */
const doneWords = (task: PathTask, placed: PlacedTask): Text =>
  join(
    stop(task.where),
    placed.title === task.title ? `Done when: ${stop(firstLower(task.doneWhen))}` : null,
    `You need: ${stop(firstLower(task.materials))}`,
  );

const firstLower = (text: string): string =>
  /^(?:A|An|The|Your|Each|Every|One|Two|Three|You|It|They|All|There|No|Both|Four|Five|Six|Eight|Ten|At)\b/.test(
    text,
  )
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;

export function taskOf({ words }: Pick<Draft, 'words'>, id: string): PathTask {
  const task = words.tasks.find((one) => one.id === id);
  if (!task) throw new Error(`There is no task ${id} in the words of ${words.slug}`);
  return task;
}
