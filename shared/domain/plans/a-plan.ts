import { type PlanType, planNames } from './plans.ts';

/** A plan as it stands in a sentence. */
export const aPlan = (type: PlanType): string =>
  `${type === 'ENTERPRISE' ? 'an' : 'a'} ${planNames[type]} plan`;
