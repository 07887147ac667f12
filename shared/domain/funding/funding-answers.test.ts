import { describe, expect, it } from 'vitest';
import {
  answersFromProfile,
  countOpenQuestions,
  fundingStates,
  readFundingAnswers,
  waitlistCategory,
  wholeFundingAnswers,
  writeFundingAnswers,
} from './funding-answers.ts';

describe('funding answers', () => {
  it('survive a round trip through text', () => {
    const answers = { abn: false, stage: 'pre-revenue', state: 'Victoria' } as const;
    expect(readFundingAnswers(writeFundingAnswers(answers))).toEqual(answers);
    expect(wholeFundingAnswers(answers)).toEqual(answers);
  });

  it.each([
    [{ abn: 'maybe', stage: 'unicorn', state: 'Tasmania' }, {}],
    [{ abn: null, stage: undefined, state: 'Queensland' }, { state: 'Queensland' }],
    [{ abn: 'yes', stage: 'MVP' }, { abn: true }],
  ])('drop unknown values: %j', (text, expected) => {
    expect(readFundingAnswers(text)).toEqual(expected);
    expect(wholeFundingAnswers(readFundingAnswers(text))).toBeUndefined();
  });

  it('are complete without an ABN for a home, and incomplete without a state', () => {
    expect(wholeFundingAnswers({ stage: 'first-home', state: 'New South Wales' })).toEqual({
      abn: false,
      stage: 'first-home',
      state: 'New South Wales',
    });
    expect(wholeFundingAnswers({ stage: 'mvp', state: 'New South Wales' })).toBeUndefined();
    expect(wholeFundingAnswers({ stage: 'first-home' })).toBeUndefined();
  });

  it.each([
    [{}, 3],
    [{ state: 'New South Wales' }, 2],
    [{ stage: 'idea', state: 'New South Wales' }, 1],
    [{ abn: true, stage: 'mvp', state: 'New South Wales' }, 0],
    [{ stage: 'first-home' }, 1],
    [{ stage: 'first-home', state: 'New South Wales' }, 0],
  ] as const)('leave questions open, none about an ABN for a home: %j, %i', (answers, open) => {
    expect(countOpenQuestions(answers)).toBe(open);
  });

  it.each([
    [
      { country: 'Australia', state: 'New South Wales', abn: '51824753556' },
      { abn: true, state: 'New South Wales' },
    ],
    [{ country: 'Australia', state: 'Western Australia', abn: null }, { state: 'Other' }],
    [{ country: 'Australia', state: null, abn: null }, {}],
    [{ country: 'Canada', state: null, abn: null }, { state: 'Other' }],
  ])('start, for the profile %j, with %j', (profile, expected) => {
    expect(answersFromProfile(profile)).toEqual(expected);
  });

  it('name a waitlist by its state', () => {
    expect(fundingStates.map(waitlistCategory)).toEqual([
      'New_South_Wales_Policy',
      'Victoria_Policy',
      'Queensland_Policy',
      'Other_Policy',
    ]);
  });
});
