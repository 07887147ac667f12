import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerLimits } from '#shared/domain/runs/submit-rules.ts';
import { answersInAddress, hashWith, isAnswered, isBlank, noCheckAnswers } from './check-answers.ts';

const answers = {
  incomeGoal: '$800 a month & no less, by June',
  timePerWeek: '5–10h',
  budget: '<300',
  skills: 'writing, Gärtnern',
  interests: '園芸',
};

describe('the answers in an address', () => {
  it('survive a round trip, and contain nothing else', () => {
    expect(answersInAddress(hashWith(answers))).toEqual(answers);
    expect([...new URLSearchParams(hashWith(answers).slice(1)).keys()]).toEqual([
      'goal',
      'hours',
      'budget',
      'skills',
      'interests',
    ]);
  });

  it('are read from any text without a fault, never longer than their fields', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `#goal=${text.repeat(200)}`),
        ),
        (hash) => {
          const read = answersInAddress(hash);
          expect(read.incomeGoal.length).toBeLessThanOrEqual(answerLimits.incomeGoal);
        },
      ),
    );
  });

  it('are spelt as the form spells them', () => {
    expect(answersInAddress('#hours=3-5h').timePerWeek).toBe('3–5h');
  });

  it('are dropped when a field does not accept them', () => {
    const read = answersInAddress('#goal=A%24500&hours=banana&budget=lots&skills=a&interests=b');
    expect([read.timePerWeek, read.budget, isAnswered(read)]).toEqual(['', '', false]);
  });

  it('are complete, missing or partial', () => {
    expect([isAnswered(answers), isBlank(answers)]).toEqual([true, false]);
    expect([isAnswered(noCheckAnswers), isBlank(noCheckAnswers)]).toEqual([false, true]);
    expect([isAnswered({ ...answers, skills: ' ' }), isBlank({ ...answers, skills: ' ' })]).toEqual([
      false,
      false,
    ]);
  });
});
