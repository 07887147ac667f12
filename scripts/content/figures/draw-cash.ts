import { escapeHtml } from '#web/app/head/escape-html.ts';

export interface CashFigure {
  title: string;
  alt: string;
  /** What is in hand at the end of each month. */
  cents: readonly number[];
  /** What the first and the last column stand for. */
  first: string;
  last: string;
  /** The month from whose end on there is cash in hand. */
  ahead?: number | null;
}

const height = 96;
const gap = 1.6;

/** A column a month above or below nothing; in shares of the width, like the bars. */
export function drawCash({ title, alt, cents, first, last, ahead = null }: CashFigure): string {
  const lowest = Math.min(0, ...cents);
  const highest = Math.max(0, ...cents);
  const tall = (amount: number): number => (Math.abs(amount) / (highest - lowest || 1)) * height;
  const zero = tall(highest);
  const step = 100 / cents.length;
  const round = (figure: number): number => Number(figure.toFixed(1));
  const columns = cents.map((amount, index) => {
    const size = Math.max(tall(amount), 1);
    const top = amount < 0 ? zero : zero - size;
    const kind = amount < 0 ? 'cash-below' : 'bars-fill';
    return `<rect class="${kind}" x="${round(index * step + gap / 2)}%" y="${round(top)}" width="${round(step - gap)}%" height="${round(size)}"/>`;
  });
  const axis = `<line class="cash-axis" y1="${round(zero)}" x2="100%" y2="${round(zero)}"/>`;
  // From the first month on there is nothing to mark.
  const mark = ahead === null || ahead === 1 ? undefined : round((ahead - 1) * step);
  const words = mark === undefined ? '' : drawAhead(ahead ?? 1, mark);
  const line =
    mark === undefined ? '' : `<line class="cash-ahead" x1="${mark}%" x2="${mark}%" y2="${height}"/>`;
  return `<figure class="bars"><figcaption>${escapeHtml(title)}</figcaption><div role="img" aria-label="${escapeHtml(alt)}">${words}<svg class="cash" viewBox="0 0 100 ${height}" preserveAspectRatio="none" height="${height}">${columns.join('')}${axis}${line}</svg><p class="cash-ends"><span>${escapeHtml(first)}</span><span>${escapeHtml(last)}</span></p></div></figure>`;
}

/** Its words keep to the side where there is more room; outside of the columns, which stretch. */
function drawAhead(month: number, x: number): string {
  const isLate = x > 50;
  return `<svg class="cash-words" height="20"><text x="${x}%" dx="${isLate ? -6 : 6}" y="14"${isLate ? ' text-anchor="end"' : ''}>Ahead from month ${month}</text></svg>`;
}
