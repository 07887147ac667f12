import { escapeHtml } from '#web/app/head/escape-html.ts';
import { cellsOf, DiagramFault, type DiagramLine, needLines, wholeIn } from './diagram-lines.ts';

const dotsARow = 20;
const pitch = 14;
const mostDots = 240;
/** A dot is a line of zero length with round ends and this width. Later stages have larger dots. */
const looks = [
  { name: 'dots-first', width: 4 },
  { name: 'dots-second', width: 7 },
  { name: 'dots-third', width: 9 },
] as const;
const lastLook = { name: 'dots-last', width: 11 } as const;

type Look = (typeof looks)[number] | typeof lastLook;

const lookOf = (stage: number, stages: number) =>
  (stage === stages - 1 ? undefined : looks[stage]) ?? lastLook;

interface Stage {
  count: number;
  words: string;
}

/**
 * From the many who are asked to the few who pay, each as a dot: `71 | contacts`. Every stage is a part of the one
 * before.
 */
export function drawFunnel(lines: readonly DiagramLine[]): string {
  needLines(lines, { least: 2, most: looks.length + 1 });
  const stages = lines.map((line): Stage => {
    const [count = '', words = ''] = cellsOf(line, { names: ['count', 'whom'] });
    return { count: wholeIn(count, { number: line.number, what: 'people or things' }), words };
  });
  for (const [index, { count }] of stages.entries())
    if (count < 1 || (index > 0 && count >= (stages[index - 1]?.count ?? 0)))
      throw new DiagramFault(lines[index]?.number ?? 1, 'is not fewer than the line before, or none at all');
  const most = stages[0]?.count ?? 0;
  const each = [1, 10, 100, 1000, 10_000].find((unit) => most / unit <= mostDots);
  if (each === undefined) throw new DiagramFault(1, `${most} are too many to draw`);
  const key =
    each === 1 ? '' : `<p class="drawn-key">One dot stands for ${each.toLocaleString('en-AU')}.</p>`;
  return `${drawField(stages, each)}<ul class="funnel" role="list">${stages.map(drawStage).join('')}</ul>${key}`;
}

function drawField(stages: readonly Stage[], each: number): string {
  const dots = stages.map(({ count }) => Math.ceil(count / each));
  const all = dots[0] ?? 0;
  const paths = dots.map((count, level) => {
    const from = all - count;
    const to = all - (dots[level + 1] ?? 0);
    return drawStretch({ from, to }, lookOf(level, dots.length));
  });
  const height = Math.ceil(all / dotsARow) * pitch;
  return `<svg class="funnel-dots" viewBox="0 0 ${dotsARow * pitch} ${height}" aria-hidden="true">${paths.join('')}</svg>`;
}

/** The last stage is the smallest, and its dots are at the end. */
function drawStretch({ from, to }: { from: number; to: number }, look: Look): string {
  const dots = Array.from({ length: to - from }, (_none, index) => {
    const at = from + index;
    const starts = index === 0 || at % dotsARow === 0;
    const x = (at % dotsARow) * pitch + pitch / 2;
    const y = Math.floor(at / dotsARow) * pitch + pitch / 2;
    return starts ? `M${x} ${y}h0` : `m${pitch} 0h0`;
  });
  return drawDots(look, dots.join(''));
}

const drawDots = ({ name, width }: Look, outline: string): string =>
  `<path class="${name}" stroke-width="${width}" d="${outline}"/>`;

function drawStage({ count, words }: Stage, stage: number, all: readonly Stage[]): string {
  const dot = drawDots(lookOf(stage, all.length), 'M7 7h0');
  const sign = `<svg class="funnel-sign" width="14" height="14" aria-hidden="true">${dot}</svg>`;
  return `<li class="funnel-stage">${sign}<b>${count.toLocaleString('en-AU')}</b> <span>${escapeHtml(words)}</span></li>`;
}
