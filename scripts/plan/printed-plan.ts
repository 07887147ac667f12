import { writePlanCalendar } from '#functions/calendar/plan-calendar/write-plan-calendar.ts';
import type { Source } from '#functions/workbook/plan-workbook/workbook-plan.ts';
import { writePlanWorkbook } from '#functions/workbook/plan-workbook/write-plan-workbook.ts';
import { readWorkbook } from '#functions/workbook/testing/read-workbook.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { askedCents } from '#shared/plan/figures/inputs.ts';
import type { Plan } from '#shared/plan/make-plan.ts';
import type { ScheduledTask } from '#shared/plan/schedule/schedule.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';

/** What a customer gets of a plan: every word of its files, and its tasks. */
export interface PrintedPlan {
  document: string;
  /** The words of the workbook and of the calendar. */
  files: string;
  tasks: readonly ScheduledTask[];
  /** The first day of the schedule. */
  from: string;
  hoursPerWeek: number;
  priceCents: number;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface PrintOptions {
  tier: PlanType;
  planId: string;
  now: Date;
  sources: readonly Source[];
}

export function printPlan(plan: Plan, { tier, planId, now, sources }: PrintOptions): PrintedPlan {
  const business = plan.document.title;
  const createdAt = now.toISOString();
  const tasks = plan.schedule.tasks.map(({ id, date, from, minutes, where, done, ...task }) => ({
    id,
    title: task.do,
    date,
    start: clock(from),
    minutes,
    place: where,
    done,
  }));
  const workbook = writePlanWorkbook({
    figures: plan.figures,
    tier,
    business,
    planId,
    createdAt,
    sources,
    tasks,
  });
  const calendar = writePlanCalendar(
    {
      planId,
      business,
      createdAt,
      tasks,
      checkpoints: [],
      hidesDetails: plan.reading.private.some(({ value }) => value.class === 'P3'),
    },
    1,
  );
  const cells = readWorkbook(workbook).sheets.flatMap(({ cells: sheet }) =>
    [...sheet.values()].flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
  return {
    document: printDocument(plan.document),
    files: [...cells, new TextDecoder().decode(calendar).replaceAll(/\r?\n /g, '')].join('\n'),
    priceCents: askedCents(plan.figures.inputs),
    hoursPerWeek: plan.figures.inputs.hoursPerWeek.value,
    tasks: plan.schedule.tasks,
    from: plan.schedule.from,
  };
}
