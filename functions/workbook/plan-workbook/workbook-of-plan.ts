import type { Source } from '#shared/content/schemas/catalogue.ts';
import type { Plan } from '#shared/plan/make-plan.ts';
import { clockTime } from '#shared/plan/schedule/clock-time.ts';
import type { WorkbookPlan } from './workbook-plan.ts';

export const workbookOfPlan = (
  { document, figures, schedule }: Plan,
  sources: readonly Source[],
): WorkbookPlan => ({
  figures,
  tier: document.tier,
  business: document.title,
  planId: document.planId,
  createdAt: document.createdAt,
  sources,
  tasks: schedule.tasks.map((task) => ({
    title: task.do,
    date: task.date,
    start: clockTime(task.from),
    minutes: task.minutes,
    place: task.where,
    done: task.done,
  })),
});
