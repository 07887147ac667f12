import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import wabt from 'wabt';
import { arithmeticModule } from '#shared/plan/reading/network/arithmetic.ts';
import { Grids } from '#shared/plan/reading/network/grids.ts';

it('has the arithmetic as its source says', async () => {
  const source = 'shared/plan/reading/network/arithmetic.wat';
  const { parseWat } = await wabt();
  const { buffer } = parseWat(source, readFileSync(source, 'utf8'), { simd: true }).toBinary({});
  expect(arithmeticModule).toBe(Buffer.from(buffer).toString('base64'));
});

describe('the arithmetic', () => {
  const [rows, inner, columns] = [8, 24, 10];
  const listOf = (length: number, value: (at: number) => number) =>
    Float32Array.from({ length }, (_, at) => value(at));

  it('multiplies by a learned table, and adds what belongs to each column', () => {
    const table = {
      rows: inner,
      columns,
      bytes: Int8Array.from({ length: inner * columns }, (_, at) => ((at * 37) % 255) - 127),
      steps: listOf(columns, (at) => 0.01 * (at + 1)),
    };
    const offsets = listOf(columns, (at) => at - 5);
    const grids = new Grids(4000, rows, inner);
    const panels = grids.pack(table, offsets);
    const [left, result] = [grids.take(rows, inner), grids.take(rows, 16)];
    const numbers = listOf(rows * inner, (at) => Math.sin(at) * (at % 7));
    grids.numbers.set(numbers, left.at);
    grids.apply(panels, left, result, rows);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        let sum = offsets[column] as number;
        for (let at = 0; at < inner; at += 1)
          sum +=
            (numbers[row * inner + at] as number) *
            (table.bytes[at * columns + column] as number) *
            (table.steps[column] as number);
        expect(grids.numbers[result.at + row * result.width + column]).toBeCloseTo(sum, 1);
      }
  });

  it('gives each score of a row its share', () => {
    const grids = new Grids(1000, rows, inner);
    const scores = grids.take(1, 8);
    grids.numbers.set([3, 1, -2, 0, 5, -40, 2, -1e30], scores.at);
    grids.shareOut(scores, 1, 0.5);
    const powers = [3, 1, -2, 0, 5, -40, 2].map((score) => Math.exp(score / 2));
    const sum = powers.reduce((total, power) => total + power, 0);
    for (const [at, power] of [...powers, 0].entries())
      expect(grids.numbers[scores.at + at]).toBeCloseTo(power / sum, 6);
  });

  it('bends numbers below nothing to nothing, and leaves large ones', () => {
    const grids = new Grids(1000, rows, inner);
    const bent = grids.take(1, 8);
    grids.numbers.set([-20, -1, -0.5, 0, 0.5, 1, 3, 20], bent.at);
    grids.bend(bent, 1);
    // From a table of the normal distribution.
    const expected = [0, -0.158_655, -0.154_269, 0, 0.345_731, 0.841_345, 2.995_95, 20];
    for (const [at, value] of expected.entries()) expect(grids.numbers[bent.at + at]).toBeCloseTo(value, 4);
  });
});
