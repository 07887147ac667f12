import { escapeHtml } from '#web/app/head/escape-html.ts';
import { minutesOfDay, printSpan, printTime } from './clock-time.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines, splitTotal, wholeIn } from './diagram-lines.ts';

interface Stop {
  /** Minutes from the start of the day. */
  from: number;
  minutes: number;
  /** True on the way to the next stop, false at a stop. */
  moves: boolean;
  words: string;
  figure: string;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/**
 * A round: the first line is its start time, `45 | Kemp Street | $65` is a stop of 45 minutes, and `- 7 | drive, 3 km`
 * is the way to the next stop. Start times and totals are calculated.
 */
export function drawRoute(lines: readonly DiagramLine[]): string {
  const { steps, total } = splitTotal(lines);
  needLines(steps, { least: 4, most: 16 });
  const [start, ...rest] = steps;
  if (start === undefined) throw new DiagramFault(1, 'is missing');
  const [time = ''] = cellsOf(start, { names: ['start, like 8:30'] });
  const stops = readStops(rest, minutesOfDay(time, start.number));
  const last = stops.at(-1);
  const ends = (last?.from ?? 0) + (last?.minutes ?? 0);
  const items = stops.map(drawStop).join('');
  const home = `<li class="route-stop route-end"><time>${printTime(ends)}</time> <span>Done</span></li>`;
  return `${drawStrip(stops)}<ol class="route" role="list">${items}${home}</ol>${drawSums(stops, total)}`;
}

function readStops(lines: readonly DiagramLine[], start: number): Stop[] {
  let from = start;
  return lines.map((line) => {
    const moves = line.cells[0]?.startsWith('- ') ?? false;
    const names = moves ? ['minutes', 'way'] : ['minutes', 'stop', 'figure'];
    const [minutes = '', words = '', figure = ''] = cellsOf(line, { names, mayBeEmpty: ['figure'] });
    const what = { number: line.number, what: 'minutes' };
    const stop = { from, minutes: wholeIn(moves ? minutes.slice(2) : minutes, what), moves, words, figure };
    from += stop.minutes;
    return stop;
  });
}

/** Draws the whole round to scale, with work dark and ways light. */
function drawStrip(stops: readonly Stop[]): string {
  const whole = stops.reduce((sum, { minutes }) => sum + minutes, 0);
  const first = stops[0]?.from ?? 0;
  const parts = stops
    .filter(({ moves }) => !moves)
    .map(({ from, minutes }) => {
      const x = percent((from - first) / whole);
      return `<rect class="bars-fill" x="${x}" width="${percent(minutes / whole)}" height="100%"/>`;
    });
  return `<svg class="route-strip" height="14" aria-hidden="true"><rect class="bars-track" width="100%" height="100%"/>${parts.join('')}</svg>`;
}

function drawStop({ from, minutes, moves, words, figure }: Stop): string {
  if (moves)
    return `<li class="route-stop route-way"><span>${printSpan(minutes)} ${escapeHtml(words)}</span></li>`;
  const sum = figure === '' ? '' : ` <b class="drawn-figure">${escapeHtml(figure)}</b>`;
  return `<li class="route-stop"><time>${printTime(from)}</time> <span>${escapeHtml(words)}, ${printSpan(minutes)}</span>${sum}</li>`;
}

function drawSums(stops: readonly Stop[], total: DiagramLine | undefined): string {
  const sumOf = (moving: boolean): string =>
    printSpan(stops.filter(({ moves }) => moves === moving).reduce((sum, { minutes }) => sum + minutes, 0));
  const spans = stops.some(({ moves }) => moves)
    ? `${sumOf(false)} working (dark), ${sumOf(true)} travelling`
    : `${sumOf(false)} in all`;
  const [words, figure] = total === undefined ? [] : cellsOf(total, { names: ['what it sums up', 'sum'] });
  const sum =
    words === undefined || figure === undefined
      ? ''
      : `<p class="drawn-total"><span>${escapeHtml(words)}</span> <b class="drawn-figure">${escapeHtml(figure)}</b></p>`;
  return `<p class="drawn-key">${spans}</p>${sum}`;
}
