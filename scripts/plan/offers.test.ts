/** The offer within the trade, its price line and its costs are those of the person. */
import { describe, expect, it } from 'vitest';
import { printDocument } from '#shared/plan/testing/print-document.ts';
import { prepareWriter } from './plan-person.ts';

const write = prepareWriter();
const now = new Date('2026-11-28T02:00:00Z');
const made = (content: string, skills: string) =>
  write(
    {
      id: 'reader',
      plan: 'PRO',
      profile: { state: 'Victoria', country: 'Australia' },
      form: { budget: '<500', timePerWeek: '10h+', skills, interests: '', incomeGoal: '', content },
    },
    now,
  );
const offerOf = (content: string, skills: string): string =>
  made(content, skills).choice.offered[0]?.id ?? '';

describe('the offer of a trade', () => {
  it('is for the buyers that the person names, before what leaves more for an hour', () => {
    const doors = 'I am a carpenter of 20 years. I hang doors and fix locks, blinds and fly screens.';
    expect(offerOf(`${doors} Three real estate agents ring me for it.`, 'carpentry')).toBe(
      'carpentry-small-jobs/property-managers',
    );
  });

  it('is sold by the hour for a person who charges by the hour', () => {
    const van = 'I move furniture with my own van for people in my street.';
    const [first] = made(`${van} I charge $65 an hour.`, 'moving house, furniture').choice.offered;
    expect(first?.offer.items[0]?.unit).toBe('hour');
  });

  it('has the length of the lesson that the person sells', () => {
    const piano = 'I teach piano to children at home, and I play for a choir. I charge $38 for half an hour.';
    expect(offerOf(piano, 'piano lessons, accompanying a choir')).toBe(
      'music-lessons/lessons-at-home-studio',
    );
  });

  it('is not refused by a word for the whole trade', () => {
    const fences = 'I build fences, $110 a metre of Colorbond, materials in. No pool fences.';
    expect(offerOf(fences, 'fencing')).toBe('fencing/new-boundary');
  });

  it('is of no trade that the person refuses by its name', () => {
    const cleans = 'I do regular house cleans at $40 an hour, two hours at least. I won’t do bond cleans.';
    expect(offerOf(cleans, 'cleaning')).toBe('house-cleaning/regular-homes');
  });
});

describe('a price of years ago', () => {
  const plan = made(
    'Carpenter, 25 years. Two real estate agents used to ring me. Was $70 an hour plus a 40 call out, that is going back to 2019.',
    'carpentry, small repairs',
  );
  const text = printDocument(plan.document);

  it('is printed as it was written, with its unit and year', () => {
    expect(text).toContain('In 2019 you charged $70 an hour');
    expect(text).not.toContain('You told us $280');
  });

  it('is no price for today', () => {
    expect(text).toContain('That price is out of date.');
    expect(plan.figures.inputs.priceCents.from).toHaveProperty('basis');
  });
});

describe('what one buyer takes of another thing', () => {
  const { figures, document } = made(
    'I move furniture with my own HiAce. I charge $60 an hour with me only, and $90 if my nephew comes. A second hand furniture shop in Sunshine wants 6 deliveries a week at $45 each.',
    'moving house, lifting, delivery',
  );
  const { mix, monthly } = figures.inputs;
  const delivery = mix?.lines.find(({ who }) => who !== undefined);

  it('has the time and the cost of that thing', () => {
    expect(delivery).toMatchObject({ unit: 'delivery', priceCents: 4500, hours: 0.6, costCents: 1200 });
    expect(figures.inputs.unit).toBe('job');
  });

  it('leaves the hour and the helper as lines of their own', () => {
    const [alone] = mix?.lines ?? [];
    const helped = mix?.lines.find(({ priceCents }) => priceCents === 18_000);
    expect(alone).toMatchObject({ priceCents: 12_000, count: 2 });
    expect(helped?.costCents).toBeGreaterThan((alone?.costCents ?? 0) + 7000);
    expect(printDocument(document)).toContain('With a helper');
  });

  it('hires no van for the owner of one', () => {
    expect(monthly.map(({ what }) => what).join(' ')).not.toMatch(/hire/i);
  });
});

describe('prices of other things', () => {
  it('leave an hour at one home out of the price of a class', () => {
    const { inputs } = made(
      'I help older people with their phones, $55 an hour at their place. A retirement village wants a monthly group class.',
      'computers, phones',
    ).figures;
    expect(inputs.priceCents.value % 5500 === 0 ? inputs.unit : 'group').not.toBe('class');
  });

  it('are two where the units differ', () => {
    const { reading } = made('I spray weeds, $95 an hour or $280 a hectare.', 'weed spraying');
    expect(reading.prices.map(({ value }) => [value.cents, value.highCents])).toEqual([
      [9500, undefined],
      [28_000, undefined],
    ]);
  });

  it('are those of a cup where the trade sells mornings', () => {
    const { inputs } = made(
      'I have a coffee trailer. A foundry with 90 staff wants me at smoko on Tuesdays. A cup would be $5.80. Beans and milk cost me $1.47 a cup.',
      'barista',
    ).figures;
    expect(inputs).toMatchObject({ unit: 'cup', priceCents: { value: 580 }, costCents: { value: 147 } });
  });
});

describe('a list of costs', () => {
  it('has one period', () => {
    const { reading } = made(
      'I do regular house cleans at $40 an hour. The products cost about $12 a week, fuel $25.',
      'cleaning',
    );
    expect(reading.unitCosts).toEqual([]);
    expect(reading.costs.map(({ value }) => [value.cents, value.per])).toEqual([
      [1200, 'week'],
      [2500, 'week'],
    ]);
  });
});
