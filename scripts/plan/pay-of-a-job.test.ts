import { describe, expect, it } from 'vitest';
import { knownNow, someCustomer } from './known-people.ts';
import { preparePlanner } from './plan-person.ts';

const plan = preparePlanner();
const readingOf = (content: string, skills = '') => plan(someCustomer(skills, content), knownNow).reading;

describe('the pay of a job', () => {
  it.each([
    [
      'I’m a library aide and want to tutor at my table. I was going to ask $45 an hour. I take home $980 a week.',
      50_960,
    ],
    [
      'Fitter in a quarry workshop. On $1,900 a week before tax at the moment. I would fix trailers at 90 an hour.',
      98_800,
    ],
    [
      'I work in hospital kitchen in Footscray, 820 dollar a week before the tax. I want sell dumplings, 12 for one box.',
      42_640,
    ],
    [
      'I manage IT for a school. The job is $88,000 a year and ends in March. I would charge $110 an hour.',
      88_000,
    ],
  ])('is no takings of a business: %s', (content, year) => {
    const { income, running } = readingOf(content);
    expect(running).toBeUndefined();
    expect(income.map(({ value }) => [value.kind, Math.round((value.yearCents ?? 0) / 100)])).toEqual([
      ['wage', year],
    ]);
  });

  it.each([
    'I run a sharpening van. I take home $700 a week after costs.',
    'My own salon since 2019, takings about $2,400 a week, and after everything I take home $1,100 a week.',
  ])('may come from the own business: %s', (content) => {
    expect(readingOf(content).running).toBeDefined();
  });
});

describe('words that mean something else', () => {
  it('reads the age of a buyer as no price', () => {
    const { prices } = readingOf(
      'I visit older people at 42 an hour. One man, 88, wants Saturdays. Her mum is 91, too.',
    );
    expect(prices.map(({ value }) => value.cents)).toEqual([4200]);
  });

  it('knows what someone has and has not', () => {
    const { owned } = readingOf(
      'I fix fences at 70 an hour. All my own tools barring an auger and a post driver.',
    );
    expect(owned.map(({ value }) => value.item).join()).not.toMatch(/auger|driver/);
  });

  it('reads a question with a bracket as one', () => {
    const { asked } = readingOf('I tutor at 60 an hour. How will my pension ($868 a fortnight) be affected?');
    expect(asked.map(({ value }) => value.question)).toEqual([
      'How will my pension ($868 a fortnight) be affected?',
    ]);
  });

  it('takes a fault for no refusal, and a job far away for no limit', () => {
    const { notDone, limits } = readingOf(
      'I repair caravans at 85 an hour: leaks, pumps not working, awnings hanging off. I don’t fancy driving to Karratha for a job.',
    );
    expect(notDone).toEqual([]);
    expect(limits).toEqual([]);
  });
});

describe('a skill in one word', () => {
  it.each([
    ['cleaning', /cleaning/],
    ['photos', /photo/],
    ['driving', /courier|driving/],
    ['computers, patience', /computer/],
    ['minding dogs', /pet|dog/],
    ['washing cars', /car/],
  ])('%s is answered with businesses', (skills, trade) => {
    const { choice } = plan(someCustomer(skills, ''), knownNow);
    expect(choice.kind).toBe('chosen');
    expect(choice.offered[0]?.trade.id).toMatch(trade);
  });

  it('leaves what names a trade alone', () => {
    const { choice } = plan(someCustomer('computers, lawn mowing', 'I mow lawns at $50 each.'), knownNow);
    expect(
      choice.offered.every(({ trade }) => trade.id === 'lawn-mowing' || trade.group === 'home-services'),
    ).toBe(true);
  });
});
