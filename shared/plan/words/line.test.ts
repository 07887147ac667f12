import { describe, expect, it } from 'vitest';
import { bySuit, chooseLine, fillSlots, type Line, type Suits, type Test } from './line.ts';

const person = (...facts: Test[]) => ({
  holds: (test: Test) => facts.includes(test),
  pick: <Choice>(_key: string, choices: readonly [Choice, ...Choice[]]): Choice =>
    choices.at(-1) ?? choices[0],
});
const line: Line = {
  children: 'after bedtime',
  'has ute|trailer': 'with your own ute',
  else: ['at home', 'at the table'],
};

describe('a line', () => {
  it('is said in the first version that is true of the person', () => {
    expect(chooseLine(line, person('has ute|trailer', 'children'))).toBe('after bedtime');
    expect(chooseLine(line, person('has ute|trailer'))).toBe('with your own ute');
  });

  it('leaves a choice between equals to the person’s own answers', () => {
    expect(chooseLine(line, person())).toBe('at the table');
  });

  it('has its slots filled where they stand, and its numbers scaled', () => {
    const told = { slot: (name: string) => name.toUpperCase(), scaled: (n: number) => String(n / 2) };
    expect(fillSlots('Card {n:20} boxes in {area}.', told)).toEqual([
      'Card ',
      '10',
      ' boxes in ',
      'AREA',
      '.',
    ]);
  });

  it('with a slot that nothing fills is a fault', () => {
    const told = { slot: String, scaled: String };
    expect(() => fillSlots('in {suburb}', told)).toThrow('No slot is called {suburb}');
  });
});

describe('a list that is longer than what is printed', () => {
  const items: readonly (Suits & { id: string })[] = [
    { id: 'anybody' },
    { id: 'sellers', for: ['sells'] },
    { id: 'parents', only: ['children'] },
  ];
  const order = (key: string) => key.length;
  const ids = (...facts: Test[]) =>
    bySuit(items, ({ id }) => id, { ...person(...facts), order }).map(({ id }) => id);

  it('begins with what suits the person', () => {
    expect(ids('sells')).toEqual(['sellers', 'anybody']);
  });

  it('holds nothing that cannot be theirs', () => {
    expect(ids()).not.toContain('parents');
    expect(ids('children')).toEqual(['parents', 'anybody', 'sellers']);
  });
});
