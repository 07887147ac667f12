import { describe, expect, it } from 'vitest';
import { fitSlot } from './fit-slot.ts';

describe('a slot and the words before it', () => {
  it.each([
    ['Ask a ', 'local', 'Ask a local'],
    ['Ask a ', 'Adelaide', 'Ask an Adelaide'],
    ['A ', 'Orange', 'An Orange'],
    ['Offer the ', 'your state', 'Offer your state'],
    ['Ask a ', 'your area', 'Ask your area'],
    ['in ', 'your area', 'in your area'],
    ['sold in ', 'the Gold Coast', 'sold on the Gold Coast'],
    ['In ', 'the Mornington Peninsula', 'On the Mornington Peninsula'],
    ['in ', 'the Blue Mountains', 'in the Blue Mountains'],
    ['near ', 'the Gold Coast', 'near the Gold Coast'],
    ['', 'the Gold Coast', 'The Gold Coast'],
    ['Visits wait. ', 'your part of Victoria', 'Visits wait. Your part of Victoria'],
    ['Begin ', 'Orange', 'Begin Orange'],
    ['a firm near ', 'your part of Victoria', 'a firm near you'],
    ['a firm near ', 'your area', 'a firm near you'],
    ['A ', '$85', 'An $85'],
    ['a ', '$110', 'a $110'],
    ['a ', '$1,100', 'a $1,100'],
    ['a ', '$18', 'an $18'],
  ])('%j and %j are written %j', (before, value, together) => {
    expect(fitSlot(before, value).join('')).toBe(together);
  });
});
