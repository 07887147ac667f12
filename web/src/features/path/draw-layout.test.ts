import { expect, it } from 'vitest';
import { drawLayout } from './draw-layout.ts';

const boxes = (path: string): number => path.match(/z/g)?.length ?? 0;

it('draws a bar a line, a mark an item, a rule a row, and a ground under scripts, pictures and heads', () => {
  const drawing = drawLayout([
    { kind: 'heading', lines: 1 },
    { kind: 'text', lines: 3 },
    { kind: 'list', items: [1, 2] },
    { kind: 'table', columns: 4, rows: 2 },
    { kind: 'script', lines: 2 },
    { kind: 'picture', lines: 5 },
  ]);
  expect({
    text: boxes(drawing.text),
    rules: boxes(drawing.rules),
    strong: boxes(drawing.strong),
    accent: boxes(drawing.accent),
    ground: boxes(drawing.ground),
  }).toEqual({ text: 3 + 3 + 2 * 4 + 2 + 5, rules: 2, strong: 1 + 4, accent: 2 + 1 + 5, ground: 3 });
});

it('names what is a table, a template or a picture, each by itself', () => {
  const { names } = drawLayout([
    { kind: 'text', lines: 2 },
    { kind: 'script', lines: 2 },
    { kind: 'table', columns: 2, rows: 3 },
    { kind: 'list', items: [1] },
    { kind: 'picture', lines: 4 },
  ]);
  expect(names.map(({ text }) => text)).toEqual(['Template to copy', 'Table', 'Chart or diagram']);
  const tops = names.map(({ y }) => y);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
});

it('puts one part under the other: nothing overlaps and nothing lies below the foot', () => {
  const one = drawLayout([{ kind: 'text', lines: 3 }]);
  const two = drawLayout([
    { kind: 'text', lines: 3 },
    { kind: 'list', items: [4] },
  ]);
  const tops = [...two.accent.matchAll(/M\d+ (\d+)/g)].map(([, y]) => Number(y));
  expect(tops).toEqual([one.height]);
  expect(two.height).toBeGreaterThan(one.height + 4 * 7);
});
