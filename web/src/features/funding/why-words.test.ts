import { describe, expect, it } from 'vitest';
import { grantById, grants } from '#shared/content/grants/grants.ts';
import { businessStages, type FundingAnswers } from '#shared/domain/funding/funding-answers.ts';
import { matchGrant } from '#shared/domain/funding/match-grant.ts';
import { requirementWords, whyWords } from './why-words.ts';

const why = (id: (typeof grants)[number]['id'], abn: boolean, stage: FundingAnswers['stage']) => {
  const grant = grantById(id);
  const answers = { abn, stage, state: 'New South Wales' } as const;
  const fit = matchGrant(grant.requires, answers);
  return fit.status === 'hidden' ? undefined : whyWords(grant, fit, answers);
};

describe('the reason why a grant matches', () => {
  it.each([
    ['nsw-mvp', true, 'mvp', 'Your stage “MVP”, your ABN and your state match.'],
    [
      'nsw-mvp',
      false,
      'mvp',
      'Your stage “MVP” matches, but you don’t have an ABN. Get one and you’ll be eligible.',
    ],
    ['nsw-mvp', true, 'idea', 'Your stage is “Idea”. Later, you’ll be eligible at the “MVP” stage.'],
    [
      'nsw-mvp',
      false,
      'pre-revenue',
      'Your stage is “Pre-revenue” and you don’t have an ABN. Get an ABN first, then you’ll be eligible at the “MVP” stage.',
    ],
    [
      'sea-support',
      false,
      'idea',
      'Your stage is “Idea”. A local provider decides, based on your hours, age and business idea.',
    ],
    ['nsw-firsthomebuyer', false, 'first-home', 'You’re buying a first home in New South Wales.'],
  ] as const)('is given for %s, ABN %s, at %s', (id, abn, stage, expected) => {
    expect(why(id, abn, stage)).toBe(expected);
  });

  it('names the answered stage for every business grant that is shown', () => {
    for (const { id } of grants)
      for (const [stage, label] of businessStages)
        for (const abn of [true, false]) expect(why(id, abn, stage) ?? `“${label}”`).toContain(`“${label}”`);
  });

  it('says who the grant is for, before any answers', () => {
    expect(grants.map(requirementWords)).toEqual([
      'Business · ABN needed',
      'Personal · no ABN needed',
      'Property · no ABN needed',
    ]);
  });
});
