import type { GoalVerdict } from '#shared/domain/runs/plan-brief.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** Without the model, for pages that only say what a plan came to. */
export const verdictNames: Record<GoalVerdict, string> = {
  comfortable: 'Within reach',
  tight: 'Tight, and possible',
  stretch: 'A stretch',
  'not-supported': 'Not supported by these hours',
};

export const whole = (cents: number): string => formatAud(Math.floor(cents / 100) * 100);

export const monthly = (cents: number): string => `${whole(cents)} a month`;
