import ical, { escape as escapeText, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { brand } from '#shared/brand.ts';
import { timeZoneNamed } from '../time-zones.ts';
import type { CalendarCheckpoint, CalendarPlan, CalendarTask } from './calendar-plan.ts';

/**
 * The calendar of a plan: each task and checkpoint at its time. Ids derive from plan and task, so a second import
 * updates the events of the first. `attempt` is the submission, from 1; events of a later one replace earlier ones.
 */
export function writePlanCalendar(plan: CalendarPlan, attempt: number): Uint8Array {
  const zone = timeZoneNamed(plan.timeZone);
  const calendar = ical({
    prodId: { company: brand, product: 'Plan', language: 'EN' },
    // The package does not escape the name.
    name: escapeText(plain(`${brand} plan: ${plan.business}`), false),
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    // If the calendar had a time zone, the package would stamp events in local time, so only the events have one.
    ...(zone && { timezone: { name: null, generator: () => zone.lines.join('\r\n') } }),
  });
  const { hidesDetails } = plan;
  let count = 0;
  const add = (
    one: CalendarTask | CalendarCheckpoint,
    kind: 'task' | 'checkpoint',
    text: EventText,
  ): void => {
    const [start, end] = timesOf(one, zone !== undefined);
    const { title, about, place } = hidesDetails ? hidden : text;
    count += 1;
    // A task's id describes it, so a plan that hides its tasks numbers them instead.
    const id = hidesDetails ? `appointment-${count}` : `${kind}-${one.id}`;
    calendar.createEvent({
      id: `${plan.planId}-${id}@${brand.toLowerCase()}`,
      sequence: attempt - 1,
      stamp: new Date(plan.createdAt),
      start,
      end,
      summary: plain(title),
      description: { plain: plain(about.join('\n')) },
      ...(place !== '' && { location: plain(place) }),
      // The events do not block time in the customer's calendar.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(zone ? { timezone: zone.id } : { floating: true }),
    });
  };
  for (const task of plan.tasks) add(task, 'task', taskText(task));
  for (const point of plan.checkpoints) add(point, 'checkpoint', pointText(point));
  return new TextEncoder().encode(`${calendar.toString()}\r\n`);
}

interface EventText {
  title: string;
  about: readonly string[];
  place: string;
}

const hidden: EventText = { title: 'Appointment', about: ['See your plan for the rest.'], place: '' };

const taskText = ({ title, place, done, detail }: CalendarTask): EventText => ({
  title,
  place,
  about: [...(detail ? [detail] : []), ...(done ? [`Done when: ${done}`] : [])],
});

const pointText = ({ title, questions }: CalendarCheckpoint): EventText => ({
  title,
  place: '',
  about: questions,
});

/** Removes control characters other than line ends, and lone surrogates, which calendars do not allow. */
const plain = (text: string): string => text.toWellFormed().replaceAll(/(?![\n\r])\p{Cc}/gu, '');

/**
 * The package formats an event with a zone in this machine's time zone, and one without a zone in UTC. Dates are made
 * accordingly, so that every machine prints the customer's time.
 */
function timesOf(
  { date, start, minutes }: CalendarTask | CalendarCheckpoint,
  hasZone: boolean,
): [start: Date, end: Date] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const at = (more: number): Date =>
    hasZone
      ? new Date(year, month - 1, day, hour, minute + more)
      : new Date(Date.UTC(year, month - 1, day, hour, minute + more));
  return [at(0), at(minutes)];
}
