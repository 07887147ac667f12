import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { samplePictureSizes } from '#shared/contract/sample-picture-sizes.ts';

const { width, height } = samplePictureSizes.outline;
/** A row of pages shows only this part of each page. */
const seen = Math.ceil(height * 0.7);
/** Lighter pixels, of 255, count as paper. */
const leastInk = 26;
/** A gap of at most this many cells is a space between words. */
const mostGap = 2;

interface Run {
  from: number;
  to: number;
}

/** The stretches of a row of cells that are not white; neighbouring words count as one. */
function runsOf(cells: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  cells.forEach((isInk, at) => {
    if (!isInk) return;
    const last = runs.at(-1);
    if (last !== undefined && at - last.to <= mostGap) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  // A single cell is the foot of a letter.
  return runs.filter(({ from, to }) => to - from > 1);
}

/** The upper part of a page as an SVG path: one stroke for each line, and relative moves. */
export function outlinePage(page: Canvas): string {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(page, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const isInk = (x: number, y: number): boolean => {
    const at = (y * width + x) * 4;
    return 255 - ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3 >= leastInk;
  };
  let outline = '';
  let [endX, endY] = [0, 0];
  for (let y = 0; y < seen; y += 1) {
    const cells = Array.from({ length: width }, (_none, x) => isInk(x, y));
    for (const { from, to } of runsOf(cells)) {
      outline += `m${from - endX} ${y - endY}h${to - from}`;
      [endX, endY] = [to, y];
    }
  }
  return outline;
}
