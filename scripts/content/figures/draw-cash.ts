import { escapeHtml } from '#web/app/head/escape-html.ts';

export interface CashFigure {
  title: string;
  alt: string;
  /** Cash in hand at the end of each month. */
  cents: readonly number[];
  /** The labels of the lowest point and of the last. */
  first: string;
  last: string;
  /** The month after which cash stays positive; 1 needs no mark, and null means that a year is too short. */
  ahead?: number | null;
}

interface Point {
  x: number;
  y: number;
}

/** The size of the drawing, which is stretched. Marks and letters are placed in shares of it and stay unstretched. */
const size = { width: 100, height: 96 };
/** Room for half a mark at each end. */
const inset = 1.5;
/** The distance between hatch lines below zero. */
const hatch = 1.4;

const round = (figure: number): number => Number(figure.toFixed(1));
const share = (y: number): string => `${round((y / size.height) * 100)}%`;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Draws cash as a line with the area to zero filled, and hatched where it is owed. */
export function drawCash({ title, alt, cents, first, last, ahead = null }: CashFigure): string {
  const lowest = Math.min(0, ...cents);
  const highest = Math.max(0, ...cents);
  const height = (amount: number): number => ((highest - amount) / (highest - lowest || 1)) * size.height;
  const zero = height(0);
  const points = cents.map((amount, index) => ({
    x: inset + (index * (size.width - 2 * inset)) / Math.max(1, cents.length - 1),
    y: height(amount),
  }));
  const axis = `<line class="cash-axis" y1="${share(zero)}" x2="100%" y2="${share(zero)}"/>`;
  const low = lowest < 0 ? points[cents.indexOf(lowest)] : undefined;
  const turn = ahead === null || ahead === 1 ? undefined : points[ahead - 1];
  const owed = (cents.at(-1) ?? 0) < 0 ? ' cash-owed' : '';
  const marks = [
    turn && `<line class="cash-ahead" x1="${round(turn.x)}%" x2="${round(turn.x)}%" y2="100%"/>`,
    turn && mark('cash-mark', turn),
    mark(`cash-mark${owed}`, points.at(-1)),
    mark('cash-mark cash-low', low),
  ];
  // The zero label is away from the start of the line.
  const nothing =
    (cents[0] ?? 0) < 0
      ? `<text class="cash-nothing" y="${share(zero)}" dy="-5">$0</text>`
      : `<text class="cash-nothing" x="100%" y="${share(zero)}" dx="-6" dy="-5" text-anchor="end">$0</text>`;
  const line = `<svg viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="none" height="100%">${drawLine(points, zero)}</svg>`;
  const ends = `<p class="cash-ends"><span${low ? ' class="cash-lowest"' : ''}>${escapeHtml(first)}</span><span class="cash-last${owed}">${escapeHtml(last)}</span></p>`;
  return `<figure class="bars"><figcaption>${escapeHtml(title)}</figcaption><div role="img" aria-label="${escapeHtml(alt)}">${drawAhead(ahead, turn)}<svg class="cash" height="${size.height}" aria-hidden="true">${line}${axis}${marks.join('')}${nothing}</svg>${ends}</div></figure>`;
}

const mark = (kind: string, point: Point | undefined): string =>
  point === undefined
    ? ''
    : `<circle class="${kind}" cx="${round(point.x)}%" cy="${share(point.y)}" r="4.5"/>`;

/** Splits the line where it crosses zero. */
function stretchesOf(points: readonly Point[], zero: number): { below: boolean; points: Point[] }[] {
  const stretches: { below: boolean; points: Point[] }[] = [];
  for (const [index, point] of points.entries()) {
    const below = point.y > zero;
    const before = points[index - 1];
    const stretch = stretches.at(-1);
    if (stretch !== undefined && stretch.below === below) stretch.points.push(point);
    else if (before === undefined || stretch === undefined) stretches.push({ below, points: [point] });
    else {
      const along = (zero - before.y) / (point.y - before.y);
      const crossing = { x: before.x + along * (point.x - before.x), y: zero };
      stretch.points.push(crossing);
      stretches.push({ below, points: [crossing, point] });
    }
  }
  return stretches;
}

function drawLine(points: readonly Point[], zero: number): string {
  return stretchesOf(points, zero)
    .map(({ below, points: along }) => {
      const way = along.map(at).join('L');
      const [from, to] = [along[0]?.x ?? 0, along.at(-1)?.x ?? 0];
      const area = `<path class="cash-area" d="M${at({ x: from, y: zero })}L${way}L${at({ x: to, y: zero })}z"/>`;
      const hatching = below ? `<path class="cash-hatch" d="${hatchOf(along, zero)}"/>` : '';
      return `<g class="cash-${below ? 'below' : 'above'}">${area}${hatching}<path class="cash-line" d="M${way}"/></g>`;
    })
    .join('');
}

/** Vertical lines between zero and the curve, so that debt is not shown by colour only. */
function hatchOf(points: readonly Point[], zero: number): string {
  const lines = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const first = Math.ceil(from.x / hatch);
    const count = Math.max(0, Math.ceil(to.x / hatch) - first);
    return Array.from({ length: count }, (_, step) => {
      const x = (first + step) * hatch;
      const y = from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
      return y - zero < 1 ? '' : `M${at({ x, y: zero })}V${round(y)}`;
    });
  });
  return lines.join('');
}

/** The words are above the drawing, on the side with more room. */
function drawAhead(month: number | null, turn: Point | undefined): string {
  if (month === null) return '<p class="cash-words cash-never">Doesn’t break even within the year</p>';
  if (turn === undefined) return '';
  const isLate = turn.x > size.width / 2;
  return `<svg class="cash-words" height="20" aria-hidden="true"><text x="${round(turn.x)}%" dx="${isLate ? -6 : 6}" y="14"${isLate ? ' text-anchor="end"' : ''}>Breaks even in month ${month}</text></svg>`;
}
