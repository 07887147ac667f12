import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AnswersNow, WhereAnswersGo } from './where-answers-go.tsx';

afterEach(cleanup);

const blank: AnswersNow = {
  full_name: 'Mia Okafor',
  state: '',
  abn: '',
  skills: '',
  interests: '',
  budget: '',
  weekly_time: '',
  country: 'Australia',
};

const placeOf = (name: string) => {
  const place = screen.getByRole('heading', { level: 3, name }).closest('li');
  return place?.textContent ?? '';
};

const show = (answers: Partial<AnswersNow>) => render(<WhereAnswersGo answers={{ ...blank, ...answers }} />);

it('shows what a plan takes from the profile, including the duty to apply for an ABN', () => {
  show({});
  expect(placeOf('In your next plan')).toContain('Made forMia OkaforWhereAustralia');
  expect(placeOf('In your next plan')).toContain('Apply for an ABN, free, at abr.gov.au.');
});

it('counts an ABN as given only when it is valid', () => {
  show({ abn: '51 824 753 55' });
  expect(placeOf('In your next plan')).toContain('ABN: enter a valid number.');
  expect(placeOf('In the grant questions')).toContain('Do you have an ABN?Not given');
  cleanup();
  show({ abn: '51 824 753 556' });
  expect(placeOf('In your next plan')).toContain('ABN: added.');
  expect(placeOf('In the grant questions')).toContain('Do you have an ABN?Yes');
});

it('shows which state the funding questions start with', () => {
  show({});
  expect(placeOf('In the grant questions')).toContain('Your stateNot given');
  cleanup();
  show({ state: 'Western Australia' });
  expect(placeOf('In your next plan')).toContain('Western Australia, Australia');
  expect(placeOf('In the grant questions')).toContain('Your stateOther');
  cleanup();
  show({ state: 'Victoria' });
  expect(placeOf('In the grant questions')).toContain('Your stateVictoria');
  cleanup();
  show({ country: 'Canada' });
  expect(placeOf('In the grant questions')).toContain('Your stateOther');
});

it('shows the initial values of a plan’s form, as that form words them', () => {
  show({ budget: 'BUDGET_100_299', weekly_time: 'TIME_5_10_HOURS', skills: 'Writing' });
  expect(placeOf('In the plan form')).toContain(
    'BudgetUnder $300Time per week5–10hSkillsWritingInterestsNot given',
  );
  cleanup();
  show({ budget: 'BUDGET_300_999' });
  expect(placeOf('In the plan form')).toContain('BudgetYou choose in the form');
});

it('reserves the space while the answers load', () => {
  render(<WhereAnswersGo answers={undefined} />);
  expect(within(screen.getByRole('list')).getAllByRole('heading', { level: 3 })).toHaveLength(3);
});
