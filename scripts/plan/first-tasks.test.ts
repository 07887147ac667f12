import { expect, it } from 'vitest';
import { calendarOfPlan } from '#functions/calendar/plan-calendar/calendar-of-plan.ts';
import { writePlanCalendar } from '#functions/calendar/plan-calendar/write-plan-calendar.ts';
import { readCalendar } from '#web/lib/plan-calendar.ts';
import { knownPeople } from './known-people.ts';
import { prepareWriter } from './plan-person.ts';

it('the run page shows the tasks of the calendar that is written, checkpoints apart', () => {
  const write = prepareWriter();
  const now = new Date('2026-11-28T02:00:00Z');
  for (const person of knownPeople.slice(0, 3)) {
    const plan = write(person, now);
    const { tasks } = readCalendar(new TextDecoder().decode(writePlanCalendar(calendarOfPlan(plan), 1)));
    const own = plan.schedule.tasks.filter(({ questions }) => !questions);
    expect(tasks).toHaveLength(own.length + plan.schedule.orders.length);
    expect(tasks[0]?.day).toBe([...own, ...plan.schedule.orders].map(({ date }) => date).toSorted()[0]);
  }
});
