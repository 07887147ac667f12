import { describe, expect, it } from 'vitest';
import { readCircumstances } from '../circumstances/circumstances.ts';
import { buildModel } from '../model/build-model.ts';
import { allPaths } from '../paths/all-paths.ts';
import { goldenPeople } from '../testing/golden/golden-people.ts';
import { wordsOf } from '../words/words-of.ts';
import { printerOf } from './printer.ts';
import { firstName, slotValues } from './slot-values.ts';

const values = (input: (typeof goldenPeople)[number]['input'], startsOn = '2026-11-23') => {
  const [person] = goldenPeople;
  if (!person) throw new Error('There are no golden people');
  const model = buildModel(input, { tier: 'BASIC', now: person.now, planId: 'x', wordsOf });
  const slots = slotValues(printerOf(model), { life: readCircumstances(model.person), startsOn });
  return { model, slot: (name: keyof typeof slots) => slots[name]() };
};

describe('the words in the slots', () => {
  it('never offer the same day twice, on any path and however short the week', () => {
    const [person] = goldenPeople;
    if (!person) throw new Error('There are no golden people');
    for (const { slug } of allPaths)
      for (const timePerWeek of ['1–3h', '10h+']) {
        const { input } = goldenPeople.find(({ id }) => id === slug) ?? person;
        const { slot } = values({ ...input, answers: { ...input.answers, timePerWeek } });
        expect(slot('short-day')).not.toBe(slot('day'));
      }
  });

  it('name the calendar month that holds most of a month of the plan', () => {
    const [person] = goldenPeople;
    if (!person) throw new Error('There are no golden people');
    const months = (startsOn: string) => {
      const { slot } = values(person.input, startsOn);
      return [slot('start-month'), slot('month-1'), slot('month-3'), slot('season')];
    };
    expect(months('2026-11-23')).toEqual(['November', 'December', 'February', 'summer']);
    expect(months('2026-12-07')).toEqual(['December', 'December', 'February', 'summer']);
    expect(months('2026-06-01')).toEqual(['June', 'June', 'August', 'winter']);
  });
});

describe('a first name', () => {
  it.each([
    ['Rose Hart', 'Rose'],
    ['Anne-Marie de la Fontaine-Montgomery of Upper Ferntree Gully', 'Anne-Marie'],
    ['D’Arcy Wells', 'D’Arcy'],
    ["O'Neil Brown", "O'Neil"],
    ['McKenna Lee', 'McKenna'],
    ['Zoe\u0308 Kim', 'Zoë'],
    ['Maximiliana-Josephine von und zu', 'Maximiliana-Josephine'],
    ['Dr Rose Hart', 'Rose'],
    ['A/Prof. Dr. Rose Hart', 'Rose'],
    ['REV. DR ROSE HART', 'ROSE'],
    ['Mx Kim', 'Kim'],
    ['Drew Sirr', 'Drew'],
  ])('signs a script: %s', (name, first) => {
    expect(firstName(name)).toBe(first);
  });

  it.each([
    'A.',
    '',
    'Dr',
    'Prof. R. Hart',
    'the boss',
    '<b>Bobby</b>',
    '🦘 Kez',
    'ليلى حداد',
    'Rose- Hart',
    `W${'o'.repeat(30)} Smith`,
  ])('is left blank where no script could sign with it: %s', (name) => {
    expect(firstName(name)).toBeUndefined();
  });
});
