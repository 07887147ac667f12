import type { Chart } from '#shared/plan/document/chart.ts';
import type { Block, Callout, Column, Table, TableRow } from '#shared/plan/document/plan-document.ts';
import type { Inline, Mark, Text } from '#shared/plan/document/text.ts';

/** Short ways to write the blocks of a sample by hand. */
export const figure = (text: string, mark: Mark, assumption: string): Inline => ({
  kind: 'figure',
  text,
  mark,
  assumption,
});
export const strong = (text: string): Inline => ({ kind: 'strong', text });
export const see = (to: string, text: string): Inline => ({ kind: 'reference', to, text });
export const user = (text: string): Inline => ({ kind: 'user', text });

const asText = (text: string | Text): Text => (typeof text === 'string' ? [text] : text);

export const heading = (id: string, text: string, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  id,
  level,
  text: [text],
});
export const lead = (id: string, text: string | Text): Block => ({
  kind: 'paragraph',
  id,
  style: 'lead',
  text: asText(text),
});
export const body = (id: string, text: string | Text): Block => ({
  kind: 'paragraph',
  id,
  style: 'body',
  text: asText(text),
});
export const note = (id: string, text: string | Text): Block => ({
  kind: 'paragraph',
  id,
  style: 'note',
  text: asText(text),
});
export const list = (id: string, items: readonly (string | Text)[], ordered = false): Block => ({
  kind: 'list',
  id,
  ordered,
  items: items.map(asText),
});
export const callout = (
  id: string,
  tone: Callout['tone'],
  title: string,
  ...paragraphs: (string | Text)[]
): Block => ({
  kind: 'callout',
  id,
  tone,
  title: [title],
  body: paragraphs.map(asText),
});
export const chart = (id: string, caption: string, alternative: string, drawn: Chart): Block => ({
  kind: 'chart',
  id,
  caption,
  alternative,
  chart: drawn,
});

/** A column is written as title:align:weight. */
export function table(
  id: string,
  caption: string,
  columns: readonly string[],
  rows: readonly (
    | readonly (string | Text)[]
    | { kind: TableRow['kind']; cells: readonly (string | Text)[] }
  )[],
): Table {
  return {
    kind: 'table',
    id,
    caption,
    rowHeaders: true,
    columns: columns.map(columnOf),
    rows: rows.map((row) =>
      'kind' in row
        ? { kind: row.kind, cells: row.cells.map(asText) }
        : { kind: 'row', cells: row.map(asText) },
    ),
  };
}

function columnOf(written: string): Column {
  const [title = '', align = 'left', weight = '1'] = written.split(':');
  return { title, align: align === 'right' || align === 'decimal' ? align : 'left', weight: Number(weight) };
}

export const money = (dollars: number): string =>
  `${dollars < 0 ? '−' : ''}A$${Math.abs(dollars).toLocaleString('en-AU')}`;

export const ticks = (from: number, to: number, step: number, unit: (value: number) => string = money) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => ({
    at: from + index * step,
    label: unit(from + index * step),
  }));
