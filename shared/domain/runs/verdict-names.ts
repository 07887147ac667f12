import type { GoalVerdict } from './plan-brief.ts';

/** The words of the site, of a plan’s document and of its workbook. */
export const verdictNames: Readonly<Record<GoalVerdict, string>> = {
  comfortable: 'Comfortable',
  tight: 'Tight',
  stretch: 'A stretch',
  'not-supported': 'Not supported as it stands',
};
