import { describe, expect, it } from 'vitest';
import type { Table } from '#shared/plan/document/plan-document.ts';
import { Tag } from '../tags/structure.ts';
import { setBlock } from './set-block.ts';
import { setQuarters } from './set-quarters.ts';

const swot = (strength: string): Table => ({
  kind: 'table',
  id: 'swot-table',
  caption: 'Each line, and what put it there',
  rowHeaders: true,
  isQuartered: true,
  columns: [
    { title: 'What', align: 'left', weight: 1 },
    { title: 'Where it comes from', align: 'left', weight: 1 },
  ],
  rows: ['Strengths', 'Weaknesses', 'Openings', 'Threats'].flatMap((name) => [
    { kind: 'group' as const, cells: [[name]] },
    { kind: 'row' as const, cells: [[strength], ['your skills']] },
  ]),
});
const setting = (tag: Tag) => ({ tag, register: new Map() });
const kindsOf = (tag: Tag): string[] =>
  tag.kids.flatMap((kid) => (kid instanceof Tag ? [kid.type, ...kindsOf(kid)] : []));

describe('four groups of a few words', () => {
  it('stand two by two on one page, each a name and a list', () => {
    const tag = new Tag('Sect');
    const pieces = setQuarters(swot('Writing is part of the work itself'), setting(tag));
    expect(pieces).toHaveLength(2);
    expect(pieces?.[0]?.anchors).toEqual(['swot-table']);
    expect(pieces?.[0]?.keepWithNext).toBe(true);
    expect(tag.kids.map((kid) => (kid instanceof Tag ? kid.type : ''))).toEqual(
      Array(4).fill(['P', 'L']).flat(),
    );
  });

  it('are a table of rows where somebody has more to say than a quarter holds', () => {
    const tag = new Tag('Sect');
    const long = swot('a word '.repeat(1400));
    expect(setQuarters(long, setting(tag))).toBeUndefined();
    const pieces = setBlock(long, setting(tag));
    expect(pieces.length).toBeGreaterThan(20);
    expect(kindsOf(tag)).toContain('Table');
  });
});
