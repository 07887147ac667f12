import { escapeHtml } from '#web/app/head/escape-html.ts';

export interface Bar {
  label: string;
  value: number;
  /** As it stands in the text. */
  printed: string;
}

export interface BarsFigure {
  title: string;
  /** For those who cannot see it. */
  alt: string;
  bars: readonly Bar[];
  /** A dashed line through all bars, and what it says. */
  floor?: { value: number; words: string };
}

const barHeight = 16;
/** So far the dashed line stands out above and below a bar, so that it reads as one line through all of them. */
const overhang = 3;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/**
 * A picture as wide as its place: the words are the page's own text, and only the bars are drawn, in shares of the
 * width. So nothing shrinks on a phone, colours may be forced, and print keeps it.
 */
export function drawBars({ title, alt, bars, floor }: BarsFigure): string {
  const values = bars.map(({ value }) => value);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values, floor?.value ?? 0);
  // A little room keeps the floor off the edge.
  const span = (highest - lowest) * (floor === undefined ? 1 : 1.03) || 1;
  const at = (value: number): string => percent((value - lowest) / span);
  const line = floor === undefined ? '' : floorLine(at(floor.value));
  const rows = bars.map(({ label, value, printed }) => {
    const from = at(Math.min(0, value));
    const width = percent(Math.abs(value) / span);
    const picture = `<svg height="${barHeight}"><rect class="bars-track" width="100%" height="100%"/><rect class="bars-fill" x="${from}" width="${width}" height="100%"/>${line}</svg>`;
    return `<div class="bars-row"><span>${escapeHtml(label)}</span><b>${escapeHtml(printed)}</b>${picture}</div>`;
  });
  const key =
    floor === undefined
      ? ''
      : `<p class="bars-key"><svg width="22" height="8" aria-hidden="true"><line class="bars-floor" y1="4" x2="100%" y2="4"/></svg>${escapeHtml(floor.words)}</p>`;
  return `<figure class="bars"><figcaption>${escapeHtml(title)}</figcaption><div role="img" aria-label="${escapeHtml(alt)}">${rows.join('')}</div>${key}</figure>`;
}

const floorLine = (x: string): string =>
  `<line class="bars-floor" x1="${x}" y1="${-overhang}" x2="${x}" y2="${barHeight + overhang}"/>`;
