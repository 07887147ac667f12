import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines, wholeIn } from './diagram-lines.ts';

const people = 100;
const dotsARow = 10;
const pitch = 10;
/** Under forty characters, because it is on both sides of the paywall, whose test finds longer locked text. */
const key = `Dark dots: nothing yet, of ${people}.`;

/** The chance of bad luck and how it shrinks: `37 | after 20 asks` means that 37 of a hundred have nothing yet. */
export function drawOdds(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 3, most: 4 });
  const steps = lines.map((line) => {
    const [count = '', words = ''] = cellsOf(line, { names: ['count', 'after what'] });
    const left = wholeIn(count, { number: line.number, what: 'people' });
    if (left < 1 || left >= people)
      throw new DiagramFault(line.number, `${left} are not between 1 and ${people - 1} of ${people}`);
    return { left, words, number: line.number };
  });
  const rises = steps.find(({ left }, index) => index > 0 && left >= (steps[index - 1]?.left ?? 0));
  if (rises !== undefined) throw new DiagramFault(rises.number, 'is not fewer than the line before');
  const drawn = steps.map(
    ({ left, words }) =>
      `<li class="odds-step">${drawSquare(left)}<b>${left} in ${people}</b> <span>${escapeHtml(words)}</span></li>`,
  );
  return `<ol class="odds" role="list">${drawn.join('')}</ol><p class="drawn-key">${key}</p>`;
}

const side = dotsARow * pitch;

const drawSquare = (left: number): string =>
  `<svg viewBox="0 0 ${side} ${side}" aria-hidden="true">${drawDots({ name: 'odds-had', width: 4, from: left, to: people })}${drawDots({ name: 'odds-left', width: 7.5, from: 0, to: left })}</svg>`;

interface Dots {
  name: string;
  width: number;
  from: number;
  to: number;
}

/** Dots are lines of zero length with round ends, so that a hundred of them take two elements. */
function drawDots({ name, width, from, to }: Dots): string {
  const outline = Array.from({ length: to - from }, (_none, index) => {
    const at = from + index;
    const y = Math.floor(at / dotsARow) * pitch + pitch / 2;
    return index === 0 || at % dotsARow === 0
      ? `M${(at % dotsARow) * pitch + pitch / 2} ${y}h0`
      : `m${pitch} 0h0`;
  });
  return `<path class="${name}" stroke-width="${width}" d="${outline.join('')}"/>`;
}
