import { describe, expect, it } from 'vitest';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { isUnconfirmed, sameConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { findGone } from '#shared/plan/confirm/find-gone.ts';
import { makePlan, readAndChoose } from '#shared/plan/make-plan.ts';
import type { PlanInput } from '#shared/plan/plan-input.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');
const answers = {
  budget: '<500',
  timePerWeek: '10h+',
  skills: 'carpentry, bookkeeping',
  interests: 'surfing',
  incomeGoal: '$900 a week by next June',
  content:
    'I am a qualified carpenter, 19 years. I have a ute and all my own tools. My wage is 1600 a week. ' +
    'I can work Saturdays and Sundays. My brother owes me 4000 dollars.',
};
const profile = { name: 'Sam Field', country: 'Australia', state: 'Victoria' };

const decide = (confirmed?: Confirmed, more: Partial<PlanInput> = {}) =>
  readAndChoose({ answers, profile, ...(confirmed && { confirmed }), ...more }, { now, catalogue });
const plan = (confirmed: Confirmed, more: Partial<PlanInput> = {}) =>
  makePlan({ answers, profile, confirmed, ...more }, { tier: 'PRO', now, planId: 'run', catalogue });

describe('what a customer confirms', () => {
  it('changes nothing when it is empty', () => {
    expect(decide({ version: 1 })).toEqual(decide());
    expect(isUnconfirmed({ version: 1 })).toBe(true);
  });

  it('sets the goal, and ends the questions about it', () => {
    const { reading } = decide({ version: 1, goal: { cents: 90_000, per: 'fortnight', tax: 'after' } });
    expect(reading.goal).toMatchObject({
      certainty: 'confirmed',
      words: answers.incomeGoal,
      value: { monthlyCents: 195_000, tax: 'after' },
    });
    expect(reading.open.filter(({ about }) => about === 'goal').map(({ id }) => id)).toEqual([]);
  });

  it('keeps “at most” when only the tax of the goal is answered', () => {
    const most = { ...answers, incomeGoal: 'at most $2,000 a month' };
    expect(decide(undefined, { answers: most }).reading.goal?.value.isMost).toBe(true);
    const goal = { cents: 200_000, per: 'month', tax: 'after' } as const;
    expect(decide({ version: 1, goal }, { answers: most }).reading.goal?.value).toMatchObject({
      isMost: true,
      tax: 'after',
    });
    const other = decide({ version: 1, goal: { ...goal, cents: 90_000 } }, { answers: most });
    expect(other.reading.goal?.value.isMost).toBeUndefined();
  });

  it('spreads a sum to save over the months until its day', () => {
    const goal = { cents: 600_000, per: 'total', tax: 'after', by: '2027-05-28' } as const;
    expect(decide({ version: 1, goal }).reading.goal?.value).toMatchObject({
      monthlyCents: 100_000,
      measure: 'saving',
    });
  });

  it('replaces all income by the income that is named', () => {
    const { reading } = decide({
      version: 1,
      income: [{ kind: 'wage', cents: 130_000, per: 'week', tax: 'before' }],
    });
    expect(reading.income.map(({ value }) => value)).toEqual([
      { kind: 'wage', cents: 130_000, per: 'week', yearCents: 6_760_000, tax: 'before' },
    ]);
  });

  it('sets hours that every figure then uses', () => {
    const { figures } = plan({ version: 1, hours: { low: 38, high: 38 } });
    expect(figures.inputs.hoursPerWeek.value).toBe(38);
  });

  it('places every task in the parts of the week that are free', () => {
    const week = [
      { day: 'tue', part: 'evening' },
      { day: 'thu', part: 'evening' },
    ] as const;
    const { reading, schedule } = plan({ version: 1, week: [...week], hours: { low: 4, high: 4 } });
    const free = reading.week.filter(({ value }) => value.is === 'free');
    expect(free.map(({ value }) => value.day)).toEqual(['tue', 'thu']);
    const days = new Set(schedule.tasks.map(({ date }) => new Date(`${date}T00:00Z`).getUTCDay()));
    expect([...days].sort()).toEqual([2, 4]);
  });

  it('places tasks in the weeks that are free, once the customer says which these are', () => {
    const content = answers.content.replace('Saturdays and Sundays', 'every second Saturday 8 to 4');
    const more = { answers: { ...answers, content } };
    expect(decide(undefined, more).reading.open.map(({ id }) => id)).toContain('week-turn');
    const { reading, schedule, figures } = plan({ version: 1, turnFrom: '2026-12-12' }, more);
    expect(reading.open.map(({ id }) => id)).not.toContain('week-turn');
    expect([...new Set(schedule.tasks.map(({ date }) => date))]).toEqual(['2026-12-12']);
    // A month has two or three of these Saturdays.
    const year = figures.inputs.away.slice(1, 13);
    expect(year.reduce((sum, share) => sum + share, 0) / 12).toBeCloseTo(0.5, 1);
    const always = [{ day: 'sat', part: 'morning', everyWeek: true }] as const;
    const cells = decide({ version: 1, week: [...always] }, more).reading.week;
    expect(cells.filter(({ value }) => value.is === 'free').map(({ value }) => value.turn)).toEqual([
      undefined,
    ]);
  });

  it('puts a picked trade first', () => {
    const first = decide().choice.offered[0]?.trade.id;
    const trade = catalogue.trades.find(({ id }) => /carpentry|bookkeep/.test(id) && id !== first)?.id ?? '';
    expect(decide({ version: 1, trades: [trade] }).choice.offered[0]?.trade.id).toBe(trade);
  });

  it('puts a picked offer first, also one that was not among the three', () => {
    const offered = new Set(decide().choice.offered.map(({ id }) => id));
    const trade = catalogue.trades.find(({ id }) => id === [...offered][0]?.split('/')[0]);
    const others = trade?.offers.map(({ id }) => `${trade.id}/${id}`).filter((id) => !offered.has(id)) ?? [];
    const { choice } = decide({ version: 1, picked: { kind: 'offer', id: others[0] ?? '' } });
    const isRemoved = choice.removed.some(({ id }) => id === others[0]);
    expect(choice.offered[0]?.id === others[0]).toBe(!isRemoved);
  });

  it('plans the own idea with its price and cost', () => {
    const { choice, figures } = plan({
      version: 1,
      picked: { kind: 'own', what: 'surfboard repairs', priceCents: 12_000, costCents: 2_500, hours: 2 },
    });
    expect(choice.offered[0]).toMatchObject({ isOwnIdea: true, isUncatalogued: true });
    expect(figures.inputs.priceCents.value).toBe(12_000);
    expect(figures.inputs.costCents.value).toBe(2_500);
  });

  it('takes out a fact that is wrong, until it comes from other words', () => {
    const owned = decide().reading.owned[0];
    if (!owned) throw new Error('No tool was read');
    const removed = (words: string) =>
      decide({ version: 1, removed: [{ id: owned.id, words }] }).reading.owned.map(({ id }) => id);
    expect(removed(owned.words)).not.toContain(owned.id);
    expect(removed('other words')).toContain(owned.id);
  });

  it('prints nothing of a hidden sentence', () => {
    const hidden = 'My brother owes me 4000 dollars';
    const printed = JSON.stringify(plan({ version: 1, hidden: [hidden] }).document);
    expect(printed).not.toMatch(/brother/i);
  });

  it('gives way to the reviewer, whose price is named as theirs', () => {
    const { figures, document } = plan(
      { version: 1, hours: { low: 20, high: 20 } },
      {
        review: {
          checks: {},
          notes: [],
          reviewed: { version: 1, hours: { low: 12, high: 12 }, price: { cents: 11_100 } },
        },
      },
    );
    expect(figures.inputs.hoursPerWeek.value).toBe(12);
    expect(figures.inputs.priceCents.value).toBe(11_100);
    expect(JSON.stringify(document)).toContain('Your reviewer set $111');
  });

  it('prints who read it, the checks and the notes where they belong', () => {
    const review = {
      firstName: 'Rose',
      toCustomer: 'Ring your old boss first.',
      checks: {
        goal: 'A year is enough.',
        business: '',
        price: '',
        cash: '',
        'licence-and-safety': '',
        sources: '',
      },
      notes: [{ section: 'risks', text: 'Wear a hat.' }],
    };
    const { sections } = plan({ version: 1 }, { review }).document;
    const section = (id: string) => JSON.stringify(sections.find((one) => one.id === id));
    expect(section('answer')).toContain('Read by Rose, business plan reviewer');
    expect(section('answer')).toContain('Ring your old boss first.');
    expect(section('risks')).toContain('Wear a hat.');
    expect(section('review')).toContain('A year is enough.');
    expect(JSON.stringify(plan({ version: 1 }).document)).not.toContain('Read by');
  });

  it('keeps the name of the business that was shown when it is picked', () => {
    const person = { skills: 'bookkeeping, 12 years', content: 'I kept the books of a dairy for 12 years.' };
    const shown = (confirmed?: Confirmed) =>
      decide(confirmed, { answers: { ...answers, ...person } }).choice.offered[0];
    const first = shown();
    const picked = shown({ version: 1, picked: { kind: 'offer', id: first?.id ?? '' } });
    expect(picked?.offer.name).toBe(first?.offer.name);
    expect(first?.isPlainlyNamed).toBe(true);
  });

  it('names corrections whose words are gone', () => {
    const confirmed: Confirmed = {
      version: 1,
      hours: { low: 38, high: 38 },
      money: { cents: 40_000 },
      was: { hours: '10h+', money: '<100' },
    };
    expect(findGone(confirmed, answers)).toEqual(['money']);
  });

  it('is the same whatever the order of its names', () => {
    const one: Confirmed = { version: 1, hours: { low: 1, high: 2 }, money: { cents: 5 } };
    const other: Confirmed = { money: { cents: 5 }, hours: { high: 2, low: 1 }, version: 1 };
    expect(sameConfirmed(one, other)).toBe(true);
    expect(sameConfirmed(one, { ...other, money: { cents: 6 } })).toBe(false);
    expect(sameConfirmed(undefined, { version: 1 })).toBe(true);
  });
});
