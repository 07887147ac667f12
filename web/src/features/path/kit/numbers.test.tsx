import { beforeEach, describe, expect, it } from 'vitest';
import type { KitNumbers } from '#shared/contract/kit.ts';
import { numbersKey } from '#web/lib/session/kept-locally.ts';
import { clearSession, dropSession } from '#web/lib/session/session.ts';
import { fieldsOf, keepNumbers, parseNumber, readKeptNumbers, readNumbers, typedOf } from './numbers.ts';

beforeEach(() => localStorage.clear());

const mine = 'usr_1:lawn-rounds';

const kept = (): string[] => Object.keys(localStorage);

describe('the reader’s own figures', () => {
  it('are restored for the same account and path, and for no other', () => {
    keepNumbers(mine, { priceCents: '80' });
    keepNumbers('usr_2:lawn-rounds', { priceCents: '90' });
    keepNumbers('usr_1:pet-care-rounds', { weeklyHours: '3' });
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
    expect(readKeptNumbers('usr_2:lawn-rounds')).toEqual({ priceCents: '90' });
    expect(readKeptNumbers('usr_3:lawn-rounds')).toEqual({});
  });

  it('leave nothing in storage once they are cleared', () => {
    keepNumbers(mine, { priceCents: '80' });
    keepNumbers(mine, {});
    expect(kept()).toEqual([]);
  });

  it('are removed when a person logs out or closes the account, and stay when a session expires', () => {
    keepNumbers(mine, { priceCents: '80' });
    dropSession();
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
    clearSession();
    expect(kept()).toEqual([]);
  });

  it('are dropped without an error when they are unreadable', () => {
    for (const text of ['', 'x', 'null', '[]', '{"usr_1:lawn-rounds":5}']) {
      localStorage.setItem(numbersKey, text);
      expect(readKeptNumbers(mine)).toEqual({});
    }
    localStorage.setItem(numbersKey, '{"usr_1:lawn-rounds":{"priceCents":"80","other":3}}');
    expect(readKeptNumbers(mine)).toEqual({ priceCents: '80' });
  });
});

const path: KitNumbers = {
  unit: 'lawn',
  priceCents: 65_00,
  hoursPerUnit: 1.25,
  materialsShare: 0.12,
  wasteShare: 0,
  platformShare: 0.1045,
  platformFixedCents: 60,
  cardPayments: 1,
  toolsMonthCents: 10_00,
  insuranceYearCents: 550_00,
  startupCents: 400_00,
  handbookCents: 79_00,
  weeklyHours: 7.5,
  standingHoursPerWeek: 0,
  maxUnitsPerMonth: null,
  paidInMonths: [1, 0, 0],
  ramp: [0.5, 1],
  demand: {
    kind: 'outreach',
    tries: 'quotes',
    triesPerHour: 4,
    conversion: 0.1,
    repeatPerMonth: 2,
    stayMonths: 6,
  },
};

const traffic: KitNumbers = {
  ...path,
  demand: {
    kind: 'traffic',
    item: 'listing',
    itemsPerHour: 0.2,
    visitsPerItem: 28,
    conversion: 0.013,
    maxItems: 60,
  },
};

describe('a typed figure', () => {
  it.each([
    ['65', 65],
    [' $1,250.50 ', 1250.5],
    ['12 %', 12],
    ['12,5', 12.5],
    ['A$40', 40],
    ['.5', 0.5],
    ['-5', undefined],
    ['1e3', undefined],
    ['sixty', undefined],
    ['', undefined],
    ['1,2,3', undefined],
  ])('%j is read as %j', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });
});

describe('the typed figures', () => {
  it('keep the path’s own where nothing was typed', () => {
    expect(readNumbers(path, {})).toEqual({ numbers: path, errors: new Map() });
  });

  it.each([path, traffic])('are the path’s own when typed as shown', (numbers) => {
    const typed = Object.fromEntries(fieldsOf(numbers).map((field) => [field.name, typedOf(field, numbers)]));
    expect(readNumbers(numbers, typed)).toEqual({ numbers, errors: new Map() });
  });

  it('are read as dollars, percent and counts', () => {
    const typed = { priceCents: '$80', materialsShare: '15', conversion: '20', insuranceYearCents: '600' };
    expect(readNumbers(path, typed).numbers).toMatchObject({
      priceCents: 80_00,
      materialsShare: 0.15,
      insuranceYearCents: 600_00,
      demand: { kind: 'outreach', conversion: 0.2, triesPerHour: 4 },
    });
    const made = readNumbers(traffic, { hoursPerItem: '2', maxItems: '10' }).numbers;
    expect(made.demand).toMatchObject({ itemsPerHour: 0.5, maxItems: 10, visitsPerItem: 28 });
  });

  it('report errors, and use the path’s figure instead', () => {
    const { numbers, errors } = readNumbers(path, {
      priceCents: 'a lot',
      weeklyHours: '0',
      conversion: '150',
    });
    expect(numbers).toEqual(path);
    expect(Object.fromEntries(errors)).toEqual({
      priceCents: 'Type a number from $0 to $1,000,000, such as $65.',
      weeklyHours: 'This has to be from 0.5 to 100.',
      conversion: 'This has to be from 0 to 100.',
    });
  });
});
