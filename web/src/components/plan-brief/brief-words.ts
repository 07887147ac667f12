import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { besideGoal, monthly } from '../goal-check/print-monthly.ts';

/** “Comfortable: A$1,260 a month, goal A$1,000”. */
export const briefWords = ({ judged, supportedCents }: PlanBrief): string =>
  judged === undefined
    ? `What your hours support: ${monthly(supportedCents)}`
    : `${verdictNames[judged.verdict]}: ${besideGoal(supportedCents, judged.targetCents)}`;
