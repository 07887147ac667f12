import { describe, expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { printDocument } from '../testing/print-document.ts';
import { readOwned } from './read-owned.ts';

describe('what somebody owns of the start-up', () => {
  it.each([
    ['ive mowed lawns for mates, got a mower + ute.', 'got a mower'],
    ['I have my own mower and a ute.', 'have my own mower'],
    ['I own a mower.', 'own a mower'],
    ['I’ve got an old whipper snipper.', '’ve got an old whipper snipper'],
  ])('is read from: %s', (background, words) => {
    expect(readOwned(background, 'used-mower-trimmer')).toBe(words);
  });

  it.each([
    'I don’t own a mower.',
    'I have no mower.',
    'I have a ute but no mower.',
    'I have to borrow a mower.',
    'I want to own a mower.',
    'I have never used a mower.',
    'I have a ute. Mowers scare me.',
    'I mow lawns.',
  ])('is not read from: %s', (background) => {
    expect(readOwned(background, 'used-mower-trimmer')).toBeUndefined();
  });

  it.each([
    ['<300', 'use your own where “Used mower and trimmer” stands'],
    ['<1000', 'what you have of “Used mower and trimmer” you need not buy'],
  ])('is said under the budget, which leaves its sums as they are: %s', (budget, words) => {
    const said = (content: string) => {
      const document = compilePlan(
        {
          answers: {
            budget,
            content,
            timePerWeek: '10h+',
            skills: 'lawn mowing',
            interests: 'gardens',
            incomeGoal: '$500 a week',
          },
          profile: { name: 'Sam', country: 'Australia' },
          unlockedPath: 'mobile-garden-care',
        },
        { tier: 'BASIC', now: new Date('2026-11-22T01:00:00Z'), planId: 'p1' },
      );
      return printDocument(document);
    };
    expect(said('I mow for friends. I own a mower.')).toContain(`You wrote “own a mower”: ${words}`);
    expect(said('I mow for friends.')).not.toContain('You wrote “');
  });
});
