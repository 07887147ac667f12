import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines, splitTotal, wholeIn } from './diagram-lines.ts';

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** The parts of a whole as one bar: `4 | messages`, and last `= hours` for what is counted, whose sum is worked out. */
export function drawParts(lines: readonly DiagramLine[]): string {
  const { steps, total } = splitTotal(lines);
  needLines(steps, { least: 2, most: 5 });
  if (total === undefined) throw new DiagramFault(lines.length, 'does not end with what is counted: = hours');
  const [unit = ''] = cellsOf(total, { names: ['what is counted'] });
  const parts = steps.map((line) => {
    const [size = '', words = ''] = cellsOf(line, { names: ['how many', 'what'] });
    return { size: wholeIn(size, { number: line.number, what: unit }), words };
  });
  const whole = parts.reduce((sum, { size }) => sum + size, 0);
  let from = 0;
  const rects = parts.map(({ size }, index) => {
    const rect = `<rect data-part="${index}" x="${percent(from / whole)}" width="${percent(size / whole)}" height="100%"/>`;
    from += size;
    return rect;
  });
  const rows = parts.map(
    ({ size, words }, index) =>
      `<li class="part-row"><svg width="14" height="14" aria-hidden="true"><rect data-part="${index}" width="100%" height="100%"/></svg><span>${escapeHtml(words)}</span> <b>${size}</b></li>`,
  );
  return `<svg height="28" class="part-bar" aria-hidden="true">${rects.join('')}</svg><ul role="list">${rows.join('')}</ul><p class="drawn-total"><span>${escapeHtml(unit)} in all</span> <b class="drawn-figure">${whole}</b></p>`;
}
