import { Marked, type Token, type Tokens } from 'marked';
import { drawDiagram } from './diagrams/draw-diagram.ts';
import type { TableBars } from './figures/draw-bars.ts';
import { lookOf } from './table-look.ts';

/** The Markdown of this library. Unused syntax is refused, so nothing unsafe is ever rendered. */
const refusedTokens: ReadonlySet<string> = new Set(['html', 'image', 'codespan', 'hr', 'del', 'def']);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** `[Joan]` is an example for readers to replace; `[CHECK]` is a code that stays. */
const blank = /^\[(?![A-Z]{2,}[\]:])([^\][\n]+)\](?![([])/;

/** A negative amount, whose minus and dollar sign a line break could separate. */
const loss = /(?<!\S)[−–-]\$\d[\d,.]*/g;

interface DrawnTable extends Tokens.Table {
  bars?: TableBars | undefined;
}

/** The bar below a row, for sighted readers only, because the row has the same figure. */
const barRow = (bar: string | undefined, columns: number): string =>
  bar === undefined ? '' : `<tr class="bar-row" aria-hidden="true"><td colspan="${columns}">${bar}</td></tr>`;

const framed = (table: string, { title, key }: TableBars): string =>
  `<figure class="bars-table"><figcaption>${title}</figcaption>${table}${key}</figure>\n`;

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: 'blank',
      level: 'inline',
      start: (source) => source.indexOf('['),
      tokenizer(source) {
        const [raw, text] = blank.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'blank', raw, text };
      },
      renderer: ({ text }) => `<span class="blank">${escapeText(text)}</span>`,
    },
  ],
  renderer: {
    // A fenced block is always a diagram.
    code: (source) => drawDiagram(source),
    link({ href, tokens }) {
      return `<a href="${escapeAttribute(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    // Roles are needed because some browsers drop them when a row is laid out as a card.
    table(table: DrawnTable) {
      const { stacks, isFigure } = lookOf(table);
      const names = table.header.map(({ text }) => text);
      const look = (index: number): string => (isFigure[index] ? ' class="figure"' : '');
      const inline = ({ tokens }: Tokens.TableCell): string =>
        this.parser.parseInline(tokens).replaceAll(loss, '<span class="whitespace-nowrap">$&</span>');
      const head = table.header
        .map((cell, index) => `<th scope="col" role="columnheader"${look(index)}>${inline(cell)}</th>`)
        .join('');
      const rows = table.rows.map((cells, at) => {
        const drawn = cells.map((cell, index) => {
          if (index === 0) return `<th scope="row" role="rowheader">${inline(cell)}</th>`;
          const name = stacks ? ` data-name="${escapeAttribute(names[index] ?? '')}"` : '';
          return `<td role="cell"${look(index)}${name}>${inline(cell)}</td>`;
        });
        const bar = barRow(table.bars?.rows[at], names.length);
        return `<tr role="row"${bar && ' class="barred"'}>${drawn.join('')}</tr>${bar}`;
      });
      const region = `role="region" tabindex="0" aria-label="Table: ${escapeAttribute(names.join(', '))}"`;
      const parts = `<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody>`;
      const drawn = `<div class="table-scroll${stacks ? ' table-stacks' : ''}" ${region}><table role="table">${parts}</table></div>\n`;
      return table.bars === undefined ? drawn : framed(drawn, table.bars);
    },
  },
});

export type { Token, Tokens };

/** The tokens of a text. */
export const readMarkdown = (text: string): Token[] => marked.lexer(text);

/** Every token, including nested ones. */
export function everyToken(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  void marked.walkTokens([...tokens], (token) => void found.push(token));
  return found;
}

export const refusedIn = (tokens: readonly Token[]): string[] =>
  everyToken(tokens)
    .filter(({ type }) => refusedTokens.has(type))
    .map(({ type, raw }) => `${type} “${raw.trim().slice(0, 40)}”`);

/** Renders Markdown with the bars of its tables. */
export const renderMarkdown = (
  tokens: readonly Token[],
  barsOf: (table: Tokens.Table) => TableBars | undefined = () => undefined,
): string =>
  tokens
    .map((token) =>
      marked.parser([token.type === 'table' ? { ...token, bars: barsOf(token as Tokens.Table) } : token]),
    )
    .join('')
    .trim();
