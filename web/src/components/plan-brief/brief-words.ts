import type { GoalVerdict, PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { monthly, whole, wholeGoal } from '../goal-check/print-monthly.ts';

/** How a goal compares with what is supported, each as the head of a sentence. */
const standing: Readonly<Record<GoalVerdict, (goal: string) => string>> = {
  comfortable: (goal) => `Your goal of ${goal} fits comfortably`,
  tight: (goal) => `Your goal of ${goal} is tight`,
  stretch: (goal) => `Your goal of ${goal} is a stretch`,
  'not-supported': (goal) => `Your goal of ${goal} is not supported as it stands`,
};

/** The first month that has it, where one of the first year does. */
function monthOf({ byMonth, supportedCents }: PlanBrief): string {
  const month = byMonth.findIndex((cents) => whole(cents) === whole(supportedCents)) + 1;
  return month === 0 ? '' : ` by month ${month}`;
}

/** “Your goal of A$1,000 fits comfortably: about A$1,260 a month by month 9”. */
export const briefWords = (brief: PlanBrief): string => {
  const about = `about ${monthly(brief.supportedCents)}${monthOf(brief)}`;
  return brief.judged === undefined
    ? `Your hours support ${about}`
    : `${standing[brief.judged.verdict](wholeGoal(brief.judged.targetCents))}: ${about}`;
};
