import { describe, expect, it } from 'vitest';
import {
  bodyTypeOf,
  carryHeads,
  type Inline,
  piecesByMark,
  readText,
  type TagNode,
  type TextBlock,
  type TextItem,
} from './read-text.ts';

const content = (id: string): TagNode => ({ type: 'content', id });

const tag = (role: string, ...children: TagNode[]): TagNode => ({ role, children });

const begin = (id: string | null): TextItem => ({ type: 'beginMarkedContentProps', id });

const end: TextItem = { type: 'endMarkedContent' };

const run = (str: string, look: Partial<{ hasEOL: boolean; height: number; fontName: string }> = {}) => ({
  str,
  hasEOL: false,
  height: 9.4,
  fontName: 'text',
  ...look,
});

const lineEnd = run('', { hasEOL: true, height: 0 });

const drawn = (id: string, ...items: TextItem[]): TextItem[] => [begin(id), ...items, end];

const links = [
  { id: '8R', left: 0, top: 0, width: 9, height: 9, to: { page: 2 }, name: 'The plan on a page' },
];

const body = { fontName: 'text', height: 9.4 };

const read = (tags: TagNode, items: readonly TextItem[]): TextBlock[] =>
  readText(tags, { pieces: piecesByMark(items), links, body });

const words = (inside: readonly Inline[]): string =>
  inside
    .map((one) => {
      if (one.kind === 'run') return one.strong ? `*${one.text}*` : one.text;
      return one.kind === 'link' ? `[${words(one.inside)}]` : one.kind === 'gap' ? ' ' : '/';
    })
    .join('');

const paragraph = (...items: TextItem[]): string => {
  const [block] = read(tag('P', content('m1')), drawn('m1', ...items));
  return block?.kind === 'paragraph' ? words(block.inside) : '';
};

describe('the text of a page, read by its tags', () => {
  it('joins lines and divided words, and keeps real hyphens', () => {
    expect(paragraph(run('three'), lineEnd, run('months'))).toBe('three months');
    expect(paragraph(run('lead'), begin(null), run('-'), end, lineEnd, run('ing a team'))).toBe(
      'leading a team',
    );
    expect(paragraph(run('a half-'), lineEnd, run('price week'))).toBe('a half-price week');
  });

  it('keeps lines of another size apart, and marks text in another font', () => {
    const label = run('Core price', { height: 7, fontName: 'bold' });
    expect(paragraph(label, lineEnd, run('$750', { height: 15 }))).toBe('*Core price*/$750');
  });

  it('prefers the alternative text of a span to its drawn glyphs', () => {
    const said = (alt: string, ...children: TagNode[]) => ({ role: 'Span', alt, children });
    const items = [
      ...drawn('m1', run('For')),
      ...drawn('m2', lineEnd, run(' '), run('ﻲﻠﻋ'), run(' '), run('ﺪﻤﺤﻣ')),
      ...drawn('m3'),
      ...drawn('m4', run('Sydney')),
    ];
    const spans = [said('محمد علي', content('m2')), said(' ', content('m3')), said('Sydney.', content('m4'))];
    const [block] = read(tag('P', content('m1'), ...spans), items);
    expect(block?.kind === 'paragraph' && words(block.inside)).toBe('For محمد علي Sydney.');
  });

  it('keeps the space before a link at the start of a line outside the link', () => {
    const link = tag('Link', content('m2'), { type: 'annotation', id: 'x_8R' });
    const items = [...drawn('m1', run('It begins with'), lineEnd), ...drawn('m2', run('the plan on a page'))];
    const [block] = read(tag('P', content('m1'), link), items);
    expect(block?.kind === 'paragraph' && words(block.inside)).toBe('It begins with [the plan on a page]');
  });

  it('leaves out tagged content of another page, and continues its numbering', () => {
    const item = (...inside: TagNode[]) => tag('LI', tag('Lbl'), tag('LBody', tag('P', ...inside)));
    const [list] = read(tag('L', item(), item(content('m1'))), drawn('m1', run('Write to ten')));
    expect(list).toMatchObject({ kind: 'list', numbered: true, items: [{ number: 2 }] });
    expect(read({ role: 'Figure', alt: 'A chart', bbox: [0, 0, 9, 9] }, [])).toEqual([]);
  });

  it('has the rows of a table; a continued table repeats its headers', () => {
    const cells = (role: string, ...ids: string[]) => tag('TR', ...ids.map((id) => tag(role, content(id))));
    const items = ['m1', 'm2', 'm3', 'm4'].flatMap((id) => drawn(id, run(id)));
    const rows = tag('TBody', cells('TD', 'm3', 'm4'));
    const [whole] = read(tag('Table', tag('THead', cells('TH', 'm1', 'm2')), rows), items);
    const [rest] = read(tag('Table', tag('THead', tag('TR', tag('TH'), tag('TH'))), rows), items);
    expect(rest).toMatchObject({ heads: [] });
    if (whole?.kind !== 'table' || rest === undefined) throw new Error('no table');
    expect(carryHeads([[whole], [rest]])[1]).toMatchObject([{ heads: whole.heads }]);
    const said: TextBlock = { kind: 'paragraph', look: 'plain', inside: [] };
    expect(carryHeads([[whole], [said, rest]])[1]).toMatchObject([said, { heads: [] }]);
  });

  it('takes the most common size of the document as its body size', () => {
    expect(bodyTypeOf([[run('Title', { height: 30 }), run('A long text of the plan')]])).toEqual(body);
  });
});
