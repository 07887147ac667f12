import type { GoalVerdict } from './plan-brief.ts';

/** The words of a plan’s document and of its workbook; the site says of a goal first whether it is reached. */
export const verdictNames: Readonly<Record<GoalVerdict, string>> = {
  comfortable: 'Comfortable',
  tight: 'Tight',
  stretch: 'A stretch',
  'not-supported': 'Not supported as it stands',
};
