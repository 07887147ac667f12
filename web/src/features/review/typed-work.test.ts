import { describe, expect, it } from 'vitest';
import { mergeWork, type TypedWork, typedOf, workOf } from './typed-work.ts';

const empty = typedOf({ checks: {}, notes: [] });

const withNote = (section: string, text: string): TypedWork => ({ ...empty, notes: { [section]: text } });

describe('the work of a reviewer', () => {
  it('is sent without empty texts and without facts that were not set', () => {
    expect(workOf({ ...empty, notes: { cash: '  ', prices: ' Ask $45. ' }, firstName: ' Rose ' })).toEqual({
      checks: {},
      notes: [{ section: 'prices', text: 'Ask $45.' }],
      firstName: 'Rose',
    });
  });

  it('joins several notes on a section, so that none is lost', () => {
    const notes = ['One.', 'Two.'].map((text) => ({ section: 'cash', text }));
    expect(typedOf({ checks: {}, notes }).notes).toEqual({ cash: 'One.\n\nTwo.' });
  });
});

describe('work that another window saved meanwhile', () => {
  it('is merged with the text typed here', () => {
    const theirs = {
      ...empty,
      checks: { goal: 'Theirs.' },
      reviewed: { version: 1 as const, price: { cents: 4500 } },
    };
    const { work, clashes } = mergeWork(empty, withNote('cash', 'Mine.'), theirs);
    expect(work).toEqual({ ...theirs, notes: { cash: 'Mine.' } });
    expect(clashes).toEqual([]);
  });

  it('keeps the local text in a conflict, and offers theirs for copying', () => {
    const { work, clashes } = mergeWork(empty, withNote('cash', 'Mine.'), withNote('cash', 'Theirs.'));
    expect(work.notes).toEqual({ cash: 'Mine.' });
    expect(clashes).toEqual([{ slot: 'note cash', theirs: 'Theirs.' }]);
  });

  it('applies the removals of both windows', () => {
    const base: TypedWork = { ...empty, checks: { goal: '', price: '' }, notes: { cash: 'Old.' } };
    const mine: TypedWork = { ...base, checks: { goal: '' } };
    const theirs: TypedWork = { ...base, notes: {} };
    expect(mergeWork(base, mine, theirs).work).toEqual({ ...empty, checks: { goal: '' } });
  });
});
