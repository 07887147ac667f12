import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Figures } from '../figures/calculate.ts';
import type { Home } from '../home-of.ts';
import type { Schedule } from './schedule.ts';
import type { TaskSources } from './task-list.ts';

export const scheduleDays: Readonly<Record<PlanType, Schedule['days']>> = {
  BASIC: 14,
  PRO: 30,
  ENTERPRISE: 60,
};

/** How many tasks of a kind a schedule holds. Few that matter are done. */
export const most: Readonly<Record<PlanType, { ready: number; sell: number; deliver: number }>> = {
  BASIC: { ready: 2, sell: 3, deliver: 1 },
  PRO: { ready: 5, sell: 6, deliver: 4 },
  ENTERPRISE: { ready: 7, sell: 10, deliver: 6 },
};

export interface ScheduleOptions extends Omit<TaskSources, 'months'> {
  tier: PlanType;
  /** The customer's date on the day when the plan is made; the plan starts on the next. */
  today: string;
  figures: Figures;
  /** The state or territory whose holidays count; missing where only Australia is known. */
  region?: Home['region'] | undefined;
}
