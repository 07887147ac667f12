import { describe, expect, it } from 'vitest';
import { hundredths } from '#shared/domain/tokens/money.ts';
import {
  type Funds,
  fundsFor,
  isCoveredByNow,
  needsRecharge,
  nextStep,
  type UnlockEvent,
  type Unlocking,
} from './unlocking.ts';

describe('the balance held against the price', () => {
  it.each<[number | undefined, Funds]>([
    [25_000, { kind: 'enough', balance: 25_000, left: 5100 }],
    [19_900, { kind: 'enough', balance: 19_900, left: 0 }],
    [19_899, { kind: 'short', balance: 19_899, missing: 1 }],
    [0, { kind: 'short', balance: 0, missing: 19_900 }],
    [undefined, { kind: 'unknown' }],
  ])('of %j is %j', (balance, funds) => {
    expect(fundsFor(hundredths(19_900), balance)).toEqual(funds);
  });
});

const funds: Funds = { kind: 'enough', balance: 25_000, left: 5100 };
const low: Funds = { kind: 'short', balance: 0, missing: 19_900 };
const shortage = { kind: 'short', message: 'Your token balance is too low.', owed: false } as const;
const owed = { ...shortage, owed: true };
const closed: Unlocking = { step: 'closed' };
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
    ['opens again after a failure', processing, answered({ kind: 'failed', message: 'No.' }), open],
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
    ['does not open while it leaves', { step: 'leaving' }, { kind: 'open' }, { step: 'leaving' }],
  ])('%s', (_behaviour, before, event, after) => {
    expect(nextStep(before, event)).toEqual(after);
  });

  it.each<[string, Unlocking, boolean]>([
    ['not with enough tokens', open, false],
    ['not while they are counted', asking, false],
    ['with too few', { step: 'open', funds: low }, true],
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
    ['not when they were topped up meanwhile', { step: 'open', funds, shortage }, false],
    ['when tokens are owed, whatever the balance', { step: 'open', funds, shortage: owed }, true],
  ])('leads to buying tokens %s', (_when, state, needed) => {
    expect(needsRecharge(state)).toBe(needed);
  });

  it.each<[string, Unlocking, boolean]>([
    ['when they were topped up meanwhile', { step: 'open', funds, shortage }, true],
    ['not before anything was refused', open, false],
    ['not while they are counted again', { step: 'asking', shortage }, false],
    ['not with too few', { step: 'open', funds: low, shortage }, false],
    ['not when they cannot be counted', { step: 'open', funds: { kind: 'unknown' }, shortage }, false],
    ['not when tokens are owed', { step: 'open', funds, shortage: owed }, false],
  ])('says that the tokens are enough by now %s', (_when, state, covered) => {
    expect(isCoveredByNow(state)).toBe(covered);
  });
});
