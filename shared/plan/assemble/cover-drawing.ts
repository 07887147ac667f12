import { captionMonths, firstMonthAt, type PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { wholeCents, wholeGoalCents } from '#shared/domain/runs/whole-dollars.ts';
import type { CoverGap, CoverYear } from '../document/plan-document.ts';
import { briefPlan } from '../model/brief-model.ts';
import type { PlanModel } from '../model/plan-model.ts';
import { printCents, printGoal, printWhole, printWholeShare } from '../model/print-value.ts';
import { listed, upperFirst } from './print-figures.ts';

interface Drawn {
  title: string;
  /** In a sentence. */
  what: string;
}

function nameDrawn({ measure }: PlanBrief): Drawn {
  const title = captionMonths(measure);
  const said = title.charAt(0).toLowerCase() + title.slice(1);
  return { title, what: measure === 'income' ? `what is ${said}` : said };
}

/** What stands beside the name of a finished plan: its first year with its goal, or how much of the goal there is. */
export function drawnOnCover(model: PlanModel): CoverYear | CoverGap {
  const brief = briefPlan(model);
  const drawn = nameDrawn(brief);
  return brief.judged?.verdict === 'not-supported' ? gapOf(model, brief, drawn) : yearOf(brief, drawn);
}

function gapOf({ feasibility }: PlanModel, { byMonth }: PlanBrief, { title, what }: Drawn): CoverGap {
  const { testedMonth, targetCents, supportedCents } = feasibility;
  const goal = printGoal(targetCents);
  const last = byMonth.length;
  const reached = [
    { month: testedMonth, cents: supportedCents },
    ...(testedMonth < last ? [{ month: last, cents: byMonth.at(-1) ?? 0 }] : []),
  ].map(({ month, cents }) => ({
    value: cents / 100,
    month: `month ${month}`,
    has: printWhole(cents),
    share: printWholeShare(cents / targetCents),
    lacks: wholeGoalCents(targetCents) - wholeCents(cents),
  }));
  return {
    kind: 'gap',
    title,
    goal: { at: targetCents / 100, label: `${goal} goal` },
    months: reached.map(({ value, month, has, share, lacks }) => ({
      value,
      label: `${month}: ${has}`,
      share: `${share} of the goal`,
      lacking: lacks > 0 ? `${printCents(lacks)} short` : 'goal passed',
    })),
    alternative: `${upperFirst(what)}, as a bar beside the goal of ${goal}: ${listed(
      reached.map(({ month, has, share }) => `${has} (${share}) in ${month}`),
    )}.`,
  };
}

/** The first year as the site draws it. */
function yearOf({ byMonth, judged }: PlanBrief, { title, what }: Drawn): CoverYear {
  const first = printWhole(byMonth[0] ?? 0);
  const end = printWhole(byMonth.at(-1) ?? 0);
  const drawn = `Twelve bars: ${what}, from ${first} in month 1 to ${end} in month 12.`;
  const year = {
    kind: 'year' as const,
    title,
    values: byMonth.map((cents) => cents / 100),
    last: `month ${byMonth.length}: ${end}`,
  };
  if (judged === undefined) return { ...year, alternative: drawn };
  const goal = printGoal(judged.targetCents);
  const month = firstMonthAt(byMonth, judged.targetCents);
  return {
    ...year,
    goal: { at: judged.targetCents / 100, label: `${goal} goal` },
    ...(month > 0 && { passed: { month, label: `goal passed in month ${month}` } }),
    alternative: `${drawn} A dashed line stands at the goal of ${goal}, which ${month > 0 ? `month ${month} is the first to reach` : 'no month reaches'}.`,
  };
}
