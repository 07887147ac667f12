import type { Chart } from '../document/chart.ts';
import type {
  Block,
  Callout,
  ChartBlock,
  Column,
  PlanSection,
  Script,
  Table,
  TableRow,
} from '../document/plan-document.ts';
import type { Inline, Text } from '../document/text.ts';
import type { PrintedName } from './printer.ts';

/** A chart shows labels without marks, so the code that draws it names what its figures depend on. */
export type DraftBlock = Block | (ChartBlock & { from: readonly PrintedName[] });
export interface DraftSection extends Omit<PlanSection, 'blocks'> {
  blocks: readonly DraftBlock[];
}

export type Words = string | Inline | Text;
const isText = (words: Words): words is Text => Array.isArray(words);
export const asText = (words: Words): Text => (isText(words) ? words : [words]);

/** Sentences with figures in them: say`You keep ${figure} of each sale.` */
export const say = (strings: TemplateStringsArray, ...values: Words[]): Text => {
  const parts: Inline[] = [];
  strings.forEach((string, index) => {
    if (string !== '') parts.push(string);
    const value = values[index];
    if (value !== undefined) parts.push(...asText(value).filter((part) => part !== ''));
  });
  return parts;
};
/** Sentences one after another, with a space between them. */
export const join = (...sentences: (Words | null | undefined | false)[]): Text =>
  sentences
    .flatMap((words) => (words ? [asText(words)] : []))
    .filter((text) => text.length > 0)
    .flatMap((text, index) => (index === 0 ? text : [' ', ...text]));

/** Ends a sentence that does not end itself. */
export const stopped = (text: Text): Text => {
  const last = text.at(-1);
  const end = typeof last === 'string' ? last : (last?.text ?? '');
  return /[.!?]["”’)]?$/.test(end) ? text : [...text, '.'];
};
const onFirst = (text: Text, change: (first: string) => string): Text => {
  const [first, ...rest] = text;
  return typeof first === 'string' ? [change(first), ...rest] : text;
};
const properNames =
  /^(?:New South Wales|Victoria|Queensland|Western Australia|South Australia|Tasmania|Northern Territory|I|Facebook|Google|Etsy|Canva|LinkedIn|Instagram|Airtasker|Gumtree|Pinterest|Australian?|Marketplace|Officeworks|Word|Excel|PayID|BOM|YouTube|TikTok|Stripe|Substack|Shopify)\b|^[A-Z][A-Z]/;
/** As it stands after a colon: without its capital, unless that belongs to a name. */
export const lowerFirst = (text: Text): Text =>
  onFirst(text, (first) =>
    properNames.test(first) || !/^[A-Z][a-z’]*\b/.test(first)
      ? first
      : `${first.charAt(0).toLowerCase()}${first.slice(1)}`,
  );
export const upperFirstText = (text: Text): Text =>
  onFirst(text, (first) => `${first.charAt(0).toUpperCase()}${first.slice(1)}`);
/** Items of one cell, with a semicolon between them. */
export const semicolons = (items: readonly Text[]): Text =>
  items.flatMap((text, index) => (index === 0 ? text : ['; ', ...text]));

export const strong = (text: string): Inline => ({ kind: 'strong', text });
export const user = (text: string): Inline => ({ kind: 'user', text });
export const see = (to: string, text: string): Inline => ({ kind: 'reference', to, text });

export const heading = (id: string, text: Words, level: 2 | 3 = 2): Block => ({
  kind: 'heading',
  id,
  level,
  text: asText(text),
});
const paragraph =
  (style: 'lead' | 'body' | 'note') =>
  (id: string, text: Words): Block => ({ kind: 'paragraph', id, style, text: asText(text) });
export const lead = paragraph('lead');
export const body = paragraph('body');
export const note = paragraph('note');

export const list = (id: string, items: readonly Words[], ordered = false): Block => ({
  kind: 'list',
  id,
  ordered,
  items: items.map(asText),
});

export interface Ticked {
  text: Words;
  ticked?: boolean;
  hours?: Text;
  note?: Words;
}
export const checklist = (id: string, items: readonly Ticked[]): Block => ({
  kind: 'checklist',
  id,
  items: items.map(({ text, ticked = false, hours, note: under }) => ({
    text: asText(text),
    ticked,
    ...(hours && { hours }),
    ...(under && asText(under).length > 0 && { note: asText(under) }),
  })),
});

/** Columns as `Title:align:weight`. */
export function table(
  id: string,
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Words[] | TableRow)[],
): Table {
  return {
    kind: 'table',
    id,
    caption,
    rowHeaders: true,
    columns: columns.map((column): Column => {
      const [title = '', align = 'left', weight = '10'] = column.split(':');
      return {
        title,
        align: align === 'right' || align === 'decimal' ? align : 'left',
        weight: Number(weight),
      };
    }),
    rows: rows.map((row) => ('cells' in row ? row : { kind: 'row', cells: row.map(asText) })),
  };
}
export const groupRow = (title: Words): TableRow => ({ kind: 'group', cells: [asText(title)] });
export const totalRow = (...cells: Words[]): TableRow => ({ kind: 'total', cells: cells.map(asText) });
export const chart = (
  id: string,
  parts: { caption: string; alternative: string; chart: Chart; from: readonly PrintedName[] },
): DraftBlock => ({ kind: 'chart', id, ...parts });

export const callout = (id: string, tone: Callout['tone'], title: Words, texts: readonly Words[]): Block => ({
  kind: 'callout',
  id,
  tone,
  title: asText(title),
  body: texts.map(asText),
});

export const bigFigures = (
  id: string,
  items: readonly { label: string; value: Words; note?: Words }[],
): Block => ({
  kind: 'big-figures',
  id,
  items: items.map(({ label, value, note: under }) => ({
    label,
    value: asText(value),
    ...(under && { note: asText(under) }),
  })),
});

export const factRows = (id: string, rows: readonly (readonly [string, Words])[]): Block => ({
  kind: 'facts',
  id,
  rows: rows.map(([label, value]) => ({ label, value: asText(value) })),
});
export const quote = (id: string, text: string, from: string): Block => ({ kind: 'quote', id, text, from });
export const script = (id: string, rest: Omit<Script, 'kind' | 'id'>): Block => ({
  kind: 'script',
  id,
  ...rest,
});
export const form = (
  id: string,
  title: string,
  fields: readonly (readonly [label: string, lines: number])[],
): Block => ({ kind: 'form', id, title, fields: fields.map(([label, lines]) => ({ label, lines })) });
