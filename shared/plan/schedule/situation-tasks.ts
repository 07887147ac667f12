import type { Situation } from '#shared/content/schemas/catalogue.ts';
import { mayShowSituation } from '../write/private/screen.ts';
import { series } from '../write/say/words.ts';
import { openingOf } from './opening-of.ts';
import type { PlannedTask } from './schedule.ts';
import type { TaskSources } from './task-list.ts';

type Before = Situation['tasks'][number]['before'];

const runningBusiness = 'running-business';

/** Loaves and jars are not booked. */
const isOfBookings = /\bbookings?\b/i;

/** What every business that sells should look at, whether or not the customer calls it a business. */
export function businessTasks(
  { situations, candidate, prices = [] }: TaskSources,
  before: Before,
): PlannedTask[] {
  const isGoods = candidate.offer.kind === 'product' || candidate.trade.group === 'food';
  const tasks = situations.get(runningBusiness)?.tasks ?? [];
  return tasks.flatMap((task, index): PlannedTask[] =>
    task.before !== before || (isGoods && isOfBookings.test(`${task.do} ${task.done}`))
      ? []
      : [
          {
            id: `${runningBusiness}-${index + 1}`,
            phase: before === 'everything' ? 'first' : 'ready',
            do:
              prices.length > 1
                ? task.do.replace('each item in your price list', `each of your prices: ${series(prices)}`)
                : task.do,
            done: task.done,
            minutes: task.minutes,
            where: 'at home',
            opening: 'any',
          },
        ],
  );
}

/** What a situation asks to do before the business, or before the first paid job. */
export function situationTasks(
  { reading, situations, isAustralia }: TaskSources,
  before: Before,
): PlannedTask[] {
  if (!isAustralia) return [];
  const tasks: PlannedTask[] = [];
  for (const fact of reading.situations) {
    const { value } = fact;
    const situation = situations.get(value.id);
    if (value.id === runningBusiness || !(situation && mayShowSituation(reading, fact, situation))) continue;
    situation.tasks.forEach((task, index) => {
      if (task.before !== before) return;
      const isCall = /^(?:Ring|Call|Phone|Ask|Tell)\b/.test(task.do);
      const isWritten = /\bin writing\b/i.test(task.do);
      const isOnline = /\b(?:online|claim|apply|lodge|register)\b/i.test(task.do);
      const where = isWritten ? 'in writing' : isCall ? 'by phone' : isOnline ? 'online' : 'at home';
      const phase = before === 'everything' ? 'first' : 'rules';
      const planned = { id: `${value.id}-${index + 1}`, phase, where } as const;
      const opening = openingOf({ do: task.do, where, phase });
      tasks.push({ ...planned, do: task.do, done: task.done, minutes: task.minutes, opening });
    });
  }
  return tasks;
}
