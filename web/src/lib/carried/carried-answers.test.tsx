import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import type { Outcome } from '#shared/plan/describe/understanding.ts';
import {
  carryAnswers,
  dropCarriedAnswers,
  readCarriedAnswers,
  useCarriedCheck,
  useCarriedNoPlan,
} from './carried-answers.ts';

const answers = { ...emptyAnswers, incomeGoal: '$800 a month' };

beforeEach(() => localStorage.clear());

afterEach(cleanup);

it('carried answers last a week, across tabs, until a form has taken them', () => {
  carryAnswers(answers, { nowMs: 1000 });
  expect(readCarriedAnswers(2000)).toEqual(answers);
  expect(readCarriedAnswers(1000 + 7 * 86_400_000)).toBeUndefined();
  dropCarriedAnswers();
  expect(readCarriedAnswers(2000)).toBeUndefined();
});

it('foreign storage content is ignored', () => {
  for (const text of ['null', '{', '[]', '{"answers":{"incomeGoal":3},"untilMs":9e15}', '{"untilMs":9e15}']) {
    localStorage.setItem('carried-answers', text);
    expect(readCarriedAnswers(0)).toBeUndefined();
  }
});

it('the result of the check is carried, too, unless it is invalid or too old', () => {
  const seen = () => renderHook(useCarriedCheck).result.current;
  const check = { fits: 'PRO', words: 'A stretch, $600 a month, goal $800' } as const;
  carryAnswers(answers, { check });
  expect(seen()).toEqual(check);
  carryAnswers(answers);
  expect(seen()).toBeUndefined();
  carryAnswers(answers, { check, nowMs: Date.now() - 8 * 86_400_000 });
  expect(seen()).toBeUndefined();
  for (const text of ['{', 'null', '{"check":{"fits":"ALL","words":"x"},"untilMs":9e15}']) {
    localStorage.setItem('carried-answers', text);
    expect(seen()).toBeUndefined();
  }
});

it('the reason why no plan can be made is carried, too, unless it is invalid or too old', () => {
  const seen = () => renderHook(useCarriedNoPlan).result.current;
  const noPlan: Outcome = {
    kind: 'needs-more',
    title: 'We can’t plan this well yet',
    says: '',
    ways: [{ kind: 'skill', says: 'Name a skill.' }],
  };
  carryAnswers(answers, { noPlan });
  expect(seen()).toEqual(noPlan);
  carryAnswers(answers, { noPlan, nowMs: Date.now() - 8 * 86_400_000 });
  expect(seen()).toBeUndefined();
  const planned = JSON.stringify({ noPlan: { ...noPlan, kind: 'planned' }, untilMs: 9e15 });
  for (const text of ['{', 'null', planned]) {
    localStorage.setItem('carried-answers', text);
    expect(seen()).toBeUndefined();
  }
});
