/** Guards: the invented kit can be cut again, and its handbook shows every piece of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultOf } from '../diagrams/draw-plates.ts';
import { libraryFolder } from '../read-library.ts';
import { cutLetters, widthOf } from './cut-letters.ts';
import { littleSteam } from './little-steam.ts';

const handbook = readFileSync(join(libraryFolder, 'creative-maker/brand-kit-in-a-week.md'), 'utf8');

/** The numbers of a path as points of the plate; our outlines are relative. */
function pointsOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  return [...path.matchAll(/([mlqcz])([^mlqcz]*)/g)].flatMap(([, sign = '', rest = '']) => {
    if (sign === 'z') [x, y] = start;
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    const points = Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => [
      x + (numbers[2 * index] ?? 0),
      y + (numbers[2 * index + 1] ?? 0),
    ]);
    [x, y] = points.at(-1) ?? [x, y];
    if (sign === 'm') start = [x, y];
    return points;
  });
}

describe.each([...littleSteam])('%s', (name, cut) => {
  const svg = cut();

  it('is a plate of plain shapes, the same every time, and shown in the handbook', () => {
    expect(faultOf(svg)).toBeUndefined();
    expect(cut()).toBe(svg);
    expect(handbook).toContain(`\n${name} | `);
  });

  it('keeps every letter on its ground', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
    const outlines = [...svg.matchAll(/<path fill="#\w+" d="([^"]+)"/g)].map(([, path = '']) => path);
    expect(outlines.length).toBeGreaterThan(name === 'little-steam-others' ? 3 : 0);
    for (const [x, y] of outlines.flatMap(pointsOf)) {
      expect(x).toBeGreaterThanOrEqual(8);
      expect(x).toBeLessThanOrEqual(Number(width) - 8);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(Number(height));
    }
  });
});

it('cuts letters as wide as their face sets them', () => {
  const letters = { face: 'Work Sans 400', size: 100, fill: '#000000' } as const;
  const xs = pointsOf(/ d="([^"]+)"/.exec(cutLetters('HH', letters, [10, 100]))?.[1] ?? '').map(([x]) => x);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.8 * widthOf('HH', letters));
  expect(Math.max(...xs)).toBeLessThan(10 + widthOf('HH', letters));
});
