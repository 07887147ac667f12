import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, type DiagramLine, needLines } from './diagram-lines.ts';
import { readPlate } from './draw-plates.ts';

/** Steps of the hand, in their order, each a plate and what it shows: `anchor-find | Both edges of the stud`. */
export function drawSteps(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 9 });
  const steps = lines.map((line) => {
    const [name = '', words = ''] = cellsOf(line, { names: ['plate', 'what is done'] });
    return `<li class="picture-step">${readPlate(name, line.number)}<p>${escapeHtml(words)}</p></li>`;
  });
  return `<ol class="picture-steps" role="list">${steps.join('')}</ol>`;
}
