import { describe, expect, it } from 'vitest';
import { nswFirstHome } from '#shared/content/grants/nsw-first-home.ts';
import { nswFirstHomeGuide } from '#shared/content/grants/nsw-first-home-guide.ts';
import { firstHomeHelp, firstHomeLimits, readPrice } from './first-home-help.ts';

describe('help with a first home', () => {
  it.each([
    ['new', 600_000, 10_000, 'none'],
    ['new', 600_001, 0, 'none'],
    ['new', 800_000, 0, 'none'],
    ['new', 800_001, 0, 'reduced'],
    ['new', 999_999, 0, 'reduced'],
    ['new', 1_000_000, 0, 'full'],
    ['build', 750_000, 10_000, 'ask'],
    ['build', 750_001, 0, 'ask'],
    ['existing', 600_000, 0, 'none'],
    ['existing', 900_000, 0, 'reduced'],
    ['existing', 1_200_000, 0, 'full'],
  ] as const)(
    'for a home of the kind %s at %i is a grant of %i, and stamp duty: %s',
    (kind, price, grant, duty) => {
      expect(firstHomeHelp(kind, price)).toMatchObject({ grantDollars: grant, duty });
    },
  );

  it('has the same limits as the grant’s printed figures', () => {
    const printed = JSON.stringify(nswFirstHomeGuide.figures).replaceAll('$1 million', '$1,000,000');
    for (const dollars of Object.values(firstHomeLimits))
      expect(printed).toContain(`$${dollars.toLocaleString('en-AU')}`);
    const { grantDollars: _, ...prices } = firstHomeLimits;
    expect(nswFirstHome.gives.bars.map(({ to }) => to)).toEqual(Object.values(prices));
  });
});

describe('the price of a home', () => {
  it.each([
    ['650000', 650_000],
    ['$650,000', 650_000],
    [' 650 000 ', 650_000],
    ['650k', 650_000],
    ['1,2', undefined],
    ['6500,50', undefined],
    ['650000,50', undefined],
    ['', undefined],
    ['cheap', undefined],
    ['-5', undefined],
    ['6.5e5', undefined],
    ['999999999999', undefined],
  ])('typed as %j is %s', (text, price) => {
    expect(readPrice(text)).toBe(price);
  });
});
