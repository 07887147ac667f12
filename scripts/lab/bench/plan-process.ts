/** `plan-process.ts <tier>` prints the times of one plan with its files in a fresh process, as benchPlans reads them. */
import type { PlanType } from '#shared/domain/plans/plans.ts';

const startedCpu = process.cpuUsage();
const [, , tier] = process.argv as [string, string, PlanType];
const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};
const [{ inputOf, knownNow: now, knownPeople }, { builtCatalogue }, { makePlan }] = await Promise.all([
  import('#scripts/plan/known-people.ts'),
  import('#scripts/build/catalogue.ts'),
  import('#shared/plan/make-plan.ts'),
]);
const { renderPlan } = await import('#functions/pdf/render-plan.ts');
const { workbookOfPlan } = await import('#functions/workbook/plan-workbook/workbook-of-plan.ts');
const { writePlanWorkbook } = await import('#functions/workbook/plan-workbook/write-plan-workbook.ts');
const { calendarOfPlan } = await import('#functions/calendar/plan-calendar/calendar-of-plan.ts');
const { writePlanCalendar } = await import('#functions/calendar/plan-calendar/write-plan-calendar.ts');

const catalogue = await builtCatalogue();
const inputs = knownPeople.slice(0, 6).map(inputOf);
async function draw(turn: number) {
  const input = inputs[turn % inputs.length];
  if (input === undefined) throw new Error('There are no people to plan for');
  const plan = makePlan(input, { tier, now, planId: 'run_bench', catalogue });
  const pdf = await renderPlan(plan.document);
  const workbook = writePlanWorkbook(workbookOfPlan(plan, catalogue.sources));
  writePlanCalendar(calendarOfPlan(plan), 1);
  return { pdf: pdf.length, workbook: workbook.length };
}
const sizes = await draw(0);
const coldMs = cpuMs(startedCpu);
const warmMs: number[] = [];
for (let turn = 1; turn <= 24; turn += 1) {
  const before = process.cpuUsage();
  await draw(turn);
  warmMs.push(cpuMs(before));
}
console.log(JSON.stringify({ coldMs, warmMs, sizes, mb: process.resourceUsage().maxRSS / 1024 }));
