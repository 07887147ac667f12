/** The times, costs and refusals that customers name, as they write them, come before those of a trade. */
import { describe, expect, it } from 'vitest';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { planContent } from './plan-content.ts';
import { prepareWriter } from './plan-person.ts';

const write = prepareWriter();

const paces = (content: string) =>
  (planContent(content, { skills: 'repairs' }).reading.pace ?? []).map(({ value }) => value.hours);
const lines = (content: string, skills: string) => {
  const { figures } = planContent(content, { skills });
  const { inputs } = figures ?? {};
  return inputs?.mix?.lines ?? [{ hours: inputs?.hoursPerUnit, costCents: inputs?.costCents.value }];
};

describe('the time of each', () => {
  it.each([
    ['I can do a hem in 20 minutes, a zip an hour, a lining two.', [0.33, 1, 2]],
    ['A cane seat takes me five hours, a rush seat seven, a small stool three and a half.', [5, 7, 3.5]],
    ['A house takes me 45 min up to an hour and a half.', [1.13]],
    ['A service takes me 1 hr 15.', [1.25]],
    ['A full groom takes me an hour and twenty minutes.', [1.33]],
    ['A small stump takes 40 minutes, a big stump 1 hour and a quarter.', [0.67, 1.25]],
    ['I can make 60 samosas in one hour.', [1 / 60]],
  ])('%s', (content, expected) => {
    expect(paces(content)).toEqual(expected.map((hours) => expect.closeTo(hours, 2)));
  });

  it('is an hour for a lesson of one hour, and the price of a group alone is by the head', () => {
    const { reading, figures } = planContent(
      'I would charge: one-hour lesson $60, five lessons $270, or groups of three $30 each person. I am free on Saturday.',
      { skills: 'surf lessons for adults' },
    );
    expect(reading.prices.map(({ value }) => value.unit)).toEqual([undefined, undefined, 'person']);
    expect(figures?.inputs.hoursPerUnit).toBe(1);
    expect(figures?.inputs.priceCents.value).toBe(6000);
  });
});

describe('the cost of each', () => {
  it('is a part of the price where they say so', () => {
    const content =
      'I make curry puffs at home and sell them for $3 each, spring rolls $2 each. Ingredients are about 30 cents in the dollar.';
    expect(planContent(content, { skills: 'curry puffs' }).reading.costShare?.value.percent).toBe(30);
    expect(lines(content, 'curry puffs')[0]?.costCents).toBe(90);
  });

  it.each([
    'I fix sewing machines, $80 a service plus parts.',
    'I fix pumps for $120 a visit. Parts extra at what they cost me.',
    'I make curtains for $65 a pair, they supply the fabric.',
  ])('has nothing that buyers pay besides: %s', (content) => {
    expect(planContent(content, { skills: 'repairs' }).reading.passedOn).toBeDefined();
  });

  it('leaves out the part that a shop asks for, and no one has agreed to', () => {
    const { reading } = planContent(
      'I sell beeswax candles at $18 each. A gift shop in town wants 40% to stock them.',
      { skills: 'candles' },
    );
    expect(reading.share?.value.isOffered).toBe(true);
  });
});

it('reads a line between the lines of a price list as a price', () => {
  const { reading } = planContent(
    'Prices. Mower service $70. Overhaul $55. Ride-on mower service $140. I have a shed and tools.',
    { skills: 'mower repairs' },
  );
  expect(reading.prices.map(({ value }) => value.cents)).toEqual([7000, 5500, 14_000]);
  expect(reading.unitCosts).toEqual([]);
});

describe('what they do not do', () => {
  it.each([
    ['I sew covers at home. I will not do leather, foam cutting or anything mouldy.', 'anything mouldy'],
    ['I teach guitar at home. No singing, no theory exams, no kids under 8.', 'kids under 8'],
    ['I relocate snakes and lizards. I won’t do bees or wasps (allergic).', 'wasps (allergic)'],
    ['I cook lunch boxes. Not do: no pork, no raw fish.', 'pork'],
  ])('%s', (content, what) => {
    const said = planContent(content, { skills: 'work' }).reading.notDone.map(({ value }) => value.what);
    expect(said.join(' | ')).toContain(what);
  });

  it.each([
    ['The owner of the shed is fine with it so long as no one’s car blocks the drive.', 'car'],
    ['I won’t do electric reels or rods.', 'camera'],
    ['I cook at home, no pork please.', 'meat'],
  ])('is no other limit: %s', (content, need) => {
    const { limits } = planContent(`I repair things. ${content}`, { skills: 'repairs' }).reading;
    expect(limits.map(({ value }) => value.need)).not.toContain(need);
  });
});

it.each([
  'I bake on Thursdays and Fridays. The quote for the hall is due Wednesday 16 December.',
  'I am free every Thursday and Friday. Their tender closes Wed 16 December.',
])('the day that something is due is no busy day: %s', (content) => {
  const { week } = planContent(content, { skills: 'baking' }).reading;
  expect(week.filter(({ value }) => value.day === 'wed')).toEqual([]);
});

it('a limit of mornings is no limit of sales', () => {
  const { most } = planContent(
    'I sew at home, mornings only, Monday to Thursday, and no more than 3 of those mornings in a week.',
    { skills: 'sewing' },
  ).reading;
  expect(most).toBeUndefined();
});

it('puts no money aside for a pensioner who owes no tax', () => {
  const { figures } = planContent(
    'I am 70, single and on the age pension, $1,150 a fortnight. I mend chairs at $60 each and sell 2 a week.',
    { skills: 'chair mending', incomeGoal: '$100 a week' },
  );
  expect(figures?.year.profitCents).toBeGreaterThan(0);
  expect(figures?.year.setAsidePercent).toBe(0);
});

it('prints one figure of an hour, which follows from the printed minutes', () => {
  const { document } = write(
    {
      id: 'saws',
      full_name: 'Pat Moss',
      plan: 'BASIC',
      profile: { state: 'Victoria', country: 'Australia' },
      form: {
        budget: '<300',
        timePerWeek: '5–10h',
        skills: 'saw sharpening',
        interests: '',
        incomeGoal: '$100 a week',
        content:
          'I sharpen saws at $45 each and it takes me 25 minutes. Files cost me $3 a saw. I am free Saturday and Sunday.',
      },
    },
    new Date('2026-11-28T02:00:00Z'),
  );
  const text = printDocument(document);
  const [, left = '', work = '', more = '0', hour = ''] =
    /leaves you \$([\d.]+)\..*?takes (\d+) minutes(?:, plus ([\d.]+) minutes for travel and messages)?, so you make about \$([\d,]+)/.exec(
      text,
    ) ?? [];
  expect(Number(work)).toBe(25);
  const exact = (Number(left) * 60) / (Number(work) + Number(more));
  expect(Math.abs(Number(hour) - exact)).toBeLessThanOrEqual(2.5);
});

describe('a room that someone else has', () => {
  it.each([
    [
      'My aunt runs a salon. She has a back room with a sink. She says 120 dollars for one week.',
      'week',
      12000,
    ],
    ['A friend has a cafe in town. He has a kitchen behind it. He wants $60 a day.', 'day', 6000],
    [
      'The dance school is next door. They have a studio upstairs. They ask for $300 a month.',
      'month',
      30000,
    ],
  ])('costs what they ask: %s', (content, per, cents) => {
    const { reading } = planContent(content, { skills: 'massage' });
    expect(reading.costs.map(({ value }) => [value.per, value.cents])).toEqual([[per, cents]]);
    expect(reading.prices).toEqual([]);
  });

  it('that is paid by the hour is a cost of each job', () => {
    const { reading } = planContent(
      'I cook dinners for groups at $900 each. I would rent the hall kitchen at $40 an hour, five hours a job.',
      { skills: 'cooking' },
    );
    expect(reading.unitCosts.map(({ value }) => value.cents)).toContain(20000);
    expect(reading.costs).toEqual([]);
  });
});

describe('a question', () => {
  it.each([
    'I teach guitar at $40 a half hour. Do 15 at $40 really make $2,200 a month?',
    'I mow lawns at $50 each. Is $1,800 a month possible with that?',
  ])('states no cost: %s', (content) => {
    expect(planContent(content, { skills: 'lessons' }).reading.costs).toEqual([]);
  });

  it.each([
    'I fix bikes at home. What do I do when I am on a job and can’t answer the phone?',
    'I cut hair at their homes, which is good since I don’t have to drive far. I have a car.',
  ])('and what one does not have to do is no limit: %s', (content) => {
    const needs = planContent(content, { skills: 'repairs' }).reading.limits.map(({ value }) => value.need);
    expect(needs).not.toContain('phone-calls');
    expect(needs).not.toContain('driving');
  });
});
