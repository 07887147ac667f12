export const budgets = [
  ['BUDGET_0', '$0'],
  ['BUDGET_1_99', '$1–99'],
  ['BUDGET_100_299', '$100–299'],
  ['BUDGET_300_999', '$300–999'],
  ['BUDGET_1000_4999', '$1,000–4,999'],
  ['BUDGET_5000_9999', '$5,000–9,999'],
  ['BUDGET_10000_PLUS', '$10,000+'],
] as const;

export const weeklyTimes = [
  ['TIME_1_3_HOURS', '1–3 hours'],
  ['TIME_3_5_HOURS', '3–5 hours'],
  ['TIME_5_10_HOURS', '5–10 hours'],
  ['TIME_10_PLUS_HOURS', '10+ hours'],
] as const;

export type Budget = (typeof budgets)[number][0];
export type WeeklyTime = (typeof weeklyTimes)[number][0];

export const budgetValues = budgets.map(([value]) => value) as [Budget, ...Budget[]];
export const weeklyTimeValues = weeklyTimes.map(([value]) => value) as [WeeklyTime, ...WeeklyTime[]];

export const budgetLabel = (value: Budget): string => new Map<string, string>(budgets).get(value) ?? value;
export const weeklyTimeLabel = (value: WeeklyTime): string =>
  new Map<string, string>(weeklyTimes).get(value) ?? value;

export const countries = [
  'Australia',
  'Canada',
  'New Zealand',
  'United States',
  'United Kingdom',
  'Other',
] as const;
export type Country = (typeof countries)[number];

/** Offered only when the country is Australia. */
export const australianStates = ['New South Wales', 'Victoria', 'Queensland', 'Western Australia'] as const;
export type AustralianState = (typeof australianStates)[number];

export const suggestedSkills = ['Writing', 'Design', 'AI Use', 'Sales', 'Video Editing'] as const;
export const suggestedInterests = [
  'Affiliate Marketing',
  'Digital Products',
  'Etsy Store',
  'AI Tools',
  'Blogging',
] as const;
