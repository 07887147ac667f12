import { describe, expect, it } from 'vitest';
import { splitQuestion } from './split-question.ts';

describe('a question', () => {
  it.each([
    ['2 how do I charge for screws', ['how do I charge for screws']],
    ['Qs: 1 is 65 too cheap', ['is 65 too cheap']],
    ['Three, do I give one price for the lot', ['do I give one price for the lot']],
    ['(4) what number should I stop at', ['what number should I stop at']],
    [': trailer or van?', ['trailer or van?']],
    ['420 a week is too much?', ['420 a week is too much?']],
    ['7 dollar is good or no?', ['7 dollar is good or no?']],
  ])('is printed without its number in a list: %s', (asked, parts) => {
    expect(splitQuestion(asked)).toEqual(parts);
  });

  it('has a part for each thing that it asks', () => {
    expect(splitQuestion('What do I tell people, and can I post it back?')).toEqual([
      'What do I tell people',
      'can I post it back?',
    ]);
  });
});

describe('two questions in one sentence', () => {
  it.each([
    ['loan yes or no, how many jobs for 989?', ['loan yes or no', 'how many jobs for 989?']],
    [
      'do I take the loan, what number of jobs covers 709',
      ['do I take the loan', 'what number of jobs covers 709'],
    ],
    ['is and how fast I can get registered', ['is and how fast I can get registered']],
    ['1, do I need a check?', ['do I need a check?']],
    [
      'Do I need a permit for signs, and when would I know?',
      ['Do I need a permit for signs', 'when would I know?'],
    ],
    [
      "What I'd like to know is what to ask the school, whether the shop is worth it at 30, van or trailer first",
      ['what to ask the school', 'whether the shop is worth it at 30', 'van or trailer first'],
    ],
  ])('want an answer each: %s', (asked, parts) => {
    expect(splitQuestion(asked)).toEqual(parts);
  });
});
