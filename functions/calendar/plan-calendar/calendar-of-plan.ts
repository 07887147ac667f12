import type { Plan } from '#shared/plan/make-plan.ts';
import { clockTime } from '#shared/plan/schedule/clock-time.ts';
import type { ScheduledTask } from '#shared/plan/schedule/schedule.ts';
import type { CalendarPlan } from './calendar-plan.ts';

type Timed = Pick<ScheduledTask, 'id' | 'do' | 'date' | 'from' | 'minutes'>;

const whenOf = ({ id, do: title, date, from, minutes }: Timed) => ({
  id,
  title,
  date,
  start: clockTime(from),
  minutes,
});

/** The data of the plan that its calendar needs. A task with questions is a checkpoint. */
export function calendarOfPlan({
  document,
  schedule,
  reading,
  home: { timeZone },
}: Pick<Plan, 'document' | 'schedule' | 'reading' | 'home'>): CalendarPlan {
  const { planId, title, createdAt } = document;
  const hidesDetails = reading.private.some(({ value }) => value.class === 'P3');
  return {
    planId,
    business: title,
    createdAt,
    // The name of a zone tells where a person lives.
    ...(timeZone !== undefined && !hidesDetails && { timeZone }),
    tasks: [
      ...schedule.tasks
        .filter(({ questions }) => !questions)
        .map((task) => ({ ...whenOf(task), place: task.where, done: task.done })),
      ...schedule.orders.map(({ note, ...order }) => ({
        ...whenOf(order),
        place: '',
        done: '',
        ...(note !== undefined && { detail: note }),
      })),
    ],
    checkpoints: schedule.tasks.flatMap((task) =>
      task.questions ? [{ ...whenOf(task), questions: task.questions }] : [],
    ),
    hidesDetails,
  };
}
