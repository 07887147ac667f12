import { describe, expect, it } from 'vitest';
import { homeOf } from './home-of.ts';

const home = (profile: { country: string; state?: string }, content = '') =>
  homeOf({
    profile: { name: 'Mia', ...profile },
    answers: { budget: '', timePerWeek: '', skills: '', interests: '', incomeGoal: '', content },
  });

describe('the home of a customer', () => {
  it.each([
    ['New South Wales', 'Australia/Sydney'],
    ['Victoria', 'Australia/Melbourne'],
    ['Queensland', 'Australia/Brisbane'],
    ['Western Australia', 'Australia/Perth'],
  ])('has the zone of the state that the form names: %s', (state, timeZone) => {
    expect(home({ country: 'Australia', state })).toMatchObject({ timeZone });
  });

  it.each([
    ['I clean houses in Darwin.', 'NT', 'Australia/Darwin'],
    ['near Adelaide', 'SA', 'Australia/Adelaide'],
    ['We live in Hobart.', 'TAS', 'Australia/Hobart'],
    ['I work in Canberra', 'ACT', 'Australia/Sydney'],
  ])('is read from the answers where the form has no such state: “%s”', (content, region, timeZone) => {
    expect(home({ country: 'Australia' }, content)).toEqual({ region, timeZone });
  });

  it('has the zone of a country that has one, and none of an unknown country', () => {
    expect(home({ country: 'New Zealand' })).toEqual({ region: 'abroad', timeZone: 'Pacific/Auckland' });
    expect(home({ country: 'United Kingdom' })).toMatchObject({ timeZone: 'Europe/London' });
    expect(home({ country: 'Other' })).toEqual({ region: 'abroad' });
  });
});
