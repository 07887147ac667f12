import { suggestedInterests, suggestedSkills } from '#shared/domain/account/profile-options.ts';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { AnswerField } from '#shared/domain/runs/submit-rules.ts';

export const planNames: Record<PlanType, string> = { BASIC: 'Basic', PRO: 'Pro', ENTERPRISE: 'Enterprise' };

export const fieldLabels: Record<AnswerField, string> = {
  budget: 'Budget',
  timePerWeek: 'Time per week',
  skills: 'Skills',
  interests: 'Interests',
  incomeGoal: 'Income goal',
  content: 'Background / Limitations / Assets',
};

export const runSkills = [...suggestedSkills, 'Project Management'];
export const runInterests = [...suggestedInterests, 'Local Tasks'];
