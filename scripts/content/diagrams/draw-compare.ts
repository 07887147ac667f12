import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

const marks = { '#': 'page-title', '>': 'page-button', '-': 'page-point' } as const;
type Mark = keyof typeof marks;
const isMark = (sign: string): sign is Mark => Object.hasOwn(marks, sign);

/**
 * A page before and after, beside each other: its first line names both, `# … | # …` is their titles, `>` their
 * buttons, `-` points and all else lines of text. A side may lack what the other has.
 */
export function drawCompare(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 3, most: 9 });
  const rows = lines.map((line, index) =>
    cellsOf(line, {
      names: ['one side', 'other side'],
      mayBeEmpty: index === 0 ? [] : ['one side', 'other side'],
    }),
  );
  const none = rows.findIndex((cells) => cells.every((cell) => cell === ''));
  if (none >= 0) throw new DiagramFault(lines[none]?.number ?? 1, 'says nothing on either side');
  const [names = [], ...parts] = rows;
  const sides = names.map((name, side) => {
    const shown = parts.map((cells) => cells[side] ?? '').filter((cell) => cell !== '');
    return `<div class="page${side === 0 ? ' page-old' : ''}"><p class="page-name">${escapeHtml(name)}</p><div class="page-body">${shown.map(drawPart).join('')}</div></div>`;
  });
  return `<div class="pages">${sides.join('')}</div>`;
}

function drawPart(cell: string): string {
  const [sign = '', ...words] = cell.split(' ');
  if (!isMark(sign)) return `<p>${escapeHtml(cell)}</p>`;
  return `<p class="${marks[sign]}">${escapeHtml(words.join(' '))}</p>`;
}
