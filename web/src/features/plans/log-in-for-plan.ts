import { addresses } from '#web/config/addresses.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/** To the log-in page, and back with the plan still chosen. */
export const logInForPlan = (chosen: ChosenPlan): string =>
  addresses.logIn({ ref: addresses.plans({ ...chosen }) });
