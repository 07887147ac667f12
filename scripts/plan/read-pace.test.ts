/** How long one takes, the smallest job and what follows from them in the figures. */
import { describe, expect, it } from 'vitest';
import { planContent } from './plan-content.ts';

const made = (content: string, skills = 'cleaning') => planContent(content, { skills });
const pace = (content: string) =>
  (made(content).reading.pace ?? []).map(({ value: { hours, perDay } }) => perDay ?? hours);
const least = (content: string) =>
  (made(content).reading.least ?? []).map(({ value: { count, cents } }) => count ?? (cents ?? 0) / 100);

describe('the time of one', () => {
  it.each([
    ['I charge $220 a hat and one hat takes me five hours.', [5]],
    ['Foot care is $55 a visit, about 40 minutes each.', [0.67]],
    ['A normal house takes me an hour and a half.', [1.5]],
    ['It is $38 a square metre. I do about 3 sq m a day.', [3]],
    ['$62 a microscope. 20 microscopes is a day for me.', [20]],
    ['An overhaul takes five to seven hours.', [6]],
  ])('%s', (content, expected) => {
    expect(pace(content)).toEqual(expected);
  });

  it.each([
    'The bus takes me 40 minutes.',
    'The soap takes 4 hours to dry.',
    'My visa is 48 hours each fortnight.',
    'I charge 130 an hour for face painting.',
    'I work 8 hours a day at the shop.',
    'It takes about 10 minutes to get there.',
  ])('none: %s', (content) => {
    expect(pace(content)).toEqual([]);
  });
});

describe('the smallest job', () => {
  it.each([
    ['Carpets are $45 a room with a 3 room minimum.', [3]],
    ['I charge $14 a hectare, minimum $400 a job.', [400]],

    ['Gutters are $9 a metre with a 20 metre minimum.', [20]],
    ['Scanning is $0.62 a ewe, min call out $260.', [260]],
  ])('%s', (content, expected) => {
    expect(least(content)).toEqual(expected);
  });

  it.each([
    'I need at least 3 days to get ready.',
    'I want to earn at least $400 a week.',
    'The minimum is $600 a month for each vineyard.',
  ])('none: %s', (content) => {
    expect(least(content)).toEqual([]);
  });

  it('is what the figures sell, with its time and price', () => {
    const { figures } = made(
      'I clean carpets with my own extractor in empty rentals. My price is $45 a room with a 3 room minimum.',
      'carpet cleaning',
    );
    expect(figures?.inputs.job).toMatchObject({ count: 3, of: 'room', eachCents: 4500 });
    expect(figures?.inputs.priceCents.value).toBe(13_500);
    expect(figures?.inputs.unit).toBe('job');
  });
});

it('counts no more in a month than the days hold', () => {
  const { figures } = made(
    'I build dry stone walls at $60 a square metre. I do about 3 square metres a day. I am free Saturday and Sunday.',
    'dry stone walling',
  );
  expect(figures?.inputs.perDay).toBe(3);
  expect(figures?.inputs.mostPerMonth).toBeLessThanOrEqual(26);
  expect(figures?.inputs.hoursPerUnit).toBeCloseTo(8 / 3, 1);
});
