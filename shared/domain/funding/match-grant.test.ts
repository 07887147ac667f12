import { describe, expect, it } from 'vitest';
import { grantById, grants } from '#shared/content/grants/grants.ts';
import { coveredStates, type FundingAnswers, fundingStages, fundingStates } from './funding-answers.ts';
import { checkBlueprint, eligibleStages, matchGrant } from './match-grant.ts';

const nsw = 'New South Wales';
const shown = (id: (typeof grants)[number]['id'], abn: boolean, stage: FundingAnswers['stage']) => {
  const fit = matchGrant(grantById(id).requires, { abn, stage, state: nsw });
  if (fit.status === 'hidden') return `hidden by ${fit.because}`;
  return fit.status === 'eligible' ? 'eligible' : `reachable without ${fit.missing.join(' and ')}`;
};

describe('matching in New South Wales', () => {
  it.each([
    ['idea', true, 'reachable without stage'],
    ['idea', false, 'reachable without abn and stage'],
    ['pre-revenue', true, 'reachable without stage'],
    ['pre-revenue', false, 'reachable without abn and stage'],
    ['mvp', true, 'eligible'],
    ['mvp', false, 'reachable without abn'],
    ['launch', true, 'hidden by stage'],
    ['launch', false, 'hidden by stage'],
    ['first-home', true, 'hidden by stage'],
    ['first-home', false, 'hidden by stage'],
  ] as const)('the MVP grant at stage %s, ABN %s, is %s', (stage, abn, expected) => {
    expect(shown('nsw-mvp', abn, stage)).toBe(expected);
  });

  it.each([
    ['idea', 'reachable without stage'],
    ['pre-revenue', 'reachable without stage'],
    ['mvp', 'hidden by stage'],
    ['launch', 'hidden by stage'],
    ['first-home', 'hidden by stage'],
  ] as const)('self-employment help at stage %s is %s, with an ABN and without', (stage, expected) => {
    expect([shown('sea-support', true, stage), shown('sea-support', false, stage)]).toEqual([
      expected,
      expected,
    ]);
  });

  it.each([
    ['idea', 'hidden by stage'],
    ['pre-revenue', 'hidden by stage'],
    ['mvp', 'hidden by stage'],
    ['launch', 'hidden by stage'],
    ['first-home', 'eligible'],
  ] as const)('first-home help at stage %s is %s, with an ABN and without', (stage, expected) => {
    expect([shown('nsw-firsthomebuyer', true, stage), shown('nsw-firsthomebuyer', false, stage)]).toEqual([
      expected,
      expected,
    ]);
  });
});

describe('matching in any other state', () => {
  const answers = fundingStates
    .filter((state) => state !== nsw)
    .flatMap((state) =>
      fundingStages.flatMap(([stage]) => [true, false].map((abn) => ({ abn, stage, state }))),
    );

  it('hides every grant because of the state, whatever else is answered', () => {
    expect(answers).toHaveLength(30);
    for (const { requires } of grants)
      for (const answer of answers)
        expect(matchGrant(requires, answer)).toEqual({ status: 'hidden', because: 'state' });
  });
});

it('matches a grant in its states only', () => {
  const requires = { abn: false, stages: ['mvp'], states: ['Queensland', 'Victoria'] } as const;
  const fits = fundingStates.map((state) => matchGrant(requires, { abn: false, stage: 'mvp', state }).status);
  expect(fits).toEqual(['hidden', 'eligible', 'eligible', 'hidden']);
});

it('covers the states of its grants, and no others', () => {
  expect(new Set(grants.flatMap(({ requires }) => requires.states))).toEqual(new Set(coveredStates));
});

describe('the stages that count as eligible', () => {
  it('leave out those at which a grant can only be prepared', () => {
    expect(grants.map(({ requires }) => eligibleStages(requires))).toEqual([['mvp'], [], ['first-home']]);
  });
});

describe('a blueprint', () => {
  const mvp = { abn: true, stage: 'mvp', states: [nsw] } as const;
  const firstHome = { stage: 'first-home', states: [nsw] } as const;

  it.each([
    [
      { abn: true, stage: 'mvp', state: nsw },
      { abn: 'right', stage: 'right', state: 'right' },
    ],
    [
      { abn: false, stage: 'mvp', state: nsw },
      { abn: 'wrong', stage: 'right', state: 'right' },
    ],
    [
      { abn: true, stage: 'idea', state: nsw },
      { abn: 'right', stage: 'wrong', state: 'right' },
    ],
    [
      { abn: true, stage: 'mvp', state: 'Other' },
      { abn: 'right', stage: 'right', state: 'wrong' },
    ],
    [{ stage: 'mvp' }, { abn: 'unanswered', stage: 'right', state: 'unanswered' }],
  ] as const)('of the MVP grant judges %j as %j', (answers, expected) => {
    expect(checkBlueprint(mvp, answers)).toEqual(expected);
  });

  it.each([
    [
      { abn: false, stage: 'first-home', state: nsw },
      { stage: 'right', state: 'right' },
    ],
    [
      { stage: 'launch', state: 'Victoria' },
      { stage: 'wrong', state: 'wrong' },
    ],
    [{}, { stage: 'unanswered', state: 'unanswered' }],
  ] as const)('of first-home help judges %j as %j, and asks for no ABN', (answers, expected) => {
    expect(checkBlueprint(firstHome, answers)).toEqual(expected);
  });
});
