import { addresses } from '#web/config/addresses.ts';
import type { ChosenPlan } from './chosen-plan.ts';

/** The log-in page, with a return address that keeps the choice. */
export const logInForPlan = (chosen: ChosenPlan): string =>
  addresses.logIn({ ref: addresses.plans({ ...chosen }) });
