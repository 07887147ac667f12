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

const holding = (templates: number) => ({ tables: 1, templates, pictures: 0 });
const section = { id: 's', title: 'S', minutes: 2 };
const sections = [
  { ...section, html: '<p>Open</p>' },
  { ...section, holds: holding(1) },
  { ...section, holds: holding(0) },
  { ...section, holds: holding(2) },
];
const none = [{ ...section, holds: holding(0) }];

describe('the contents of a path in a line', () => {
  it('counts the same as the longer list, with each figure next to its noun', () => {
    expect(insideInShort({ locked, sections })).toBe(
      '13\u00A0sections, 12\u00A0tables, 3\u00A0templates, 25\u00A0min',
    );
  });

  it('counts the templates of the locked sections, without those that the kit prints of the open ones', () => {
    expect(insideWords({ locked, kit, sections }).map(({ text }) => text)).toEqual([
      '3 templates to copy: messages, quotes',
      'A workbook with your own numbers',
      '13 sections, 12 tables, 5 charts and diagrams, about 25 minutes',
    ]);
    expect(insideWords({ locked, kit, sections: none }).map(({ kind }) => kind)).toEqual([
      'workbook',
      'reading',
    ]);
  });

  it('uses the singular for one, and leaves out zeros', () => {
    const one = { sections: 1, tables: 1, pictures: 0, minutes: 1 };
    expect(insideInShort({ locked: one, sections: none })).toBe('1\u00A0section, 1\u00A0table, 1\u00A0min');
    expect(insideInShort({ locked: { ...one, tables: 0 }, sections: none })).toBe(
      '1\u00A0section, 1\u00A0min',
    );
  });

  it('is empty for a path that is open to all', () => {
    expect([insideInShort({ locked: null, sections }), insideWords({ locked: null, kit, sections })]).toEqual(
      ['', []],
    );
  });
});
