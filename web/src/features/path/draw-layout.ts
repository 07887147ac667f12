import type { LayoutBlock } from '#shared/contract/content-files.ts';

export const pageWidth = 260;
const lineHeight = 7;
const barHeight = 3;
const gap = 8;
const rowHeight = 10;
const indent = 10;

/** Outlines for `path` elements, one a tone: few elements, however long a section is. */
export interface LayoutDrawing {
  height: number;
  text: string;
  strong: string;
  accent: string;
  /** What scripts stand on. */
  ground: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const box = ({ x, y, width, height }: Box): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/** Bars in place of lines; the last of a paragraph is short, as it mostly is. */
function bars(count: number, { x, y, width }: Omit<Box, 'height'>): string {
  return Array.from({ length: count }, (_none, line) => {
    const isShort = line === count - 1 && count > 1;
    const bar = { x, y: y + line * lineHeight, height: barHeight };
    return box({ ...bar, width: isShort ? Math.round(width * 0.55) : width });
  }).join('');
}

type Part = Partial<LayoutDrawing> & { height: number };

function drawTable({ columns, rows }: Extract<LayoutBlock, { kind: 'table' }>, y: number): Part {
  const column = pageWidth / columns;
  const row = (index: number): string =>
    Array.from({ length: columns }, (_none, cell) =>
      box({
        x: Math.round(cell * column),
        y: y + index * rowHeight,
        width: Math.round(column * (cell === 0 ? 0.75 : 0.5)),
        height: barHeight,
      }),
    ).join('');
  const rule = (index: number): string =>
    box({ x: 0, y: y + index * rowHeight + 6, width: pageWidth, height: 1 });
  const body = Array.from({ length: rows }, (_none, index) => row(index + 1) + rule(index + 1)).join('');
  return { height: (rows + 1) * rowHeight, strong: row(0) + rule(0), text: body };
}

function drawList(items: readonly number[], from: number): Part {
  let y = from;
  let text = '';
  let accent = '';
  for (const lines of items) {
    accent += box({ x: 1, y, width: barHeight, height: barHeight });
    text += bars(lines, { x: indent, y, width: pageWidth - indent });
    y += lines * lineHeight + 2;
  }
  return { height: y - from, text, accent };
}

/** A dot and some words a line, on a ground. */
function drawPicture(lines: number, y: number): Part {
  const row = 2 * lineHeight;
  const rows = Array.from({ length: lines }, (_none, line) => y + line * row);
  return {
    height: lines * row,
    ground: box({ x: 0, y, width: pageWidth, height: lines * row }),
    accent: rows.map((top) => box({ x: indent, y: top + 4, width: 6, height: 6 })).join(''),
    text: rows
      .map((top) => box({ x: 3 * indent, y: top + 6, width: pageWidth / 2, height: barHeight }))
      .join(''),
  };
}

function drawBlock(block: LayoutBlock, y: number): Part {
  switch (block.kind) {
    case 'heading':
      return { height: 9, strong: box({ x: 0, y, width: Math.round(pageWidth * 0.45), height: 5 }) };
    case 'text':
      return { height: block.lines * lineHeight, text: bars(block.lines, { x: 0, y, width: pageWidth }) };
    case 'script': {
      const height = block.lines * lineHeight + 9;
      return {
        height,
        ground: box({ x: 0, y, width: pageWidth, height }),
        accent: box({ x: 0, y, width: 2, height }),
        text: bars(block.lines, { x: indent, y: y + 6, width: pageWidth - 2 * indent }),
      };
    }
    case 'picture':
      return drawPicture(block.lines, y);
    case 'list':
      return drawList(block.items, y);
    case 'table':
      return drawTable(block, y);
  }
}

/** How a section lies on the page, from the kinds and sizes of its parts alone. */
export function drawLayout(layout: readonly LayoutBlock[]): LayoutDrawing {
  const drawing: LayoutDrawing = { height: 4, text: '', strong: '', accent: '', ground: '' };
  for (const block of layout) {
    const { height, ...tones } = drawBlock(block, drawing.height);
    drawing.height += height + gap;
    for (const tone of ['text', 'strong', 'accent', 'ground'] as const) drawing[tone] += tones[tone] ?? '';
  }
  return drawing;
}
