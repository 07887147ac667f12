import { escapeHtml } from '#web/app/head/escape-html.ts';
import type { Block, Lines } from './outline-of.ts';
import { pictureSigns } from './picture-signs.ts';
import { wordsOfLayout } from './words-of-layout.ts';

/** Of the small page, about an eighth of the real one; text stands between its margins. */
const page = { width: 80, left: 7, measure: 66 };
const pitch = 3.5;
const gap = 5;

interface Drawn {
  height: number;
  html: string;
}

const round = (figure: number): number => Number(figure.toFixed(1));
const path = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;

interface Setting {
  x?: number;
  y?: number;
  width?: number;
}

const strokes = (lines: Lines, { x = page.left, y = 0, width = page.measure }: Setting = {}): string =>
  lines.map((share, index) => `M${x} ${round(y + (index + 0.5) * pitch)}h${round(share * width)}`).join('');

const text = (lines: Lines): Drawn => ({
  height: lines.length * pitch,
  html: path('layout-text', strokes(lines)),
});

const heading = ([first = 0.5]: Lines): Drawn => ({
  height: 5,
  html: path('layout-heading', `M${page.left} 2.5h${round(Math.min(1, first * 1.4) * page.measure)}`),
});

/** Points with their signs, boxes where they are ticked. */
function points(
  items: readonly Lines[],
  kind: 'layout-dots' | 'layout-boxes',
  top = 0,
  left = page.left,
): Drawn {
  let y = top;
  const parts = items.map((lines) => {
    const at = round(y + pitch / 2);
    const sign =
      kind === 'layout-dots' ? `M${left + 1} ${at}h0` : `M${left} ${round(at - 1.1)}h2.2v2.2h-2.2z`;
    const words = strokes(lines, { x: left + 5, y, width: page.measure - 5 - 2 * (left - page.left) });
    y += lines.length * pitch + 0.5;
    return { sign, words };
  });
  return {
    height: y - top,
    html:
      path(kind, parts.map(({ sign }) => sign).join('')) +
      path('layout-text', parts.map(({ words }) => words).join('')),
  };
}

/** What is copied stands on a ground of its own, as in the page. */
function framed(lines: Lines, items: readonly Lines[]): Drawn {
  const inside =
    items.length > 0
      ? points(items, 'layout-boxes', 3, page.left + 5)
      : {
          height: lines.length * pitch,
          html: path('layout-text', strokes(lines, { x: page.left + 5, y: 3, width: page.measure - 9 })),
        };
  const height = round(inside.height + 6);
  const ground = `<rect class="layout-copy" x="${page.left}" width="${page.measure}" height="${height}"/>`;
  return { height, html: `${ground}${path('layout-edge', `M${page.left} 0v${height}`)}${inside.html}` };
}

const rowHeight = 5;

function table(columns: readonly number[], rows: readonly Lines[]): Drawn {
  const height = rows.length * rowHeight;
  const starts = columns.map((_, index) =>
    round(page.left + page.measure * columns.slice(0, index).reduce((sum, width) => sum + width, 0)),
  );
  const cells = rows.map((row, index) =>
    row
      .map((share, column) => {
        const room = (columns[column] ?? 0) * page.measure - 3;
        const y = (index + 0.5) * rowHeight;
        return share === 0 ? '' : `M${round((starts[column] ?? 0) + 1.5)} ${y}h${round(share * room)}`;
      })
      .join(''),
  );
  const rules = rows.map((_, index) => `M${page.left} ${(index + 1) * rowHeight}h${page.measure}`);
  const between = starts.slice(1).map((x) => `M${x} 0v${height}`);
  const head = `<rect class="layout-band" x="${page.left}" width="${page.measure}" height="${rowHeight}"/>`;
  const frame = `M${page.left} 0h${page.measure}v${height}h${-page.measure}z`;
  return {
    height,
    html: `${head}${path('layout-rule', [...rules.slice(0, -1), ...between, frame].join(''))}${path('layout-text', cells.join(''))}`,
  };
}

function picture({ of, isShown }: Extract<Block, { kind: 'picture' }>): Drawn {
  const { height, lines, dots } = pictureSigns[of];
  const ground = `<rect width="${page.measure}" height="${height}"/>`;
  const drawn = `${lines && path('layout-lines', lines)}${dots && path('layout-points', dots)}`;
  return {
    height,
    html: `<g class="layout-picture${isShown ? ' layout-shown' : ''}" transform="translate(${page.left})">${ground}${drawn}</g>`,
  };
}

function drawBlock(block: Block): Drawn {
  switch (block.kind) {
    case 'heading':
      return heading(block.lines);
    case 'text':
      return text(block.lines);
    case 'list':
      return points(block.items, 'layout-dots');
    case 'table':
      return table(block.columns, block.rows);
    case 'picture':
      return picture(block);
    case 'quote':
      return framed(block.lines, []);
    case 'template':
      return framed(block.lines, block.items);
  }
}

const count = (parts: readonly unknown[], one: string): string =>
  `${parts.length} ${one}${parts.length === 1 ? '' : 's'}`;

/** What stands beside a part; text says by itself what it is. */
function labelOf(block: Block): string {
  switch (block.kind) {
    case 'table':
      return `Table, ${count(block.rows.slice(1), 'row')}`;
    case 'list':
      return `List, ${count(block.items, 'point')}`;
    case 'template':
      return `${block.name} to copy`;
    case 'picture':
      return block.isShown ? 'The picture above' : 'Another picture';
    case 'quote':
      return 'Example';
    default:
      return '';
  }
}

/** Guards: a locked section as shapes and their kinds, and none of its words. */
export function drawLayout(blocks: readonly Block[]): string {
  const title: Block = { kind: 'heading', lines: [0.5] };
  const rows = [title, ...blocks].map((block) => {
    const { height, html } = drawBlock(block);
    const label = labelOf(block);
    const isShown = block.kind === 'picture' && block.isShown;
    const beside = label && `<span${isShown ? ' class="layout-here"' : ''}>${escapeHtml(label)}</span>`;
    return `<div><svg viewBox="0 0 ${page.width} ${round(height + gap)}"><g transform="translate(0 ${gap / 2})">${html}</g></svg>${beside}</div>`;
  });
  return `<div class="section-layout" role="img" aria-label="${escapeHtml(wordsOfLayout(blocks))}">${rows.join('')}</div>`;
}
