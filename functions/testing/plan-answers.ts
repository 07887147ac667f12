import type { RunAnswers } from '#shared/plan/plan-input.ts';

/** Can be submitted on any plan, because they name work that people pay for. */
export const planAnswers: RunAnswers = {
  budget: '<300',
  timePerWeek: '5–10h',
  skills: 'Dog walking, Writing',
  interests: 'Local Tasks',
  incomeGoal: 'I want to earn $1,000 a month before tax by June.',
  content:
    'I am a dog walker. Three families on our street pay me $25 a walk, and I have walked their dogs for two years.',
};
