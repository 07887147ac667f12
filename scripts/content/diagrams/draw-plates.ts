import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, type DiagramLine, needLines } from './diagram-lines.ts';
import { readDrawn, readPlate, readSketch } from './read-drawing.ts';

interface Look {
  list: 'ol' | 'ul';
  kind: string;
  item: string;
  most: number;
  read: (name: string, number: number) => string;
}

/** Pictures with a description: `anchor-find | Both edges of the stud`. */
const listOf =
  ({ list, kind, item, most, read }: Look) =>
  (lines: readonly DiagramLine[]): string => {
    needLines(lines, { least: 2, most });
    const items = lines.map((line) => {
      const [name = '', words = ''] = cellsOf(line, { names: ['file', 'what is seen'] });
      return `<li class="${item}">${read(name, line.number)}<p>${escapeHtml(words)}</p></li>`;
    });
    return `<${list} class="${kind}" role="list">${items.join('')}</${list}>`;
  };

export const drawPlates = listOf({ list: 'ul', kind: 'plates', item: 'plate', most: 5, read: readPlate });
export const drawSketches = listOf({
  list: 'ul',
  kind: 'sketches',
  item: 'sketch',
  most: 6,
  read: readSketch,
});
/** Steps of a manual task, in order. */
export const drawSteps = listOf({
  list: 'ol',
  kind: 'picture-steps',
  item: 'picture-step',
  most: 9,
  read: readPlate,
});

/** A picture of one chapter only: its file name, and the words that the chapter gives it. */
export function drawFile(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 1, most: 1 });
  const [name = '', ...given] = lines[0]?.cells ?? [];
  return readDrawn(name, given.map(escapeHtml));
}
