import { describe, expect, it } from 'vitest';
import { type FundingAnswers, readFundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { checkBlueprint } from '#shared/domain/funding/match-grant.ts';
import { fundingAddress, keptAnswers, verdictOf } from './blueprint-verdict.ts';

const mvp = { abn: true, stage: 'mvp', before: ['idea', 'pre-revenue'] } as const;
const whole: FundingAnswers = { abn: true, stage: 'mvp', state: 'New South Wales' };
const verdict = (answers: Partial<FundingAnswers>, isOver = false) =>
  verdictOf(checkBlueprint(mvp, answers), isOver);
const wayBack = (answers: Partial<FundingAnswers>) => {
  const { searchParams } = new URL(
    fundingAddress(keptAnswers(checkBlueprint(mvp, answers), answers)),
    'https://x',
  );
  return readFundingAnswers(Object.fromEntries(searchParams));
};

describe('the banner of a blueprint', () => {
  it('says that all answers qualify, and that no round is open when none is', () => {
    expect(verdict(whole).title).toBe('You qualify by your answers');
    expect(verdict(whole, true).text).toContain('no round is open');
  });

  it.each([
    [{ ...whole, abn: false }, 'One answer does not match: ABN.'],
    [{ ...whole, stage: 'launch' }, 'One answer does not match: Stage.'],
    [{ ...whole, stage: 'idea' }, 'Your stage leads to it.'],
    [{ ...whole, stage: 'idea', abn: false }, 'Your stage leads to it. One answer does not match: ABN.'],
    [{ ...whole, state: 'Victoria' }, 'One answer does not match: State.'],
    [{ abn: false, stage: 'launch', state: 'Other' }, '3 answers do not match: ABN, Stage and State.'],
  ] as const)('names of %j exactly what is missing', (answers, text) => {
    expect(verdict(answers)).toMatchObject({ kind: 'not-qualified', text });
  });

  it('says before all else that another state rules it out', () => {
    expect(verdict({ ...whole, abn: false, state: 'Victoria' }).title).toBe('Only in New South Wales');
    expect(verdict({ ...whole, abn: false }).title).toBe('You do not qualify yet');
  });

  it('names what was not answered', () => {
    expect(verdict({ stage: 'mvp' }).text).toMatch(/^Still to answer: ABN and State\./);
  });
});

describe('the way back to the questions', () => {
  it('keeps the answers that need no change, and no other', () => {
    expect(wayBack({ ...whole, abn: false })).toEqual({ stage: 'mvp', state: 'New South Wales' });
    for (const stage of ['launch', 'idea'] as const)
      expect(wayBack({ ...whole, stage })).toEqual({ abn: true, state: 'New South Wales' });
    expect(wayBack({ ...whole, state: 'Other' })).toEqual({ abn: true, stage: 'mvp' });
    expect(wayBack(whole)).toEqual(whole);
  });
});
