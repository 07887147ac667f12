import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import { monthly, whole } from '../goal-check/print-monthly.ts';

/** “Comfortable: A$1,260 of A$1,000 a month”, as the plan’s document says it. */
export const briefWords = ({ judged, supportedCents }: PlanBrief): string =>
  judged === undefined
    ? `What your hours support: ${monthly(supportedCents)}`
    : `${verdictNames[judged.verdict]}: ${whole(supportedCents)} of ${monthly(judged.targetCents)}`;
