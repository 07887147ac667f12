import { describe, expect, it } from 'vitest';
import { Tag } from '../tags/structure.ts';
import { setSection } from './set-section.ts';

const root = new Tag('Document');
const pieces = setSection(
  {
    id: 'cash',
    title: 'Twelve months of cash',
    number: 5,
    blocks: [
      { kind: 'list', id: 'counts', ordered: false, items: [['One'], ['Two'], ['Three'], ['Four']] },
      { kind: 'paragraph', id: 'counts-note', style: 'note', text: ['Small print.'] },
      { kind: 'paragraph', id: 'counts-more', style: 'body', text: ['More.'] },
    ],
  },
  root,
);

describe('a section', () => {
  it('is read from its heading on', () => {
    const [section] = root.kids;
    expect(section instanceof Tag && section.kids.map((kid) => kid instanceof Tag && kid.type)).toEqual([
      'H1',
      'L',
      'P',
      'P',
    ]);
  });

  it('keeps small print with the block above it', () => {
    const note = pieces.findIndex(({ anchors }) => anchors?.includes('counts-note'));
    expect(pieces[note - 1]?.keepWithNext).toBe(true);
    expect(pieces[note]?.keepWithNext ?? false).toBe(false);
  });

  it('keeps every line of a task on one page', () => {
    const long = (words: string) => [`${words} `.repeat(40)];
    const task = (first: string, then: string) => ({ ticked: false, text: long(first), note: long(then) });
    const items = Array.from({ length: 3 }, () => task('One', 'Done when it is done,'));
    const [, ...lines] = setSection(
      {
        id: 'fortnight',
        title: 'A fortnight',
        number: 2,
        blocks: [{ kind: 'checklist', id: 'tasks', items }],
      },
      new Tag('Document'),
    );
    const ends = lines.flatMap(({ keepWithNext = false }, index) => (keepWithNext ? [] : [index + 1]));
    const each = lines.length / 3;
    expect(each).toBeGreaterThan(4);
    expect(ends).toEqual([each, each * 3]);
  });

  it('keeps its heading and first sentence with the following table', () => {
    const [title, ...opening] = setSection(
      {
        id: 'risks',
        title: 'What can go wrong',
        number: 19,
        blocks: [
          {
            kind: 'paragraph',
            id: 'risks-lead',
            style: 'lead',
            text: ['By the figures, one buyer is most of it.'],
          },
          {
            kind: 'table',
            id: 'risks-table',
            caption: 'Risks',
            rowHeaders: true,
            columns: [{ title: 'Risk', align: 'left', weight: 1 }],
            rows: [
              { kind: 'row', cells: [['One']] },
              { kind: 'row', cells: [['Two']] },
            ],
          },
        ],
      },
      new Tag('Document'),
    );
    const table = opening.findIndex(({ anchors }) => anchors?.includes('risks-table'));
    expect(table).toBeGreaterThan(0);
    expect([title, ...opening.slice(0, table)].every((piece) => piece?.keepWithNext === true)).toBe(true);
  });
});
