import { describe, expect, it } from 'vitest';
import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import type { ApiResult } from '#web/lib/api/call-route.ts';
import {
  type Funds,
  firstStep,
  fundsOf,
  hasSpentNothing,
  isCoveredByNow,
  missingFunds,
  type News,
  needsRecharge,
  newsOf,
  nextStep,
  readPurchased,
  readUnlock,
  type UnlockEvent,
  type Unlocking,
  type UnlockOutcome,
} from './unlocking.ts';

const cost = (usable: number, missing: number): CostShown => ({
  price: 19_900,
  usable,
  owed: 0,
  missing,
  charge: Math.max(missing, 50),
});

describe('the cost of a path for a reader', () => {
  it.each<[CostShown | undefined, Funds]>([
    [cost(25_000, 0), { kind: 'enough', price: 19_900, balance: 25_000, left: 5100 }],
    [cost(19_900, 0), { kind: 'enough', price: 19_900, balance: 19_900, left: 0 }],
    [cost(19_899, 1), { kind: 'short', price: 19_900, balance: 19_899, owed: 0, missing: 1, charge: 50 }],
    [undefined, { kind: 'unknown' }],
  ])('of %j is %j', (shown, funds) => {
    expect(fundsOf(shown)).toEqual(funds);
  });
});

const funds = fundsOf(cost(25_000, 0));

const low = fundsOf(cost(0, 19_900));

const shortage = { kind: 'short', message: 'Your token balance is too low.' } as const;

const closed: Unlocking = { step: 'closed' };

const settling: Unlocking = { step: 'settling' };

const quiet = firstStep(true);

const unsettled: Unlocking = { step: 'unsettled', message: 'Not yet.' };

const note = { message: 'Payment was cancelled.', kind: 'cancelled' } as const;

const asking: Unlocking = { step: 'asking' };

const open: Unlocking = { step: 'open', funds };

const processing: Unlocking = { step: 'processing', funds };

const answered = (outcome: Extract<UnlockEvent, { kind: 'answered' }>['outcome']): UnlockEvent => ({
  kind: 'answered',
  outcome,
});

describe('the confirm dialog', () => {
  it.each<[string, Unlocking, UnlockEvent, Unlocking]>([
    ['asks for the balance when it opens', closed, { kind: 'open' }, asking],
    ['is open once it has it', asking, { kind: 'funds', funds }, open],
    ['closes while it asks', asking, { kind: 'close' }, closed],
    ['closes', open, { kind: 'close' }, closed],
    ['ignores a late balance', closed, { kind: 'funds', funds }, closed],
    ['sends only what was confirmed with a visible balance', asking, { kind: 'confirm' }, asking],
    ['sends', open, { kind: 'confirm' }, processing],
    ['does not close while it sends', processing, { kind: 'close' }, processing],
    ['does not send twice', processing, { kind: 'confirm' }, processing],
    ['closes on success', processing, answered({ kind: 'unlocked' }), closed],
    ['leaves with an ended session', processing, answered({ kind: 'session-refused' }), { step: 'leaving' }],
    [
      'leaves when the session ends during a request',
      asking,
      answered({ kind: 'session-refused' }),
      { step: 'leaving' },
    ],
    [
      'leaves when the session ends during a retry',
      { step: 'asking', shortage },
      answered({ kind: 'session-refused' }),
      { step: 'leaving' },
    ],
    ['ignores other answers during a request', asking, answered({ kind: 'failed', message: 'No.' }), asking],
    ['ignores answers once it is closed', closed, answered({ kind: 'session-refused' }), closed],
    [
      'asks again after a failure',
      processing,
      answered({ kind: 'failed', message: 'No.' }),
      { ...asking, failed: 'No.' },
    ],
    [
      'asks again when the tokens were spent elsewhere',
      processing,
      answered(shortage),
      { step: 'asking', shortage },
    ],
    [
      'keeps the reason while it asks again',
      { step: 'asking', shortage },
      { kind: 'funds', funds: low },
      { step: 'open', funds: low, shortage },
    ],
    ['can start again with a newer session', { step: 'leaving' }, { kind: 'close' }, closed],
    ['checks the outcome of a payment', closed, { kind: 'settle' }, settling],
    ['checks again', unsettled, { kind: 'settle' }, settling],
    ['checks without a dialog on arrival', closed, { kind: 'settle', quiet: true }, quiet],
    [
      'stays hidden while it requests the cost',
      quiet,
      { kind: 'settled', note },
      { ...asking, note, quiet: true },
    ],
    ['stays hidden while it unlocks', quiet, { kind: 'paid' }, { step: 'processing', quiet: true }],
    [
      'reports a failure',
      { ...asking, failed: 'No.', quiet: true },
      { kind: 'funds', funds },
      { ...open, failed: 'No.' },
    ],
    ['reports an unknown outcome', quiet, { kind: 'unsettled', message: 'Not yet.' }, unsettled],
    ['does not check while it sends', processing, { kind: 'settle' }, processing],
    [
      'waits with a payment of unknown outcome',
      settling,
      { kind: 'unsettled', message: 'Not yet.' },
      unsettled,
    ],
    ['closes while the outcome is unknown', unsettled, { kind: 'close' }, closed],
    ['unlocks a path that was paid for', settling, { kind: 'paid' }, { step: 'processing' }],
    ['unlocks nothing after it was closed', closed, { kind: 'paid' }, closed],
    [
      'requests the cost after an abandoned payment',
      settling,
      { kind: 'settled', note },
      { step: 'asking', note },
    ],
    [
      'keeps the note on the payment',
      { step: 'asking', note },
      { kind: 'funds', funds: low },
      { step: 'open', funds: low, note },
    ],
    ['does not open while it leaves', { step: 'leaving' }, { kind: 'open' }, { step: 'leaving' }],
  ])('%s', (_behaviour, before, event, after) => {
    expect(nextStep(before, event)).toEqual(after);
  });

  it.each<[string, Unlocking, boolean]>([
    ['not with enough tokens', open, false],
    ['not while the balance loads', asking, false],
    ['not when the dialog takes the payment', { step: 'open', funds: low, shortage }, false],
    [
      'not when the balance is unknown, because the server decides',
      { step: 'open', funds: { kind: 'unknown' } },
      false,
    ],
    [
      'when the server asks for it and the balance is unknown',
      { step: 'open', funds: { kind: 'unknown' }, shortage },
      true,
    ],
  ])('links to buying tokens elsewhere: %s', (_when, state, needed) => {
    expect(needsRecharge(state)).toBe(needed);
  });

  it.each<[string, Unlocking, Funds | undefined]>([
    ['with too few tokens', { step: 'open', funds: low }, low],
    ['not with enough', open, undefined],
    ['not while the balance loads', asking, undefined],
    ['not while it sends', { step: 'processing', funds: low }, undefined],
  ])('takes the payment itself: %s', (_when, state, missing) => {
    expect(missingFunds(state)).toEqual(missing);
  });

  it.each<[string, Unlocking, boolean]>([
    ['when they were topped up meanwhile', { step: 'open', funds, shortage }, true],
    ['not before anything was refused', open, false],
    ['not while the balance reloads', { step: 'asking', shortage }, false],
    ['not with too few', { step: 'open', funds: low, shortage }, false],
    ['not when the balance is unknown', { step: 'open', funds: { kind: 'unknown' }, shortage }, false],
  ])('says that the tokens are enough by now: %s', (_when, state, covered) => {
    expect(isCoveredByNow(state)).toBe(covered);
  });

  it.each<[string, Unlocking, boolean]>([
    ['after a failed attempt', { step: 'open', funds, failed: 'No.' }, true],
    ['not before it was tried', open, false],
    ['not while the balance is unknown', { step: 'open', funds: { kind: 'unknown' }, failed: 'No.' }, false],
    ['not with too few', { step: 'open', funds: low, failed: 'No.' }, false],
  ])('says that nothing was spent: %s', (_when, state, kept) => {
    expect(hasSpentNothing(state)).toBe(kept);
  });

  it('clears a failure once it is confirmed again', () => {
    const again = nextStep({ step: 'open', funds, failed: 'No.' }, { kind: 'confirm' });
    expect(again).toEqual({ step: 'processing', funds });
  });
});

const refused = (status: number, code: string, message = 'The server’s words.'): ApiResult<never> => ({
  ok: false,
  kind: 'refused',
  status,
  code,
  message,
});

const network: ApiResult<never> = { ok: false, kind: 'network' };

describe('the purchase status', () => {
  it.each<[string, ApiResult<{ purchased: boolean }>, boolean | 'unknown' | undefined]>([
    ['purchased', { ok: true, answer: { purchased: true } }, true],
    ['not purchased', { ok: true, answer: { purchased: false } }, false],
    ['unknown when no answer comes', network, 'unknown'],
    ['unknown when the server fails', refused(500, 'internal-error'), 'unknown'],
    ['unknown when there is no such path', refused(404, 'not-found'), 'unknown'],
    ['undecided when the session is refused', refused(401, 'session-invalid'), undefined],
    ['undecided when access is refused', refused(403, 'unreadable-answer'), undefined],
  ])('is %s', (_what, result, purchased) => {
    expect(readPurchased(result)).toBe(purchased);
  });
});

const done = { status: 'ok', global: 'Done.' } as const;

describe('an attempt to unlock', () => {
  it.each([
    ['succeeds', { ok: true, answer: done } as const, { kind: 'unlocked' }],
    [
      'was no longer needed',
      { ok: true, answer: { ...done, unlockedBefore: true } } as const,
      { kind: 'unlocked', before: true },
    ],
    ['meets an ended session', refused(401, 'session-invalid'), { kind: 'session-refused' }],
    ['meets a refused access', refused(403, 'unreadable-answer'), { kind: 'session-refused' }],
    [
      'finds the balance too low',
      refused(402, 'insufficient-tokens'),
      { kind: 'short', message: 'The server’s words.' },
    ],
    ['finds tokens owed', refused(402, 'tokens-owed'), { kind: 'short', message: 'The server’s words.' }],
    [
      'finds the balance too low without words',
      refused(402, 'unreadable-answer', 'Our own words.'),
      { kind: 'short', message: 'Purchase failed.' },
    ],
    [
      'finds the price changed',
      refused(409, 'price-changed'),
      { kind: 'failed', message: 'The server’s words.' },
    ],
    [
      'is refused in words',
      refused(409, 'wallet-frozen'),
      { kind: 'failed', message: 'The server’s words.' },
    ],
    [
      'is refused without words',
      refused(502, 'unreadable-answer', 'Our own words.'),
      { kind: 'failed', message: 'Purchase failed.' },
    ],
    [
      'is refused with empty words',
      refused(409, 'conflict', ''),
      { kind: 'failed', message: 'Purchase failed.' },
    ],
    ['gets no answer', network, { kind: 'failed', message: 'Something went wrong. Try again.' }],
    [
      'gets an unreadable success',
      refused(200, 'unreadable-answer'),
      { kind: 'failed', message: 'Something went wrong. Try again.' },
    ],
  ])('%s', (_what, result, outcome) => {
    expect(readUnlock(result)).toEqual(outcome);
  });
});

const message = 'The server’s words.';

describe('the toast after an attempt to unlock', () => {
  it.each<[string, UnlockOutcome, News]>([
    [
      'an ended session',
      { kind: 'session-refused' },
      { tone: 'failed', message: 'Session expired. Redirecting to login...' },
    ],
  ])('reports %s', (_what, outcome, news) => {
    expect(newsOf(outcome, { paid: false })).toEqual(news);
    expect(newsOf(outcome, { paid: true })).toEqual(news);
  });

  it.each<[string, UnlockOutcome]>([
    ['a purchase, which the receipt reports', { kind: 'unlocked' }],
    ['too few tokens, which the dialog reports', { kind: 'short', message }],
    ['any other failure, which the dialog reports', { kind: 'failed', message }],
  ])('is omitted for %s', (_what, outcome) => {
    expect(newsOf(outcome, { paid: false })).toBeUndefined();
    expect(newsOf(outcome, { paid: true })).toBeUndefined();
  });

  it('says after a second payment for an unlocked path where the extra money is', () => {
    const before: UnlockOutcome = { kind: 'unlocked', before: true };
    expect(newsOf(before, { paid: true })).toEqual({
      tone: 'info',
      message: 'You were charged once for this path. Anything extra you paid is in your balance.',
    });
    expect(newsOf(before, { paid: false })).toBeUndefined();
  });
});
