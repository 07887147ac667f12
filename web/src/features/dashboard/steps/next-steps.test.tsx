import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { answerFields, emptyAnswers } from '#shared/domain/runs/submit-rules.ts';
import { carryAnswers, dropCarriedAnswers } from '#web/lib/carried/carried-answers.ts';
import { askedAbove, failedAbove, fillInDraft, nextSteps } from './next-steps.ts';

const nowMs = Date.parse('2025-11-20T00:00:00Z');

const run = (status: RunSummary['status'], rest: Partial<RunSummary> = {}): RunSummary => ({
  id: `run_${status}`,
  plan: 'PRO',
  status,
  submissionAttempts: 1,
  remainingReviews: 1,
  outcome: 'Pending',
  createdAt: '2025-11-01T00:00:00Z',
  lastModified: '2025-11-19T00:00:00Z',
  ...rest,
});

const nothing = { runs: [], paths: [], orders: [], balance: 0, expiresAt: null, nowMs, isConfirmed: true };

const kinds = (runs: RunSummary[], expiresAt: string | null = null): string[] =>
  nextSteps({ ...nothing, runs, expiresAt }).map(({ kind }) => kind);

const path = (number?: number): OwnedPath => ({
  personaSlug: 'local-earner',
  pathSlug: 'pet-care-rounds',
  title: 'Pet-Care Rounds',
  unlockedAt: '2025-11-18T00:00:00Z',
  sections: 7,
  lastRead:
    number === undefined ? null : { section: 'one', title: 'One', number, at: '2025-11-19T00:00:00Z' },
});

const order = (rest: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: 'ord_1',
  status: 'PAID',
  amount: 5900,
  createdAt: '2025-11-19T00:00:00Z',
  paidAt: '2025-11-19T00:01:00Z',
  unlocks: 'local-earner/pet-care-rounds',
  ...rest,
});

describe('the next steps of an account', () => {
  it('mention expiring tokens, and that no other plan can start while one is open', () => {
    const expiresAt = '2025-11-22T00:00:00Z';
    const told = (runs: RunSummary[]) => nextSteps({ ...nothing, runs, expiresAt }).at(-1);
    expect(told([])).toMatchObject({ kind: 'tokens-expire', planActive: false });
    expect(told([run('CREATED'), run('COMPLETED')])).toMatchObject({
      kind: 'tokens-expire',
      planActive: true,
    });
  });

  it('are empty without runs and tokens', () => expect(kinds([])).toEqual([]));

  it('put actions before things to wait for', () => {
    const runs = [
      run('APPROVED_EXECUTING'),
      run('UNDER_REVIEW'),
      run('COMPLETED', { outcome: 'file_1' }),
      run('CREATED'),
      run('REJECTED_FOR_USER_REFINEMENT'),
    ];
    expect(kinds(runs, '2025-11-22T00:00:00Z')).toEqual([
      'revise',
      'finish',
      'read',
      'tokens-expire',
      'wait-for-review',
      'wait-for-document',
    ]);
  });

  it('name the newest of several finished plans', () => {
    const ready = ['newest', 'older'].map((id) => run('COMPLETED', { id, outcome: `file_${id}` }));
    expect(nextSteps({ ...nothing, runs: ready })).toEqual([{ kind: 'read', run: ready[0] }]);
  });

  it('ask to confirm the email of a complete draft, until it is confirmed', () => {
    const filled = [run('CREATED', { unanswered: [] })];
    const kindsOf = (isConfirmed: boolean, runs = filled) =>
      nextSteps({ ...nothing, runs, isConfirmed }).map(({ kind }) => kind);
    expect(kindsOf(false)).toEqual(['confirm-email']);
    expect(kindsOf(true)).toEqual(['finish']);
    expect(kindsOf(false, [run('CREATED', { unanswered: ['content'] })])).toEqual(['finish']);
  });

  it('start over after a plan that has reached its review limit, unless another is open', () => {
    expect(kinds([run('REVIEW_LIMIT_REACHED')])).toEqual(['renew']);
    expect(kinds([run('CREATED'), run('REVIEW_LIMIT_REACHED')])).toEqual(['finish']);
  });

  it.each([
    ['a week old', { outcome: 'file_1', lastModified: '2025-11-13T00:00:00Z' }, ['reread']],
    ['almost 30 days old', { outcome: 'file_1', lastModified: '2025-10-21T00:00:01Z' }, ['reread']],
    ['30 days old', { outcome: 'file_1', lastModified: '2025-10-21T00:00:00Z' }, ['renew']],
    ['almost a week old', { outcome: 'file_1', lastModified: '2025-11-13T00:00:01Z' }, ['read']],
    ['without its document', { outcome: 'Pending' }, []],
  ])('handle a completed run that is %s', (_, rest, expected) => {
    expect(kinds([run('COMPLETED', rest)])).toEqual(expected);
  });

  it.each([
    ['2025-11-27T00:00:00Z', ['tokens-expire']],
    ['2025-11-27T00:00:01Z', []],
    ['2025-11-20T00:00:00Z', []],
  ])('mention tokens that expire at %s in their last week only', (expiresAt, expected) => {
    expect(kinds([], expiresAt)).toEqual(expected);
  });

  it('put a paid plan first, which says until when it can be started', () => {
    const plan = { type: 'PRO', price: 9900, startBy: '2025-11-22T00:00:00Z' } as const;
    const { unlocks: _unlocks, ...tokens } = order({ amount: 9900 });
    const paid = { ...tokens, plan };
    const input = { ...nothing, orders: [paid], balance: 9900, expiresAt: plan.startBy, paths: [path(3)] };
    expect(nextSteps(input)).toEqual([
      { kind: 'start-plan', paid },
      { kind: 'continue', path: path(3) },
    ]);
    const { startBy: _startBy, ...gone } = plan;
    const steps = nextSteps({ ...input, orders: [{ ...paid, plan: gone }], expiresAt: null });
    expect(steps.map(({ kind }) => kind)).toEqual(['continue']);
  });

  it('put the path of a payment before anything else', () => {
    const input = { ...nothing, runs: [run('CREATED')], orders: [order()], balance: 5900 };
    expect(nextSteps(input)[0]).toMatchObject({ kind: 'unlock', path: 'local-earner/pet-care-rounds' });
  });

  it.each<[string, Partial<Parameters<typeof nextSteps>[0]>]>([
    ['that is owned by now', { orders: [order()], paths: [path(7)], balance: 5900 }],
    ['that was not paid', { orders: [order({ status: 'CANCELLED', paidAt: null })], balance: 5900 }],
    ['whose payment was refunded', { orders: [order({ status: 'REFUNDED' })], balance: 5900 }],
    ['whose tokens were spent elsewhere', { orders: [order()], balance: 5899 }],
    ['that was paid for long ago', { orders: [order({ paidAt: '2025-11-12T00:00:00Z' })], balance: 5900 }],
  ])('say nothing about a path %s', (_what, input) => {
    expect(nextSteps({ ...nothing, ...input })).toEqual([]);
  });

  it.each([
    [undefined, ['continue']],
    [3, ['continue']],
    [7, []],
  ])('continue a path that was read to section %s', (number, expected) => {
    expect(nextSteps({ ...nothing, paths: [path(number)] }).map(({ kind }) => kind)).toEqual(expected);
  });
});

describe('fill in draft', () => {
  const at = '2026-11-20T01:00:00Z';

  const untouched: RunSummary = {
    id: 'run_1',
    plan: 'BASIC',
    status: 'CREATED',
    submissionAttempts: 0,
    remainingReviews: 0,
    outcome: 'Pending',
    createdAt: at,
    lastModified: at,
    unanswered: [...answerFields],
  };

  const profile = {
    budget: 'BUDGET_100_299',
    weekly_time: 'TIME_5_10_HOURS',
    skills: 'Writing',
    interests: 'Blogging',
  } as const;

  const fillInDraftNothing = { budget: null, weekly_time: null, skills: null, interests: null };

  afterEach(dropCarriedAnswers);

  describe('a draft that was never opened', () => {
    it('lacks the same answers as its form will: the profile fills in the rest', () => {
      expect(fillInDraft(untouched, profile)).toMatchObject({
        unanswered: ['incomeGoal', 'content'],
        filledFrom: 'profile',
      });
    });

    it('counts a budget that the form does not offer as missing', () => {
      const wide = { ...profile, budget: 'BUDGET_300_999' } as const;
      expect(fillInDraft(untouched, wide).unanswered).toEqual(['budget', 'incomeGoal', 'content']);
    });

    it('prefers the answers of a goal check to those of the profile', () => {
      carryAnswers({ ...emptyAnswers, budget: '<100', incomeGoal: '$800 a month by June' });
      expect(fillInDraft(untouched, profile)).toMatchObject({
        unanswered: ['timePerWeek', 'skills', 'interests', 'content'],
        filledFrom: 'goal check',
      });
    });

    it.each([
      ['without answers from elsewhere', untouched, fillInDraftNothing],
      ['when it was emptied again', { ...untouched, lastModified: '2026-11-20T01:05:00Z' }, profile],
      ['with the answers of an earlier plan', { ...untouched, unanswered: ['content' as const] }, profile],
      ['when it was sent back', { ...untouched, status: 'REJECTED_FOR_USER_REFINEMENT' as const }, profile],
    ])('stays as it is %s', (_what, run, person) => expect(fillInDraft(run, person)).toBe(run));
  });
});

const failureOf = (onRetry: () => void, retrying = false) => ({ why: 'Why.', count: 1, retrying, onRetry });

it('retries all lists together when all of them failed', () => {
  const asked = [vi.fn(), vi.fn(), vi.fn()] as const;
  const [runs, orders, paths] = asked;
  const failed = failedAbove({
    runs: failureOf(runs),
    orders: failureOf(orders, true),
    paths: failureOf(paths),
  });
  expect(failed).toMatchObject({
    title: 'We couldn’t load your paths, plans and payments',
    why: 'Why.',
    retrying: true,
  });
  failed?.onRetry();
  for (const ask of asked) expect(ask).toHaveBeenCalledOnce();
});

it('names only the plans when the rest is loaded', () => {
  const runs = vi.fn();
  const failed = failedAbove({ runs: failureOf(runs), orders: undefined, paths: undefined });
  expect(failed?.title).toBe('We couldn’t load your plans');
  failed?.onRetry();
  expect(runs).toHaveBeenCalledOnce();
});

it('is nothing when the plans are loaded', () => {
  const failure = failureOf(() => undefined);
  expect(failedAbove({ runs: undefined, orders: failure, paths: failure })).toBeUndefined();
});

it('leaves a loaded list as it is', () => {
  expect(askedAbove(undefined)).toBeUndefined();
});
