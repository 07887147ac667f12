import { type PlanType, planNames } from './plans.ts';

/** A plan with its article, for use in a sentence. */
export const aPlan = (type: PlanType): string =>
  `${type === 'ENTERPRISE' ? 'an' : 'a'} ${planNames[type]} plan`;
