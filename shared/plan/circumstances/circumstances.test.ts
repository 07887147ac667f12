import { describe, expect, it } from 'vitest';
import { plainPerson } from '../model/testing/arbitrary-person.ts';
import { layWeek, readDayAtTimes, readFreeTime } from '../model/week.ts';
import { goldenPeople } from '../testing/golden/golden-people.ts';
import { readCircumstances } from './circumstances.ts';
import { readTown } from './read-town.ts';
import { readWorkplace } from './read-workplace.ts';

const nsw = 'New South Wales';

describe('the town of a background', () => {
  it.each([
    ['Bus driver in Lismore.', nsw, 'Lismore'],
    ['I worked for 5 years in hotel housekeeping on the Central Coast.', nsw, 'Central Coast'],
    ['Project manager for ten years in civil works, Melbourne. Two children.', 'Victoria', 'Melbourne'],
    ['Learning designer at a Gold Coast TAFE', 'Queensland', 'Gold Coast'],
    ['Park ranger near Townsville.', 'Queensland', 'Townsville'],
    ['Recruiter for seven years in Sydney’s west', nsw, 'Sydney'],
    ['Deckhand, now in Byron Bay.', nsw, 'Byron Bay'],
    ['Nurse in Bendigo', undefined, 'Bendigo'],
  ])('%s', (background, state, town) => {
    expect(readTown(background, state)?.name).toBe(town);
  });

  it.each([
    ['I bake orange cakes and sell them.', nsw],
    ['Young mum of two with free mornings.', nsw],
    ['Working holiday visa, jewellery maker from Kyoto.', 'Queensland'],
    ['My sister lives in Richmond.', 'Queensland'],
    ['', nsw],
    ['Back from Sydneyside', nsw],
  ])('is not guessed from: %s', (background, state) => {
    expect(readTown(background, state)).toBeUndefined();
  });
});

describe('the workplace of a background', () => {
  it.each([
    ['Second-year nursing student in Cairns.', 'the hospital'],
    ['Forklift driver in Rockingham.', 'the warehouse'],
    ['Practice receptionist in Ballarat.', 'the clinic'],
    ['School hours only.', undefined],
    ['I grew up with kelpies.', undefined],
    ['My evenings are mine.', undefined],
    ['Fitter at a mine near Moranbah.', 'the site'],
    ['I sew library bags.', undefined],
  ])('%s', (background, where) => {
    expect(readWorkplace(background)?.where).toBe(where);
  });
});

describe('children', () => {
  const life = (background: string) => {
    const { children, schoolAge } = readCircumstances({ ...plainPerson, background });
    return [children, schoolAge];
  };
  it.each([
    ['Warehouse nights, two kids at school.', [true, true]],
    ['Two kids at primary; evenings are mine.', [true, true]],
    ['Maths teacher, now on leave with a baby at home.', [true, false]],
    ['Primary teacher in Dubbo with two kids under six.', [true, false]],
    ['School hours only.', [false, false]],
  ])('are at school only where it is said: %s', (background, expected) => {
    expect(life(background)).toEqual(expected);
  });
});

it('names those who ask before those met at work', () => {
  const { buyers, workplace } = readCircumstances({
    ...plainPerson,
    background: 'Library officer in Bendigo. I make charts that other parents ask me to copy.',
  });
  expect([buyers?.crowd, workplace?.crowd]).toEqual(['parents', 'library regulars']);
});

it('reads who works in swings', () => {
  const swings = (background: string) => readCircumstances({ ...plainPerson, background }).swings;
  expect(swings('FIFO electrician, four weeks on and two off.')).toBe(true);
  expect(swings('Two weeks on, one week off at the mine.')).toBe(true);
  expect(swings('One free Saturday in two.')).toBe(false);
});

describe('the week that a plan proposes', () => {
  it.each([
    ['School hours only.', 'school-hours'],
    ['Single mum of three. Evenings after eight are mine.', 'evenings'],
    ['Warehouse nights in Midland', 'afternoons'],
    ['No kids, one dog, free weekends.', 'weekends'],
    ['Chef; my Sundays are free.', 'sundays'],
    ['Free Saturdays, no car.', 'saturdays'],
    ['Warehouse nights, one free Saturday in two.', 'afternoons'],
    ['Barista. Every second weekend is mine.', 'evenings'],
    ['Laid off in September.', 'weekdays'],
    ['I cut reels for the dive boat.', 'mixed'],
  ])('follows what is said of free time: %s', (background, free) => {
    expect(readFreeTime(background)).toBe(free);
  });

  it.each([
    ['One free Saturday in two.', 'Saturday'],
    ['Every second weekend is mine.', 'weekend'],
    ['Alternate Sundays off.', 'Sunday'],
    ['Free Saturdays.', null],
  ])('leaves out a day that is free at times: %s', (background, day) => {
    expect(readDayAtTimes(background)).toBe(day);
  });

  it('holds exactly the hours of the band, each sitting on a day of its own, for anybody', () => {
    for (const hours of [2, 4, 7.5, 12])
      for (const { input } of goldenPeople)
        for (const choice of [0, 1, 2]) {
          const week = layWeek(readFreeTime(input.answers.content), hours, { choice });
          expect(week.reduce((sum, sitting) => sum + sitting.hours, 0)).toBe(hours);
          expect(new Set(week.map(({ day }) => day)).size).toBe(week.length);
        }
  });
});
