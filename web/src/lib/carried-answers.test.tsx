import { beforeEach, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { carryAnswers, dropCarriedAnswers, readCarriedAnswers } from './carried-answers.ts';

const answers = { ...emptyAnswers, incomeGoal: 'A$800 a month' };
beforeEach(() => localStorage.clear());

it('lasts a week, over tabs, until a form has taken it', () => {
  carryAnswers(answers, 1000);
  expect(readCarriedAnswers(2000)).toEqual(answers);
  expect(readCarriedAnswers(1000 + 7 * 86_400_000)).toBeUndefined();
  dropCarriedAnswers();
  expect(readCarriedAnswers(2000)).toBeUndefined();
});

it('reads nothing from what something else wrote', () => {
  for (const text of ['null', '{', '[]', '{"answers":{"incomeGoal":3},"untilMs":9e15}', '{"untilMs":9e15}']) {
    localStorage.setItem('carried-answers', text);
    expect(readCarriedAnswers(0)).toBeUndefined();
  }
});
