import type { LayoutBlock } from '#shared/contract/content-files.ts';

export const pageWidth = 260;
const lineHeight = 7;
const barHeight = 3;
const gap = 8;
const rowHeight = 12;
const cellInset = 4;
const indent = 10;
/** Its name, and the button that copies it. */
const scriptHead = 24;
/** The name of a part above it. */
const nameHeight = 18;
/** From the top of a name to the line it stands on. */
const nameBase = 11;

interface PartName {
  text: string;
  x: number;
  y: number;
}

/** Outlines for `path` elements, one a tone: few elements, however long a section is. */
export interface LayoutDrawing {
  height: number;
  text: string;
  /** Under the rows of tables. */
  rules: string;
  strong: string;
  accent: string;
  /** What scripts, diagrams and the heads of tables stand on. */
  ground: string;
  names: readonly PartName[];
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

/** The head on a ground; names begin at the left of their column, figures end at the right of theirs. */
function drawTable({ columns, rows }: Extract<LayoutBlock, { kind: 'table' }>, from: number): Part {
  const y = from + nameHeight;
  const column = (pageWidth - 2 * cellInset) / columns;
  const row = (index: number): string =>
    Array.from({ length: columns }, (_none, cell) => {
      const width = Math.round(column * (cell === 0 ? 0.75 : 0.5));
      const x = cell === 0 ? cellInset : Math.round(cellInset + (cell + 1) * column) - width;
      return box({ x, y: y + index * rowHeight + 4, width, height: barHeight });
    }).join('');
  const rule = (index: number): string =>
    box({ x: 0, y: y + (index + 1) * rowHeight - 1, width: pageWidth, height: 1 });
  const body = Array.from({ length: rows }, (_none, index) => index + 1);
  return {
    height: nameHeight + (rows + 1) * rowHeight,
    names: [{ text: 'Table', x: 0, y: from + nameBase }],
    ground: box({ x: 0, y, width: pageWidth, height: rowHeight }),
    strong: row(0),
    text: body.map(row).join(''),
    rules: body.map(rule).join(''),
  };
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
function drawPicture(lines: number, from: number): Part {
  const y = from + nameHeight;
  const row = 2 * lineHeight;
  const rows = Array.from({ length: lines }, (_none, line) => y + line * row);
  return {
    height: nameHeight + lines * row,
    names: [{ text: 'Chart or diagram', x: 0, y: from + nameBase }],
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
      const height = block.lines * lineHeight + scriptHead + 4;
      return {
        height,
        ground: box({ x: 0, y, width: pageWidth, height }),
        names: [{ text: 'Template to copy', x: indent, y: y + 5 + nameBase }],
        accent: box({ x: pageWidth - 38, y: y + 9, width: 28, height: 7 }),
        text: bars(block.lines, { x: indent, y: y + scriptHead, width: pageWidth - 2 * indent }),
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
  const names: PartName[] = [];
  const drawing: LayoutDrawing = {
    height: 4,
    text: '',
    rules: '',
    strong: '',
    accent: '',
    ground: '',
    names,
  };
  for (const block of layout) {
    const { height, names: ofBlock = [], ...tones } = drawBlock(block, drawing.height);
    drawing.height += height + gap;
    names.push(...ofBlock);
    for (const tone of ['text', 'rules', 'strong', 'accent', 'ground'] as const)
      drawing[tone] += tones[tone] ?? '';
  }
  return drawing;
}
