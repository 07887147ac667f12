import type { Axis } from '../document/chart.ts';
import { inDigits } from '../model/in-digits.ts';

/** Round steps from below the least to above the most; zero and every loss are always inside. */
export function axisFor(
  title: string,
  values: readonly number[],
  label: (at: number) => string,
  wanted = 5,
): Axis {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = Math.max(most - least, 1);
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const from = Math.floor(least / step + 1e-9);
  const to = Math.ceil(most / step - 1e-9);
  const count = Math.max(1, to - from);
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const at = (from + index) * step + 0;
    return { at, label: label(at) };
  });
  return { title, ticks, min: from * step + 0, max: (from + count) * step + 0 };
}

/** Cents on an axis read as whole dollars; a small span shows cents. */
export const dollarAxis = (title: string, cents: readonly number[], wanted?: number): Axis => {
  const small = Math.max(0, ...cents) - Math.min(0, ...cents) < 5_00;
  return axisFor(
    title,
    cents.map((value) => value / 100),
    (at) => `${at < 0 ? '−' : ''}${inDigits(Math.abs(at), small ? 2 : 0)}`,
    wanted,
  );
};
