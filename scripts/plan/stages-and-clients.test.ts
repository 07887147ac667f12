/** The hours that customers name, in one stage or two, and clients who start later or stay. */
import { describe, expect, it } from 'vitest';
import { planContent } from './plan-content.ts';

const hours = (content: string) =>
  planContent(content, { timePerWeek: '10h+', skills: 'mending clothes' }).reading.hours?.value;

describe('hours that the customer has', () => {
  it.each([
    ['I am free Tuesday and Friday from 9 to 3, about 11 hours.', 11],
    ['From March I want 22 hours a week spread Monday to Friday.', 22],
    ['Hours, 35 a week Monday to Friday and the odd Saturday morning.', 35],
    ['I mend clothes, 14 hrs a week mon to wed after 6pm, and I keep my day job.', 14],
    ['I write 5-10 but it is 13 hours really.', 13],
    ['I can only give 16 hours in two weeks for this.', 8],
    ['Saturdays for now, around 7 hours, and full time from 1 August 2027, 38 hours.', 38],
  ])('%s', (content, expected) => {
    expect(hours(content)).toEqual({ low: expected, high: expected });
  });

  it.each([
    'I work at the bakery 24 hours a week, nights.',
    'I pay a helper $31 an hour, 15 hours a week.',
    'I tick 10h+ because nothing else fits.',
    'A dress takes me 12 hours.',
  ])('are none in: %s', (content) => {
    expect(hours(content)).not.toEqual(
      expect.objectContaining({ low: expect.toSatisfy((low: number) => [24, 15, 12].includes(low)) }),
    );
  });
});

describe('two stages', () => {
  it.each([
    [
      'Saturdays for now, around 10 hours, and full time from 1 August 2027, 40 hours.',
      { hours: 10, until: { month: 8, day: 1 } },
    ],
    [
      'I am free fri and sat till the end of april, about 12 hours. After that monday to friday 32 hours.',
      { hours: 12, until: { month: 5, day: 1 } },
    ],
  ])('%s', (content, first) => {
    const { reading, figures } = planContent(`I lay floors at $40 a square metre. ${content}`, {
      timePerWeek: '10h+',
      skills: 'floor laying',
    });
    expect(reading.hours?.value.first).toEqual(first);
    const { away = [], firstMonth = '' } = figures?.inputs ?? {};
    const turn = (first.until.month - Number(firstMonth.slice(5)) + 12) % 12;
    expect(away[turn - 1]).toBeGreaterThan(0.5);
    expect(away[turn]).toBeLessThan(0.2);
  });
});

it('weekdays of a full-time start are not free before it', () => {
  const { reading } = planContent(
    'I lay floors. Fridays after 2.30 and Saturdays 7 to 3 for now, around 10 hours, and full time from 1 July 2027, 40 hours.',
    { skills: 'floor laying', timePerWeek: '10h+' },
  );
  const startsOf = (day: string) =>
    reading.week.filter(({ value }) => value.day === day).map(({ value }) => value.starts);
  expect(startsOf('tue')).toEqual(['2027-07-01', '2027-07-01']);
  expect(startsOf('sat')).toEqual([undefined, undefined]);
});

it('a day that is free now and later is free all along', () => {
  const { reading } = planContent(
    'I cut hair. Right now my days off are Monday and Wednesday. From February I can work Monday to Friday.',
    { skills: 'hairdressing', timePerWeek: '10h+' },
  );
  const startsOf = (day: string) => reading.week.find(({ value }) => value.day === day)?.value.starts;
  expect([startsOf('mon'), startsOf('wed')]).toEqual([undefined, undefined]);
  expect(startsOf('tue')).toBe('2027-02-01');
});

describe('a buyer who wants it later', () => {
  it.each([
    'Rob, a builder in town, does two kitchens a month. He’ll pay $900 each and wants me from July.',
    'The school would take two floors a month at $900 each, starting 6 July.',
  ])('buys from then: %s', (says) => {
    const { reading } = planContent(`I lay floors, $900 a room. ${says}`, { skills: 'floor laying' });
    expect(reading.buyers.map(({ value }) => [value.when === 'now', value.fromMonth])).toContainEqual([
      false,
      7,
    ]);
  });

  it('counts by what they pay where they take something larger', () => {
    const { figures } = planContent(
      'I lay tiles at $50 a square metre. A builder in town wants two bathrooms a month at $3,000 each. I am free Monday to Friday, 40 hours a week.',
      { skills: 'tiling', timePerWeek: '10h+' },
    );
    expect(figures?.cases[0]?.rows.slice(3).every(({ salesCents }) => salesCents >= 500_000)).toBe(true);
  });
});

describe('a question', () => {
  it('makes no one a business that runs today', () => {
    const { reading } = planContent('I am a nurse. Does my insurance cover me when I’m self-employed?', {
      skills: 'foot care',
    });
    expect(reading.running).toBeUndefined();
  });
});

describe('work at home', () => {
  it.each(['I work in home, ten to two.', 'I work at home in the mornings.'])('is no job: %s', (content) => {
    expect(planContent(content, { skills: 'sewing' }).reading.income).toEqual([]);
  });
});

describe('clients who pay by the month', () => {
  it.each([
    'I keep books for small firms at $300 a month each, and I have three clients now. I am free Monday to Thursday, 24 hours a week.',
    'I would keep the books of farms for $420 a month. Two farms asked me. I am free every weekday, 30 hours a week.',
  ])('stay: %s', (content) => {
    const { figures } = planContent(content, { timePerWeek: '10h+', skills: 'bookkeeping' });
    expect(figures?.inputs.unit).toBe('month');
    const clients = (figures?.cases[0]?.rows ?? []).map(({ units }) => units);
    expect(clients).toEqual(clients.toSorted((one, other) => one - other));
    expect(clients.at(-1)).toBeGreaterThan(clients[0] ?? 0);
  });
});

describe('numbers and wishes that say something else', () => {
  it.each([
    'This year I tutored two grade 11 boys for $45 an hour, and both mums want me back in February.',
    'I taught three year 9 girls last term at $40 an hour. Their parents want me back in March.',
  ])('a school year counts no one, and no one is away: %s', (content) => {
    const { reading } = planContent(content, { skills: 'maths tutoring' });
    expect(reading.buyers.map(({ value }) => value.count)).not.toContain(11);
    expect(reading.salesNow?.map(({ value }) => value.count) ?? []).not.toContain(11);
    expect(reading.salesNow?.map(({ value }) => value.count) ?? []).not.toContain(9);
    expect(reading.away).toEqual([]);
  });

  it.each([
    'i cleaned motel rooms 4 yrs now i want to do houses for families around town',
    'I have two ladders and I want to clean windows of shops.',
  ])('one’s own wish is no one who asked: %s', (content) => {
    const { reading } = planContent(content, { skills: 'cleaning motel rooms, windows' });
    expect(reading.skills.flatMap(({ value }) => value.proof)).not.toContain('asked');
  });

  it('the price of the first visit is not that of the others', () => {
    const { figures } = planContent(
      'I would do foot care at their homes: $90 for the first visit and $75 after that, back every six weeks.',
      { skills: 'nurse, foot care' },
    );
    expect(figures?.inputs.mix?.lines[0]?.priceCents ?? figures?.inputs.priceCents.value).toBe(7500);
  });
});

describe('what they do not do', () => {
  it.each([
    ['I clean houses. Not doing end of lease ever again.', ['end of lease']],
    ['I mow lawns. No hedges any more, no gutters at all.', ['hedges', 'gutters']],
    ['I sew at home. I don’t want to work in a factory.', []],
  ])('%s', (content, expected) => {
    const { reading } = planContent(content, { skills: 'cleaning houses' });
    expect(reading.notDone.map(({ value }) => value.what)).toEqual(expected);
  });
});
