import { brand } from '#shared/brand.ts';
import type { ToldWords } from '#shared/plan/assemble/tell-words.ts';
import { compilerVersion, type DecidedPlan } from '#shared/plan/compile-plan.ts';
import { fileTitle } from '#shared/plan/document/plan-name.ts';
import { plainText } from '#shared/plan/document/text.ts';
import { addDays } from '#shared/plan/model/plan-dates.ts';
import type { PlacedTask } from '#shared/plan/model/roadmap.ts';
import { calendarText, escapeText } from './calendar-lines.ts';
import { type Checkpoint, checkpointsOf } from './checkpoints.ts';
import { type TimeZone, timeZoneOf } from './time-zones.ts';

type CalendarPlan = Pick<DecidedPlan, 'model' | 'words' | 'document'>;

/**
 * The roadmap for a diary. A task is days, as in the plan; a checkpoint is half an hour of an evening. Ids follow from
 * run and task, so that a second import finds the events of the first; `attempt` is the submission, from 1, and a later one replaces
 * what an earlier one said.
 */
export function writeCalendar({ model, words, document }: CalendarPlan, attempt: number): Uint8Array {
  const { roadmap, planId, nowMs, path, person } = model;
  if (!roadmap) throw new Error(`The words of ${path.slug} gave no tasks`);
  const zone = timeZoneOf(person.state);
  const title = `${brand} plan: ${fileTitle(document)}`;
  const event = (id: string, lines: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${planId}-${id}@${brand.toLowerCase()}`,
    `SEQUENCE:${attempt - 1}`,
    `DTSTAMP:${stamp(nowMs)}`,
    ...lines,
    'END:VEVENT',
  ];
  const day = (number: number): string => addDays(roadmap.startsOn, number - 1);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Plan ${compilerVersion}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(title)}`,
    `X-WR-CALNAME:${escapeText(title)}`,
    ...(zone ? [`X-WR-TIMEZONE:${zone.id}`, ...zone.lines] : []),
    ...roadmap.tasks.flatMap((task) => event(`task-${task.id}`, taskLines(task, { words, day }))),
    ...checkpointsOf(model, words).flatMap((point) => event(point.id, checkpointLines(point, zone))),
    'END:VCALENDAR',
  ];
  return new TextEncoder().encode(calendarText(lines));
}

const digits = (isoDay: string): string => isoDay.replaceAll('-', '');
const stamp = (ms: number): string => `${new Date(ms).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

/** Days on which nothing is blocked: a person's other appointments stay where they are. */
function taskLines(
  { id, hours, fromDay, toDay }: PlacedTask,
  { words, day }: { words: ToldWords; day: (number: number) => string },
): string[] {
  const task = words.tasks.find((one) => one.id === id);
  if (!task) throw new Error(`There is no task ${id} in the words of ${words.slug}`);
  const { title, where, doneWhen, materials } = task;
  const about = [
    `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    `Where: ${plainText(where)}`,
    ...(doneWhen ? [`Done when: ${plainText(doneWhen)}`] : []),
    ...(materials ? [`You need: ${plainText(materials)}`] : []),
  ];
  return [
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(about.join('\n'))}`,
    `DTSTART;VALUE=DATE:${digits(day(fromDay))}`,
    `DTEND;VALUE=DATE:${digits(day(toDay + 1))}`,
    'TRANSP:TRANSPARENT',
  ];
}

const evening = { begins: '180000', ends: '183000' } as const;

function checkpointLines({ title, about, day }: Checkpoint, zone: TimeZone | undefined): string[] {
  const at = (name: string, time: string): string =>
    `${name}${zone ? `;TZID=${zone.id}` : ''}:${digits(day)}T${time}`;
  return [
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(about.join('\n'))}`,
    at('DTSTART', evening.begins),
    at('DTEND', evening.ends),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT30M',
    'END:VALARM',
  ];
}
