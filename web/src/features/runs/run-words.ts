import { suggestedInterests, suggestedSkills } from '#shared/domain/account/profile-options.ts';

export const runSkills = [...suggestedSkills, 'Project Management'];
export const runInterests = [...suggestedInterests, 'Local Tasks'];
