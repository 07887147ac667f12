import { describe, expect, it } from 'vitest';
import { countOf, kindsToAsk } from './asking.ts';

const firstTen = ['the people who already ring you', 'two agencies near you', 'one painter', 'a neighbour'];
const asked = { trade: { firstTen }, reading: {}, isSafety: false, hasNamed: false };

describe('the kinds of people to ask', () => {
  it('are all lines of the trade', () => {
    expect(kindsToAsk(asked)).toEqual(firstTen);
  });

  it('leave out those who know the customer where they are named', () => {
    expect(kindsToAsk({ ...asked, hasNamed: true })).not.toContain(firstTen[0]);
  });

  it('leave out those who live near a person in danger', () => {
    expect(kindsToAsk({ ...asked, isSafety: true })).not.toContain('a neighbour');
  });
});

it.each([
  ['two agencies near you', 2],
  ['12 shops', 12],
  ['a painter', 1],
])('%s are %d', (who, count) => {
  expect(countOf(who)).toBe(count);
});
