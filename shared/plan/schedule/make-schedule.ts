import type { Offer } from '#shared/content/schemas/trade.ts';
import type { Figures } from '../figures/calculate.ts';
import { isSelling, type Reading } from '../reading/reading.ts';
import { startOfWeek } from '../reading/week/turn-dates.ts';
import { addDays, lastDayOf, monthYear } from '../write/say/dates.ts';
import { saleInWords } from '../write/say/sale-in-words.ts';
import { counted, plural } from '../write/say/words.ts';
import { type Laid, latest, lay, practiceOf } from './lay.ts';
import { listTasks } from './list-tasks.ts';
import { orderDates } from './order-dates.ts';
import type { Schedule } from './schedule.ts';
import { most, type ScheduleOptions, scheduleDays } from './schedule-options.ts';
import type { TaskList } from './task-list.ts';

/** Calendar months from one day to another, both included. */
function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let date = from; date <= to; date = addDays(date, 1)) months.add(Number(date.slice(5, 7)));
  return months;
}

/** A month that has passed is compared; of the month that is running it is asked how far it is. */
function questionsFor({ cases, inputs }: Figures, kind: Offer['kind'], date: string): string[] {
  const rows = cases[0]?.rows.filter(({ month, units }) => `${month}-01` <= date && units > 0) ?? [];
  const sale = saleInWords(inputs, kind);
  return [
    'Who said yes, and who said no?',
    ...rows.map(({ month, units }) =>
      lastDayOf(month) < date
        ? `Did you ${sale.verb} ${counted(units, sale.unit)} in ${monthYear(month)}?`
        : inputs.asked
          ? `What have you sold so far? The plan has ${counted(units, inputs.unit)} for ${monthYear(month)}.`
          : `How many ${plural(sale.unit)} have you ${sale.done} so far? The plan has ${units} for ${monthYear(month)}.`,
    ),
    'How many hours did you work in all?',
    'What will you change?',
  ];
}

/** The first paid job comes within two weeks where that can be. */
const firstPaidWithin = 14;

const firstDay = ({ first }: Laid): string => first?.date ?? '9999';

/**
 * As much preparation as leaves the first paid job within two weeks. Practice is left out only where the person has no
 * stretch of time that holds it.
 */
function bestLayout(options: ScheduleOptions, list: TaskList): Laid {
  const { tier, today } = options;
  const practice = practiceOf(list);
  let ready = Math.max(practice, most[tier].ready);
  let best = lay(options, list, { ready });
  for (let fewer = ready - 1; fewer >= 0; fewer -= 1) {
    if (list.deliver.length === 0 || firstDay(best) <= addDays(today, firstPaidWithin)) break;
    if (fewer < practice && best.first) break;
    const other = lay(options, list, { ready: fewer });
    if (firstDay(other) < firstDay(best)) {
      best = other;
      ready = fewer;
    }
  }
  if (!best.first) {
    const other = lay(options, list, { ready: practice, isCheckpointLast: true });
    if (other.first) return other;
  }
  // There is nothing to look back on before the first paid job.
  const point = best.planner.diary.tasks.find(({ questions }) => questions);
  if (!(best.first && point && point.date <= best.first.date)) return best;
  const later = lay(options, list, { ready, checkpointFrom: addDays(best.first.date, 1) });
  return firstDay(later) <= firstDay(best) ? later : best;
}

/**
 * Tasks on the person's own days and hours. What the law asks for comes before the first paid job, and no week holds
 * more than the hours that the figures use.
 */
export function makeSchedule(asked: ScheduleOptions): Schedule {
  const { tier, figures, reading } = asked;
  const start = startOfWeek(reading);
  // Where all free times start later, the first day is the first of them.
  const today = start !== undefined && start > asked.today ? addDays(start, -1) : asked.today;
  const options = { ...asked, today };
  const days = scheduleDays[tier];
  const from = addDays(today, 1);
  const list = listTasks({
    ...options,
    saleHours: figures.inputs.hoursPerUnit,
    months: monthsBetween(from, addDays(today, days)),
  });
  const { planner } = bestLayout(options, list);
  const tasks = planner.diary.tasks
    .map((task) =>
      task.questions
        ? { ...task, questions: questionsFor(figures, asked.candidate.offer.kind, task.date) }
        : task,
    )
    .toSorted((one, other) =>
      one.date === other.date ? one.from - other.from : one.date < other.date ? -1 : 1,
    );
  return {
    from,
    to: addDays(today, days),
    days,
    tasks,
    later: planner.later,
    inABreak: planner.inABreak,
    orders: orderDates(asked.contracts ?? [], reading, asked.today),
  };
}

/** When a person who starts is paid first: the day that the schedule has, or the first one after it. */
export function firstJobDay({ tasks, to }: Schedule, reading: Reading): string | undefined {
  if (isSelling(reading)) return undefined;
  const first = tasks.find(({ isFirstPaid }) => isFirstPaid)?.date;
  return first ?? latest([addDays(to, 1), reading.opens?.value]);
}
