import { describe, expect, it } from 'vitest';
import type { CostShown } from '#shared/contract/routes/path-compiler.ts';
import {
  type Funds,
  firstStep,
  fundsOf,
  hasSpentNothing,
  isCoveredByNow,
  missingFunds,
  needsRecharge,
  nextStep,
  type UnlockEvent,
  type Unlocking,
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
    ['takes no late balance', closed, { kind: 'funds', funds }, closed],
    ['sends only what was confirmed with the balance in sight', asking, { kind: 'confirm' }, asking],
    ['sends', open, { kind: 'confirm' }, processing],
    ['does not close while it sends', processing, { kind: 'close' }, processing],
    ['does not send twice', processing, { kind: 'confirm' }, processing],
    ['closes on success', processing, answered({ kind: 'unlocked' }), closed],
    [
      'leaves with a session that is over',
      processing,
      answered({ kind: 'session-refused' }),
      { step: 'leaving' },
    ],
    [
      'leaves when the session is over as it asks',
      asking,
      answered({ kind: 'session-refused' }),
      { step: 'leaving' },
    ],
    [
      'leaves when the session is over as it asks again',
      { step: 'asking', shortage },
      answered({ kind: 'session-refused' }),
      { step: 'leaving' },
    ],
    ['takes no other answer while it asks', asking, answered({ kind: 'failed', message: 'No.' }), asking],
    ['takes no answer once it is closed', closed, answered({ kind: 'session-refused' }), closed],
    [
      'asks anew after a failure',
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
    ['can begin again when a newer session stands', { step: 'leaving' }, { kind: 'close' }, closed],
    ['looks how a payment was left', closed, { kind: 'settle' }, settling],
    ['looks again', unsettled, { kind: 'settle' }, settling],
    ['looks without a dialog on arrival', closed, { kind: 'settle', quiet: true }, quiet],
    [
      'is as quiet while it asks what it costs',
      quiet,
      { kind: 'settled', note },
      { ...asking, note, quiet: true },
    ],
    ['is as quiet while it unlocks', quiet, { kind: 'paid' }, { step: 'processing', quiet: true }],
    [
      'speaks of what went wrong',
      { ...asking, failed: 'No.', quiet: true },
      { kind: 'funds', funds },
      { ...open, failed: 'No.' },
    ],
    ['speaks of what nobody can tell', quiet, { kind: 'unsettled', message: 'Not yet.' }, unsettled],
    ['does not look while it sends', processing, { kind: 'settle' }, processing],
    [
      'waits with a payment that nobody can tell of',
      settling,
      { kind: 'unsettled', message: 'Not yet.' },
      unsettled,
    ],
    ['closes while nobody can tell', unsettled, { kind: 'close' }, closed],
    ['unlocks what was paid for', settling, { kind: 'paid' }, { step: 'processing' }],
    ['unlocks nothing that was closed meanwhile', closed, { kind: 'paid' }, closed],
    [
      'asks what it costs after a payment that was left',
      settling,
      { kind: 'settled', note },
      { step: 'asking', note },
    ],
    [
      'keeps what was said of the payment',
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
    ['not while they are counted', asking, false],
    ['not when they are paid for in the dialog', { step: 'open', funds: low, shortage }, false],
    [
      'not when they cannot be counted: the server decides',
      { step: 'open', funds: { kind: 'unknown' } },
      false,
    ],
    [
      'when the server said so and they cannot be counted',
      { step: 'open', funds: { kind: 'unknown' }, shortage },
      true,
    ],
  ])('links to buying tokens elsewhere %s', (_when, state, needed) => {
    expect(needsRecharge(state)).toBe(needed);
  });

  it.each<[string, Unlocking, Funds | undefined]>([
    ['with too few tokens', { step: 'open', funds: low }, low],
    ['not with enough', open, undefined],
    ['not while they are counted', asking, undefined],
    ['not while it sends', { step: 'processing', funds: low }, undefined],
  ])('takes the payment itself %s', (_when, state, missing) => {
    expect(missingFunds(state)).toEqual(missing);
  });

  it.each<[string, Unlocking, boolean]>([
    ['when they were topped up meanwhile', { step: 'open', funds, shortage }, true],
    ['not before anything was refused', open, false],
    ['not while they are counted again', { step: 'asking', shortage }, false],
    ['not with too few', { step: 'open', funds: low, shortage }, false],
    ['not when they cannot be counted', { step: 'open', funds: { kind: 'unknown' }, shortage }, false],
  ])('says that the tokens are enough by now %s', (_when, state, covered) => {
    expect(isCoveredByNow(state)).toBe(covered);
  });

  it.each<[string, Unlocking, boolean]>([
    ['after an attempt that left it locked', { step: 'open', funds, failed: 'No.' }, true],
    ['not before it was tried', open, false],
    [
      'not while nobody knows the balance',
      { step: 'open', funds: { kind: 'unknown' }, failed: 'No.' },
      false,
    ],
    ['not with too few', { step: 'open', funds: low, failed: 'No.' }, false],
  ])('says that nothing was spent %s', (_when, state, kept) => {
    expect(hasSpentNothing(state)).toBe(kept);
  });

  it('clears a failure once it is confirmed again', () => {
    const again = nextStep({ step: 'open', funds, failed: 'No.' }, { kind: 'confirm' });
    expect(again).toEqual({ step: 'processing', funds });
  });
});
