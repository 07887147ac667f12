import { describe, expect, it } from 'vitest';
import { makePlan } from '#shared/plan/make-plan.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');
const planFor = (content: string, incomeGoal = '$5,000 a month in sales by next December') =>
  makePlan(
    {
      answers: {
        budget: '<500',
        timePerWeek: '10h+',
        skills: 'dog grooming',
        interests: 'dogs',
        incomeGoal,
        content,
      },
      profile: { name: 'Kim Adair', country: 'Australia', state: 'Queensland' },
    },
    { tier: 'PRO', now, planId: 'run', catalogue },
  );
const business =
  'I run my own business since 2021, dog grooming from my van. I work Monday to Thursday 9 to 3. ' +
  'About 60 dogs a month. Average is $85.';

describe('a plan for a business that runs already', () => {
  it('starts from what it sells, with nothing to buy', () => {
    const { figures, reading } = planFor(business);
    expect(reading.running?.value).toMatchObject({ since: 2021, perMonth: 60, averageCents: 8500 });
    expect(figures.inputs.start).toEqual([]);
    expect(figures.inputs.priceCents.value).toBe(8500);
    const [first] = figures.cases[0]?.rows ?? [];
    expect(Math.abs((first?.units ?? 0) - 60)).toBeLessThan(20);
  });

  it('takes its opening hours as hours of the business, and no wage', () => {
    const { reading, figures } = planFor(business);
    expect(reading.income.map(({ value }) => value.kind)).toEqual(['business']);
    expect(
      new Set(reading.week.filter(({ value }) => value.is === 'free').map(({ value }) => value.day)),
    ).toEqual(new Set(['mon', 'tue', 'wed', 'thu']));
    expect(figures.inputs.hoursPerWeek.value).toBe(24);
  });

  it('asks for no number, no cover and no first job', () => {
    const { schedule } = planFor(business);
    const tasks = schedule.tasks.map((task) => task.do).join('\n');
    expect(tasks).not.toMatch(/ABN|insurer|bank account/);
    expect(schedule.tasks.some(({ isFirstPaid }) => isFirstPaid)).toBe(false);
    expect(tasks).toMatch(/last month/);
  });

  it.each([
    'I used to run my own business until 2019. Dog grooming for 6 years, all tools.',
    'I want to run my own business. I groomed dogs in a salon for 6 years.',
  ])('is not made for: %s', (content) => {
    expect(planFor(content).reading.running).toBeUndefined();
  });
});
