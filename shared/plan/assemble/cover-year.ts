import { briefPlan } from '../brief-plan.ts';
import type { CoverYear } from '../document/plan-document.ts';
import type { PlanModel } from '../model/plan-model.ts';
import { printWhole } from '../model/print-value.ts';

/** The first year as the site draws it beside the name of a finished plan, with its goal. */
export function coverYear(model: PlanModel): CoverYear {
  const { byMonth, judged } = briefPlan(model);
  const isSales = model.feasibility.measure === 'revenue';
  const first = printWhole(byMonth[0] ?? 0);
  const end = printWhole(byMonth.at(-1) ?? 0);
  const drawn = `Twelve bars: ${isSales ? 'sales paid for each month' : 'what is left each month before tax'}, from ${first} in month 1 to ${end} in month 12.`;
  const year = {
    title: isSales ? 'Sales paid for each month' : 'Left each month before tax',
    values: byMonth.map((cents) => cents / 100),
    last: `month ${byMonth.length}: ${end}`,
  };
  if (judged === undefined) return { ...year, alternative: drawn };
  const goal = printWhole(judged.targetCents);
  const month = byMonth.findIndex((cents) => cents >= judged.targetCents) + 1;
  return {
    ...year,
    goal: { at: judged.targetCents / 100, label: `${goal} goal` },
    ...(month > 0 && { passed: { month, label: `goal passed in month ${month}` } }),
    alternative: `${drawn} A dashed line stands at the goal of ${goal}, which ${month > 0 ? `month ${month} is the first to reach` : 'no month reaches'}.`,
  };
}
