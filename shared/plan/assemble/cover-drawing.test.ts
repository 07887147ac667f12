import { expect, it } from 'vitest';
import { compilePlan } from '../compile-plan.ts';
import { goldenPeople } from '../testing/golden/golden-people.ts';

const drawnFor = (wanted: string) => {
  const person = goldenPeople.find(({ id }) => id === wanted);
  if (person === undefined) throw new Error(`There is no ${wanted}`);
  const { input, tier, now } = person;
  return compilePlan(input, { tier, now, planId: wanted }).cover.drawn;
};

it('is the first year where a goal is supported, or none was named', () => {
  expect(drawnFor('emoji')).toMatchObject({ kind: 'year', goal: { at: 1000 } });
  expect(drawnFor('no-amount')).not.toHaveProperty('goal');
});

it('is how much there is of a goal that is not supported, by its date and by the end of the year', () => {
  expect(drawnFor('huge-goal')).toEqual({
    kind: 'gap',
    title: 'Left each month before tax',
    goal: { at: 30_000, label: '$30,000 goal' },
    months: [
      { value: 713.92, label: 'month 3: $713', share: '2% of the goal', lacking: '$29,287 short' },
      { value: 1448.65, label: 'month 12: $1,448', share: '5% of the goal', lacking: '$28,552 short' },
    ],
    alternative:
      'What is left each month before tax, as a bar beside the goal of $30,000: $713 (2%) in month 3 and $1,448 (5%) in month 12.',
  });
});

it('is one bar where the last month of the year is the one that counts', () => {
  const drawn = drawnFor('revenue-goal');
  if (drawn?.kind !== 'gap') throw new Error('It is drawn otherwise');
  expect(drawn.title).toBe('Sales paid for each month');
  expect(drawn.months.map(({ label }) => label)).toEqual(['month 12: $2,301']);
});
