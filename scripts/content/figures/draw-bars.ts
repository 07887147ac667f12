import { escapeHtml } from '#web/app/head/escape-html.ts';

export interface Bar {
  label: string;
  value: number;
  /** The value as written in the text. */
  printed: string;
}

export interface BarsFigure {
  title: string;
  /** Describes the bars for people who cannot see them. */
  alt: string;
  bars: readonly Bar[];
  /** A dashed line across all bars, with its label. */
  floor?: { value: number; words: string };
}

const barHeight = 16;
/** The line extends this far above and below a bar, so that it looks like one line across all of them. */
const overhang = 3;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Maps a value to a position: losses left of the zero line, with the floor across all bars. */
function scaleOf(bars: readonly Bar[], floor: BarsFigure['floor'], height: number) {
  const values = bars.map(({ value }) => value);
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values, floor?.value ?? 0);
  // Extra room keeps the floor away from the edge.
  const span = (highest - lowest) * (floor === undefined ? 1 : 1.03) || 1;
  const at = (value: number): string => percent((value - lowest) / span);
  const lines = [
    lowest < 0 ? acrossLine('bars-zero', at(0), height) : '',
    floor === undefined ? '' : acrossLine('bars-floor', at(floor.value), height),
  ].join('');
  return (value: number): string => {
    const from = at(Math.min(0, value));
    const width = percent(Math.abs(value) / span);
    const kind = value < 0 ? 'bars-below' : 'bars-fill';
    return `<rect class="bars-track" width="100%" height="100%"/><rect class="${kind}" x="${from}" width="${width}" height="100%"/>${lines}`;
  };
}

const keyOf = (floor: BarsFigure['floor']): string =>
  floor === undefined
    ? ''
    : `<p class="bars-key"><svg width="22" height="8" aria-hidden="true"><line class="bars-floor" y1="4" x2="100%" y2="4"/></svg>${escapeHtml(floor.words)}</p>`;

/** The bars of a table, one for each row, below the same figures in text. */
export interface TableBars {
  title: string;
  /** The drawing of each row. */
  rows: readonly string[];
  key: string;
}

const thinHeight = 8;

export function drawThinBars({ title, bars, floor }: Omit<BarsFigure, 'alt'>): TableBars {
  const draw = scaleOf(bars, floor, thinHeight);
  return {
    title: escapeHtml(title),
    rows: bars.map(({ value }) => `<svg height="${thinHeight}" aria-hidden="true">${draw(value)}</svg>`),
    key: keyOf(floor),
  };
}

/**
 * Draws bars as wide as the space they get. The words are the page's text and only the bars are drawn, as shares of the
 * width. So nothing shrinks on a phone, and forced colours and print keep it.
 */
export function drawBars({ title, alt, bars, floor }: BarsFigure): string {
  const draw = scaleOf(bars, floor, barHeight);
  const rows = bars.map(({ label, value, printed }) => {
    const picture = `<svg height="${barHeight}" aria-hidden="true">${draw(value)}</svg>`;
    return `<div class="bars-row"><span>${escapeHtml(label)}</span><b>${escapeHtml(printed)}</b>${picture}</div>`;
  });
  return `<figure class="bars"><figcaption>${escapeHtml(title)}</figcaption><div role="img" aria-label="${escapeHtml(alt)}">${rows.join('')}</div>${keyOf(floor)}</figure>`;
}

const acrossLine = (kind: string, x: string, height: number): string =>
  `<line class="${kind}" x1="${x}" y1="${-overhang}" x2="${x}" y2="${height + overhang}"/>`;
