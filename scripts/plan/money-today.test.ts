import { describe, expect, it } from 'vitest';
import type { PlanType } from '#shared/domain/plans/plans.ts';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { knownNow, someCustomer } from './known-people.ts';
import { preparePlanner, prepareWriter } from './plan-person.ts';

const plan = preparePlanner();
const write = prepareWriter();
const now = knownNow;
const person = (content: string, tier: PlanType = 'PRO') => ({
  ...someCustomer('', content, {
    budget: '<1000',
    timePerWeek: '10h+',
    incomeGoal: '$900 a week before tax by December 2027',
  }),
  plan: tier,
});
const readingOf = (content: string) => plan(person(content), now).reading;

interface Taken {
  says: string;
  takes?: number;
  left?: number;
  costs?: string[];
}

describe('what a business takes, spends and keeps today', () => {
  it.each<Taken>([
    {
      says: 'I run a shoe repair shop in Ballarat. Shop takes about 9,200 a month. Rent 1,600, leather and soles 2,100, power 240, the rest. I’m left with 3,400 a month.',
      takes: 9200,
      left: 3400,
      costs: ['rent 1600', 'leather and soles 2100', 'power 240'],
    },
    {
      says: 'I groom dogs in a van near Bendigo since 2021. Takes about $1,450 a week. Fuel 160, shampoo 55, insurance 48 so I’m left with about 1,050.',
      takes: 6283,
      left: 4550,
      costs: ['fuel 160', 'shampoo 55', 'insurance 48'],
    },
    {
      says: 'I run a coffee cart. At the moment we trade at two sites, takes about $5,300 a month and I’m left with 2,100 after my casual and beans.',
      takes: 5300,
      left: 2100,
      costs: [],
    },
    {
      says: 'I have run a window cleaning round since 2019. Turnover about 2,100 a week. After petrol (avg 120), Tom, insurance ($1,300/yr), I’m left with 1,150.',
      takes: 9100,
      left: 4983,
      costs: ['petrol 120', 'insurance 1300'],
    },
    // The wage of the only helper is a wage, by whatever name.
    {
      says: 'I have a bakery in Echuca. It’s me, and Marlene 15 hours a week ($32). Shop takes about 11,000 a month. Rent 1,900, flour and butter 3,300, Marlene 2,080, the rest. I’m left with 2,600 a month.',
      takes: 11_000,
      left: 2600,
      costs: ['rent 1900', 'flour and butter 3300', 'wages 2080'],
    },
    // Costs that are more than the difference are not of it.
    {
      says: 'I run a picture framing shop. It takes about $4,000 a month. Glass 2,900, rent 1,400 so I’m left with 1,500.',
      takes: 4000,
      left: 1500,
    },
  ])('are read from: $says', ({ says, takes, left, costs }) => {
    const reading = readingOf(says);
    const { monthlyCents = 0, profitCents = 0 } = reading.running?.value ?? {};
    expect(Math.round(monthlyCents / 100)).toBe(takes);
    expect(Math.round(profitCents / 100)).toBe(left);
    const named = reading.costs.map(({ value }) => `${value.what} ${value.cents / 100}`);
    if (costs) expect(named.toSorted()).toEqual(costs.toSorted());
  });

  it.each([
    'My brother has a kebab shop and he takes about $9,000 a week. I want to mow lawns.',
    'I want to clean ovens. One takes about 120 minutes a week to do. I have done it for friends.',
    'I do bookkeeping for two shops. One of them owes me $1,900 a month now. I want more clients.',
    'There is a room to let in Kyneton, $2,600 a month plus outgoings about $410. I would teach pilates in it.',
  ])('are not read from: %s', (says) => {
    expect(readingOf(says).running?.value.monthlyCents).toBeUndefined();
  });

  it('are the figures of each month, whatever the business is', () => {
    for (const says of [
      'I have a shoe repair shop in Ballarat since 2015. Heels $28, soles $85. Shop takes about 9,200 a month. Rent 1,600, leather and soles 2,100, power 240, the rest. I’m left with 3,400 a month.',
      'I have a mobile dog grooming van since 2021, small dogs $70, big dogs $110. Takes about $2,400 a month. Fuel 260, shampoo 95, insurance 88 so I’m left with about 1,650.',
    ]) {
      const { figures, reading } = plan(person(says), now);
      const { monthlyCents = 0, profitCents = 0 } = reading.running?.value ?? {};
      const today = figures?.inputs.today;
      expect(Math.abs((today?.salesCents ?? 0) - monthlyCents)).toBeLessThan(monthlyCents * 0.02);
      expect(Math.abs((today?.leftCents ?? 0) - profitCents)).toBeLessThan(profitCents * 0.02);
      const row = figures?.cases[0]?.rows[0];
      expect(row?.earnedCents).toBe((row?.salesCents ?? 0) - (row?.costCents ?? 0) - (row?.fixedCents ?? 0));
      for (const { cents, isOwn } of figures?.inputs.monthly ?? []) expect(isOwn && cents > 0).toBe(true);
    }
  });

  it('tell who is above the limit of GST today to check that they are registered', () => {
    const shop =
      'I have a shoe repair shop in Ballarat since 2015. Heels $28, soles $85. Shop takes about 9,200 a month and I’m left with 3,400 a month.';
    const text = printDocument(write(person(shop), now).document);
    expect(text).toContain(
      'Your sales today are about $110,400 a year, which is above $75,000. Check that you are registered.',
    );
    const registered = printDocument(write(person(`${shop} I am registered for GST.`), now).document);
    expect(registered).toContain('You say that you are registered.');
  });
});

describe('a sum that is paid', () => {
  it.each([
    ['I teach yoga in a hired church hall ($24/h, 4 hours), $16 a head, about 30 a week.', 2400],
    ['I bake in a rented commercial kitchen ($28 an hour), loaves at $9.', 2800],
    ['I coach kids. Council tennis courts $14 an hour, I charge $45 a lesson.', 1400],
    ['I lay turf at $12 a metre. Turf roller hire is not needed, trencher hire $150/day when I dig.', 15_000],
  ])('is no price: %s', (says, cents) => {
    expect(readingOf(says).prices.map(({ value }) => value.cents)).not.toContain(cents);
  });

  it('is a sale where a buyer hires it', () => {
    const { prices, costs } = readingOf(
      'I keep bees. Honey $14 a jar. Hive hire to a school garden $60 a month.',
    );
    expect(prices.map(({ value }) => value.cents)).toContain(6000);
    expect(costs.map(({ value }) => value.cents)).not.toContain(6000);
  });

  it('only where something is lost or goes wrong is no line that sells', () => {
    const { figures } = plan(
      person('I hire out costumes. Adult costume $45, child costume $30, lost mask $12, no-show 20.', 'PRO'),
      now,
    );
    const prices = figures?.inputs.mix?.lines.map(({ priceCents }) => priceCents) ?? [];
    expect(prices).not.toContain(1200);
    expect(prices).not.toContain(2000);
  });
});

const list = `I run a bike repair shop in Geelong since 2018, service $90. Shop takes about 6,400 a month and I’m left with 2,900 a month.
What I want to buy:
 - second repair stand and lift      6,500
 - wheel truing machine              4,300
 - point of sale and shelves         3,200
total                               14,000`;

describe('a loan', () => {
  it('has what it buys line by line, and each month of the account', () => {
    const { reading, figures } = plan(
      person(`${list}\nMine: 2,000. Want to borrow 12,000, bank said 9.9% over 4 years.`, 'ENTERPRISE'),
      now,
    );
    expect(reading.loanAsked?.value.use?.map(({ cents }) => cents)).toEqual([650_000, 430_000, 320_000]);
    const { loan, inputs } = figures ?? {};
    expect(loan?.amountCents).toBe(1_200_000);
    expect(inputs?.depositCents).toBe(200_000);
    expect(inputs?.start.map(({ what }) => what)).not.toContain('Your own part of what the loan buys');
    expect(loan?.keptCents).toBe(0);
    const base = figures?.cases[0]?.rows ?? [];
    let repaid = 0;
    loan?.cash.forEach(({ balanceCents, repaymentCents, loanCents, boughtCents }, index) => {
      repaid += repaymentCents;
      expect(balanceCents).toBe((base[index]?.balanceCents ?? 0) - repaid);
      expect([loanCents, boughtCents]).toEqual(index === 0 ? [1_200_000, 1_200_000] : [0, 0]);
    });
  });

  it('takes the money of someone else for no money of the customer', () => {
    const content = `${list}\nMy aunt Helga Brandt would put in 6,000 for 20%. A bank will do 8,000 on it at 9.5% over 3 years.`;
    const { loanAsked } = plan(person(content, 'ENTERPRISE'), now).reading;
    expect(loanAsked?.value).toMatchObject({
      cents: 800_000,
      partner: { name: 'Helga Brandt', cents: 600_000, percent: 20 },
    });
    expect(loanAsked?.value.ownCents).toBeUndefined();
  });

  it.each([
    ['Petra Ilic is my partner in it, 50/50, she does the books.', 'Petra Ilic'],
    ['My business partner is Owen Tran and he runs the van.', 'Owen Tran'],
    ['I own it with Dana Reid, 50/50.', 'Dana Reid'],
  ])('names a partner of the business: %s', (says, name) => {
    expect(readingOf(`I run a bike repair shop in Geelong. ${says}`).partner?.value.name).toBe(name);
  });

  it.each([
    'My partner Sam works at the hospital.',
    'My old business partner Tyson took the tools.',
    'Should I go 50/50 with Karl?',
  ])('has no partner in: %s', (says) => {
    expect(readingOf(`I run a bike repair shop in Geelong. ${says}`).partner).toBeUndefined();
  });
});
