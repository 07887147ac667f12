import { describe, expect, it } from 'vitest';
import { type Confirmed, nothingConfirmed } from '#shared/plan/confirm/confirmed.ts';
import { someUnderstanding, someValues } from '../understanding/testing/some-understanding.ts';
import { putBack, removedLines, removeFact } from './change-facts.ts';
import { clearFact, readDollars, readHours, setFact, setPart } from './control-parts.tsx';
import { splitSentences } from './hidden-sentences.tsx';
import { findTrades } from './trade-picker.tsx';

const read = someValues();

describe('an amount in dollars', () => {
  it.each([
    ['850', 85_000],
    ['$1,250.50', 125_050],
    ['1.2k', 120_000],
    [' 0 ', 0],
    ['A$90', 9000],
  ])('reads %s', (text, cents) => expect(readDollars(text)).toBe(cents));

  it.each(['', 'lots', '-5', '1.234', '99999999'])('refuses “%s”', (text) =>
    expect(readDollars(text)).toBeUndefined(),
  );
});

it('reads hours with or without their unit, up to the maximum', () => {
  expect(['38', '7.5 h', '10 hours'].map(readHours(168))).toEqual([38, 7.5, 10]);
  expect(['0', '169', '10+', ''].map(readHours(168))).toEqual([undefined, undefined, undefined, undefined]);
});

it('keeps the words shown with a correction, and drops them with it', () => {
  const set = setFact({ value: nothingConfirmed, read }, 'hours', { low: 38, high: 38 });
  expect(set).toEqual({ version: 1, hours: { low: 38, high: 38 }, was: { hours: '5–10h' } });
  expect(clearFact(set, 'hours')).toEqual(nothingConfirmed);
});

it('treats an empty list as not set', () => {
  expect(setPart({ version: 1, owned: ['ute'] }, 'owned', [])).toEqual(nothingConfirmed);
});

describe('a fact that is wrong', () => {
  const [goal, skill] = someUnderstanding().facts;

  it('is listed once, with its words', () => {
    if (!skill) throw new Error('no fact');
    const removed = removeFact(removeFact(nothingConfirmed, skill), skill);
    expect(removed.removed).toEqual([
      {
        id: 'skill:bookkeeping',
        words: 'bookkeeping',
        says: 'Skill: bookkeeping for small firms (4 years).',
      },
    ]);
    expect(removedLines(removed)).toEqual([skill.says]);
    expect(putBack(removed, skill.says)).toEqual(nothingConfirmed);
  });

  it('removes its corrections, too', () => {
    if (!(goal && skill)) throw new Error('no fact');
    const value: Confirmed = {
      version: 1,
      goal: { cents: 90_000, per: 'month', tax: 'after' },
      trades: ['bookkeeping', 'tutoring'],
    };
    expect(removeFact(value, goal).goal).toBeUndefined();
    expect(removeFact(value, skill).trades).toEqual(['tutoring']);
  });
});

describe('a search for work', () => {
  const trades = [
    { id: 'carpentry', name: 'Carpentry, small jobs', titles: ['carpenter', 'chippy'] },
    { id: 'cafe', name: 'Café cart', titles: ['barista'] },
    { id: 'dog-walking', name: 'Dog walking', titles: ['dog walker'] },
  ];
  const found = (text: string) => findTrades(trades, text).map(({ id }) => id);

  it.each([
    ['chippy', ['carpentry']],
    ['Carp', ['carpentry']],
    ['cafe', ['cafe']],
    ['walker dog', ['dog-walking']],
    ['astronaut', []],
    ['  ', []],
  ])('for “%s” finds %j', (text, ids) => expect(found(text)).toEqual(ids));
});

it('splits a background into its sentences', () => {
  const text = 'I earn $9.50 an hour. I left him in May!\nAsk me: why?\n\n… \nNo full stop';
  const sentences = splitSentences(text);
  expect(sentences).toEqual(['I earn $9.50 an hour.', 'I left him in May!', 'Ask me: why?', 'No full stop']);
  for (const sentence of sentences) expect(text).toContain(sentence);
});
