import { describe, expect, it } from 'vitest';
import type { OwnedPath } from '#shared/contract/routes/path-compiler.ts';
import type { PaymentOrder } from '#shared/contract/routes/pay.ts';
import type { RunSummary } from '#shared/contract/runs.ts';
import { nextSteps } from './next-steps.ts';

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
