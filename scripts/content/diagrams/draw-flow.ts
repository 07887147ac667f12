import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, type DiagramLine, needLines, splitTotal } from './diagram-lines.ts';

const parts = { names: ['who', 'step', 'time'], mayBeEmpty: ['time'] };

/**
 * Work from step to step: `You | Sort the footage | 90 min`. The first person named does the work. The steps of others
 * are set apart, which shows where the work waits.
 */
export function drawFlow(lines: readonly DiagramLine[]): string {
  const { steps, total } = splitTotal(lines);
  needLines(steps, { least: 3, most: 9 });
  const own = steps[0]?.cells[0];
  const items = steps.map((line) => {
    const [who = '', step = '', time = ''] = cellsOf(line, parts);
    const aside = who === own ? '' : ' flow-aside';
    return `<li class="flow-step${aside}"><span class="flow-who">${escapeHtml(who)}</span> <span>${escapeHtml(step)}</span>${timeOf(time)}</li>`;
  });
  const sum = total === undefined ? '' : drawTotal(total);
  return `<ol class="flow" role="list">${items.join('')}</ol>${sum}`;
}

const timeOf = (time: string): string =>
  time === '' ? '' : ` <b class="drawn-figure">${escapeHtml(time)}</b>`;

function drawTotal(total: DiagramLine): string {
  const [words = '', figure = ''] = cellsOf(total, { names: ['what it sums up', 'sum'] });
  return `<p class="drawn-total"><span>${escapeHtml(words)}</span> <b class="drawn-figure">${escapeHtml(figure)}</b></p>`;
}
