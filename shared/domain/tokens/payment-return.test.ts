import { describe, expect, test } from 'vitest';
import { hundredths } from './money.ts';
import { tokenReturn, withQuery } from './payment-return.ts';
import { chargeFor, contributionAmount, purchaseAmount } from './purchase-amount.ts';

const uuid = '0b9c1f3e-1c2d-4e5f-8a9b-0c1d2e3f4a5b';

describe('the return address of a token purchase', () => {
  test.each([
    [undefined, '/token/order', undefined],
    ['/token/order', '/token/order', undefined],
    ['/token/order?ref=%2Fdashboard%3Fa%3Db', '/token/order?ref=%2Fdashboard%3Fa%3Db', undefined],
    ['/token/order?ref=//evil.example', '/token/order', undefined],
    ['/token/order?ref=/%5Cevil.example', '/token/order', undefined],
    ['/token/order?status=success&session_id=cs_x', '/token/order', undefined],
    [
      `/make-money/path-compiler/confirm?pc_sid=${uuid}`,
      `/make-money/path-compiler/confirm?pc_sid=${uuid}`,
      uuid,
    ],
    [
      `/make-money/path-compiler/confirm?pc_sid=${uuid}&x=1#y`,
      `/make-money/path-compiler/confirm?pc_sid=${uuid}`,
      uuid,
    ],
    ['/make-money/path-compiler/confirm', '/token/order', undefined],
    ['/make-money/path-compiler/confirm?pc_sid=../..', '/token/order', undefined],
    ['/fund-us', '/token/order', undefined],
    ['//evil.example/token/order', '/token/order', undefined],
    ['/.//evil.example', '/token/order', undefined],
    ['javascript:alert(1)', '/token/order', undefined],
  ])('%s → %s', (wish, path, planQuoteId) => {
    expect(tokenReturn(wish)).toEqual(planQuoteId === undefined ? { path } : { path, planQuoteId });
  });

  test.each([
    ['/make-money/paths/ai-operator/ai-content-desk', '/make-money/paths/ai-operator/ai-content-desk'],
    [
      '/make-money/paths/ai-operator/ai-content-desk?status=success#x',
      '/make-money/paths/ai-operator/ai-content-desk',
    ],
  ])('%s is a path to unlock', (wish, path) => {
    const unlocks = { personaSlug: 'ai-operator', pathSlug: 'ai-content-desk' };
    expect(tokenReturn(wish)).toEqual({ path, unlocks });
  });

  test.each([
    '/make-money/paths/ai-operator',
    '/make-money/paths/ai-operator/ai-content-desk/',
    '/make-money/paths/ai-operator/../x',
    '/make-money/paths/%2e%2e/x',
    'https://evil.example/make-money/paths/ai-operator/ai-content-desk',
  ])('%s is not a path to unlock', (wish) => {
    expect(tokenReturn(wish)).toEqual({ path: '/token/order' });
  });

  test('further query parameters are appended', () => {
    expect([withQuery('/a', 'x=1'), withQuery('/a?b=2', 'x=1')]).toEqual(['/a?x=1', '/a?b=2&x=1']);
  });
});

describe('amounts', () => {
  test.each([
    ['100', 100],
    ['110', 110],
    ['500000', 500_000],
    ['0000100', 100],
    ['90', undefined],
    ['105', undefined],
    ['500010', undefined],
    ['00000100', undefined],
    ['1.5', undefined],
    ['+100', undefined],
    [' 100', undefined],
    ['1e3', undefined],
    ['१००', undefined],
  ])('of a purchase: %j → %s', (text, amount) => {
    expect(purchaseAmount(text)).toBe(amount);
  });

  test.each([
    ['100', 100],
    ['101', 101],
    ['1000000', 1_000_000],
    ['99', 'too-small'],
    ['-500', 'too-small'],
    ['', 'too-small'],
    ['1000001', 'too-large'],
    ['10000000', 'too-large'],
    ['9'.repeat(400), 'too-large'],
  ])('of a contribution: %j → %s', (text, amount) => {
    expect(contributionAmount(text)).toBe(amount);
  });

  test.each([
    [1, 50],
    [49, 50],
    [50, 50],
    [51, 51],
    [99_900, 99_900],
  ])('%i missing hundredths cost %i cents', (missing, charge) => {
    expect(chargeFor(hundredths(missing))).toBe(charge);
  });
});
