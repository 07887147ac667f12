import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roundMonths, roundSpans } from './round-line.tsx';

const nowMs = Date.UTC(2026, 10, 26);
const round = (opens: string | null, closes: string | null) =>
  ({ name: 'Round', opens, closes, status: 'closed', source: 'x', checked: '2026-11-20' }) as const;
const months = (rounds: Parameters<typeof roundSpans>[0]) =>
  roundSpans(rounds, nowMs).map(({ from, to }) => [from, to].map((at) => Math.round(at / 5) / 2 - 15));

it('places each dated round in months from today, and leaves out rounds without dates', () => {
  expect(months([round('2025-11-26', '2026-02-25'), round(null, null)])).toEqual([[-12, -9]]);
  expect(months([round('2027-01-26', '2027-02-25')])).toEqual([[2, 3]]);
});

it('cuts rounds at its ends, and leaves out those beyond them', () => {
  expect(months([round('2025-01-01', '2026-11-25')])).toEqual([[-15, 0]]);
  expect(months([round('2024-01-01', '2024-02-01'), round('2028-01-01', '2028-02-01')])).toEqual([]);
});

it('has a label for today at the right place', () => {
  const source = readFileSync(new URL('./round-line.tsx', import.meta.url), 'utf8');
  const [, ahead] = /grid-cols-\[auto_1fr_([\d.]+)%\]/.exec(source) ?? [];
  const { before, after } = roundMonths;
  expect(Number(ahead)).toBe((100 * after) / (before + after));
});
