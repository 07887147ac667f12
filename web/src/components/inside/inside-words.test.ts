import { describe, expect, it } from 'vitest';
import type { KitNames } from '#shared/contract/kit.ts';
import { insideInShort, insideWords } from './inside-words.ts';

const locked = { sections: 13, tables: 12, pictures: 5, minutes: 25 };
const kit: KitNames = {
  templates: [
    { kind: 'Message', title: 'First letter' },
    { kind: 'Quote', title: 'One job' },
  ],
  steps: 4,
  stopRules: 1,
  pieces: [],
};

describe('what is inside, in a line', () => {
  it('counts what the longer list counts, each figure kept with its word', () => {
    expect(insideInShort({ locked, kit })).toBe(
      '13\u00A0sections, 12\u00A0tables, 2\u00A0templates, 25\u00A0min',
    );
  });

  it('names one by its singular, and nothing that there is none of', () => {
    const one = { sections: 1, tables: 1, pictures: 0, minutes: 1 };
    expect(insideInShort({ locked: one, kit: null })).toBe('1\u00A0section, 1\u00A0table, 1\u00A0min');
    expect(insideInShort({ locked: { ...one, tables: 0 }, kit: null })).toBe('1\u00A0section, 1\u00A0min');
  });

  it('is nothing of a path that is open to all', () => {
    expect([insideInShort({ locked: null, kit: null }), insideWords({ locked: null, kit: null })]).toEqual([
      '',
      [],
    ]);
  });
});
