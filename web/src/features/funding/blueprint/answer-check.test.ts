import { describe, expect, it } from 'vitest';
import { type FundingAnswers, readFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { checkBlueprint } from '#shared/domain/funding/match-grant.ts';
import { fundingAddress, keptAnswers, verdictOf } from './answer-check.tsx';

const mvp = {
  abn: true,
  stage: 'mvp',
  before: ['idea', 'pre-revenue'],
  states: ['New South Wales'],
} as const;

const whole: FundingAnswers = { abn: true, stage: 'mvp', state: 'New South Wales' };

const verdict = (answers: Partial<FundingAnswers>, isOver = false) =>
  verdictOf(checkBlueprint(mvp, answers), { isOver, states: mvp.states });

const wayBack = (answers: Partial<FundingAnswers>) => {
  const { searchParams } = new URL(
    fundingAddress(keptAnswers(checkBlueprint(mvp, answers), answers)),
    'https://x',
  );
  return readFundingAnswers(Object.fromEntries(searchParams));
};

describe('the banner of a blueprint', () => {
  it('says that all answers qualify, and that no round is open when none is', () => {
    expect(verdict(whole).title).toBe('Your answers qualify');
    expect(verdict(whole, true).text).toContain('next round');
  });

  it.each([
    [{ ...whole, abn: false }, 'One answer doesn’t match: ABN.'],
    [{ ...whole, stage: 'launch' }, 'One answer doesn’t match: Stage.'],
    [{ ...whole, stage: 'idea' }, 'You’re not at the right stage yet.'],
    [
      { ...whole, stage: 'idea', abn: false },
      'You’re not at the right stage yet. One answer doesn’t match: ABN.',
    ],
    [{ ...whole, state: 'Victoria' }, 'One answer doesn’t match: State.'],
    [{ abn: false, stage: 'launch', state: 'Other' }, '3 answers don’t match: ABN, Stage and State.'],
  ] as const)('names exactly what is missing in %j', (answers, text) => {
    expect(verdict(answers)).toMatchObject({ kind: 'not-qualified', text });
  });

  it('says first that another state rules it out', () => {
    expect(verdict({ ...whole, abn: false, state: 'Victoria' }).title).toBe('Only for New South Wales');
    expect(verdict({ ...whole, abn: false }).title).toBe('You don’t qualify yet');
  });

  it('names missing answers', () => {
    expect(verdict({ stage: 'mvp' }).text).toMatch(/^Still to answer: ABN and State\./);
  });
});

describe('the link back to the questions', () => {
  it('keeps only the answers that need no change', () => {
    expect(wayBack({ ...whole, abn: false })).toEqual({ stage: 'mvp', state: 'New South Wales' });
    for (const stage of ['launch', 'idea'] as const)
      expect(wayBack({ ...whole, stage })).toEqual({ abn: true, state: 'New South Wales' });
    expect(wayBack({ ...whole, state: 'Other' })).toEqual({ abn: true, stage: 'mvp' });
    expect(wayBack(whole)).toEqual(whole);
  });
});
