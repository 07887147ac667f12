import { type PlanType, planNames } from './plans.ts';

/** Adds the article to a plan's name. */
export const aPlan = (type: PlanType): string =>
  `${type === 'ENTERPRISE' ? 'an' : 'a'} ${planNames[type]} plan`;
