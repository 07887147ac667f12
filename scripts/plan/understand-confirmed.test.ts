import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { confirmed as contract } from '#shared/contract/confirmed.ts';
import { understanding } from '#shared/contract/readings.ts';
import type { Confirmed } from '#shared/plan/confirm/confirmed.ts';
import { understand } from '#shared/plan/describe/understand.ts';
import type { RunAnswers } from '#shared/plan/plan-input.ts';
import { readCatalogue } from '../content/catalogue/read-files.ts';
import { listTrades } from '../content/publish-trades.ts';

const catalogue = readCatalogue();
const now = new Date('2026-11-28T02:00:00Z');

const answers: RunAnswers = {
  incomeGoal: '$1,200 a month by next June',
  timePerWeek: '10h+',
  budget: '<300',
  skills: 'carpentry',
  interests: 'wood',
  content: 'I was a carpenter for 9 years. My wage is $950 a week. I left my husband in May.',
};

function understood(confirmed: Omit<Confirmed, 'version'> = {}, more: Partial<RunAnswers> = {}) {
  const given = contract.parse({ version: 1, ...confirmed });
  const says = understand(
    {
      answers: { ...answers, ...more },
      profile: { name: '', country: 'Australia', state: 'Victoria' },
      confirmed: given,
    },
    { now, catalogue },
  );
  expect(understanding.safeParse(says).error?.issues).toBeUndefined();
  return says;
}

describe('what was confirmed', () => {
  it('is what the controls, the facts and the figures say, and ends its question', () => {
    const before = understood();
    expect(before.questions.map(({ about }) => about)).toContain('hours');
    expect(before.values.words.hours).toBe('10h+');
    const after = understood({ hours: { low: 38, high: 38 }, was: { hours: '10h+' } });
    expect(after.questions.map(({ about }) => about)).not.toContain('hours');
    expect(after.values.hours).toEqual({ low: 38, high: 38 });
    const fact = after.facts.find(({ kind }) => kind === 'hours');
    expect(fact).toMatchObject({ says: 'Time: 38 hours a week.', isConfirmed: true });
    expect(after.businesses[0]?.hoursPerWeek).toBeGreaterThan(before.businesses[0]?.hoursPerWeek ?? 0);
    expect(after.gone).toEqual([]);
  });

  it('says when its words are gone, and still counts', () => {
    const after = understood(
      { hours: { low: 38, high: 38 }, was: { hours: '10h+' } },
      { timePerWeek: '3–5h' },
    );
    expect(after.gone).toEqual(['hours']);
    expect(after.values.hours).toEqual({ low: 38, high: 38 });
  });

  it('takes out a fact that is wrong', () => {
    const wage = understood().facts.find(({ kind }) => kind === 'income');
    if (!wage) throw new Error('no wage was read');
    const after = understood({ removed: wage.from });
    expect(after.facts.filter(({ kind }) => kind === 'income')).toEqual([]);
  });

  it('keeps a sentence out of print', () => {
    const after = understood({ hidden: ['I left my husband in May.'] });
    const held = after.facts.filter(({ kind, words }) =>
      kind === 'private' ? words.some(({ text }) => text === 'I left my husband in May.') : false,
    );
    expect(held).toHaveLength(1);
  });
});

describe('a pick', () => {
  it('is chosen, and leaves the list and its order as they are', () => {
    const before = understood();
    expect(before.chosen).toBe(before.businesses[0]?.id);
    const wanted = before.businesses[1]?.id ?? '';
    const after = understood({ picked: { kind: 'offer', id: wanted } });
    expect(after.chosen).toBe(wanted);
    expect(after.businesses.map(({ id }) => id)).toEqual(before.businesses.map(({ id }) => id));
    expect(after.isPickLost).toBe(false);
  });

  it('of an own idea comes after the offers, with its own price', () => {
    const before = understood();
    const after = understood({
      picked: { kind: 'own', what: 'surfboard repairs', priceCents: 12_000, costCents: 2500, hours: 2 },
    });
    expect(after.businesses.slice(0, -1).map(({ id }) => id)).toEqual(before.businesses.map(({ id }) => id));
    expect(after.businesses.at(-1)).toMatchObject({ id: after.chosen, title: 'Surfboard repairs' });
    expect(after.businesses.at(-1)?.price).toMatch(/^\$120 /);
    expect(after.isPickLost).toBe(false);
  });

  it('that no longer fits is said to be lost', () => {
    const after = understood({ picked: { kind: 'offer', id: 'carpentry-small-jobs/was-never-there' } });
    expect(after.isPickLost).toBe(true);
    expect(after.chosen).toBe(after.businesses[0]?.id);
  });
});

it('asks of each licence that a business on the list needs', () => {
  const { values, businesses } = understood({}, { skills: 'electrician', content: 'I was an electrician.' });
  expect(values.licences.length, businesses.map(({ id }) => id).join()).toBeGreaterThan(0);
});

it('lists every trade by its name for the picker, in less than 40 kB once it is compressed', () => {
  const trades = listTrades(catalogue.trades);
  expect(trades).toHaveLength(catalogue.trades.length);
  expect(gzipSync(JSON.stringify(trades)).length).toBeLessThan(40_000);
});
