import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines } from './diagram-lines.ts';

const stepHeight = 72;

/** Prices from low to high with what is inside each: `Core | $540 | 8 edits; two batches`. */
export function drawLadder(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: 4 });
  const rungs = lines.map((line) => {
    const [name = '', price = '', inside = ''] = cellsOf(line, { names: ['name', 'price', 'inside'] });
    const value = Number(/^\$([\d,]+(?:\.\d+)?)\b/.exec(price)?.[1]?.replaceAll(',', '') ?? Number.NaN);
    if (Number.isNaN(value)) throw new DiagramFault(line.number, `“${price}” does not begin with a price`);
    const parts = inside.split(';').map((part) => part.trim());
    if (parts.includes('')) throw new DiagramFault(line.number, 'has an empty part inside');
    return { name, price, value, parts, number: line.number };
  });
  const falls = rungs.find(({ value }, index) => index > 0 && value <= (rungs[index - 1]?.value ?? 0));
  if (falls !== undefined) throw new DiagramFault(falls.number, 'costs no more than the one before');
  const highest = rungs.at(-1)?.value ?? 1;
  const drawn = rungs.map(({ name, price, value, parts }) => {
    const height = Math.max(2, Math.round((value / highest) * stepHeight));
    const step = `<svg class="ladder-step" height="${stepHeight}" aria-hidden="true"><rect class="bars-track" width="100%" height="100%"/><rect class="bars-fill" y="${stepHeight - height}" width="100%" height="${height}"/></svg>`;
    const items = parts.map((part) => `<li class="ladder-part">${escapeHtml(part)}</li>`).join('');
    return `<li class="ladder-rung"><p class="ladder-head"><span>${escapeHtml(name)}</span> <b>${escapeHtml(price)}</b></p><ul class="ladder-inside">${items}</ul>${step}</li>`;
  });
  return `<ol class="ladder" role="list">${drawn.join('')}</ol>`;
}
