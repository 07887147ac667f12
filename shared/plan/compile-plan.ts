import type { PlanType } from '#shared/domain/plans/plans.ts';
import type { Block, PlanDocument, PlanSection } from './document/plan-document.ts';
import { describeGoal } from './goal/describe-goal.ts';
import { readGoal } from './goal/read-goal.ts';
import type { PlanInput, RunAnswers } from './plan-input.ts';

export interface CompileOptions {
  tier: PlanType;
  /** The stored time of the approval, so that the same submission always makes the same document. */
  now: Date;
  planId: string;
}

/** What somebody submitted and how their goal is read, well set; nothing is invented. */
export function compilePlan(input: PlanInput, { tier, now, planId }: CompileOptions): PlanDocument {
  const { answers, profile, previousAttempt } = input;
  return {
    planId,
    tier,
    compilerVersion: 'answers-1',
    createdAt: now.toISOString(),
    title: 'Your submission',
    person: profile.name,
    language: 'en-AU',
    cover: {
      path: 'Your answers',
      subtitle: 'What you submitted, and how your goal is read',
      entered: [
        row('Budget', answers.budget),
        row('Time per week', answers.timePerWeek),
        row('Skills', answers.skills),
        row('Interests', answers.interests),
        row('Country', profile.country),
        ...(profile.state === undefined ? [] : [row('State', profile.state)]),
      ],
    },
    sections: [
      goalSection(answers, now),
      {
        id: 'background',
        title: 'Your background',
        blocks: [quote('background-words', answers.content)],
      },
      ...(previousAttempt === undefined ? [] : [reviewSection(previousAttempt.feedback)]),
    ],
    assumptions: [],
    sources: [],
  };
}

const row = (label: string, text: string) => ({ label, value: [{ kind: 'user' as const, text }] });
const quote = (id: string, text: string): Block => ({ kind: 'quote', id, text, from: 'You' });

function goalSection({ incomeGoal, content }: RunAnswers, now: Date): PlanSection {
  const reading = describeGoal(readGoal(incomeGoal, { background: content, now }));
  return {
    id: 'goal',
    title: 'Your goal',
    blocks: [
      quote('goal-words', incomeGoal),
      { kind: 'heading', id: 'goal-reading', level: 2, text: ['How it is read'] },
      { kind: 'paragraph', id: 'goal-read', style: 'body', text: [reading] },
    ],
  };
}

const reviewSection = (feedback: string): PlanSection => ({
  id: 'review',
  title: 'What your reviewer asked for',
  blocks: [{ kind: 'quote', id: 'review-words', text: feedback, from: 'Your reviewer' }],
});
