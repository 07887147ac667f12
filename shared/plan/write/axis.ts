import type { Axis } from '../document/chart.ts';
import { dollars } from './say/money.ts';

const roundSteps = [1, 2, 2.5, 5, 10];

function stepFor(span: number): number {
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return (roundSteps.find((step) => step * power >= rough) ?? 10) * power;
}

/** Round ticks in dollars. The range always holds zero and every loss. */
export function axisFor(values: readonly number[], title: string): Axis {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = stepFor(high - low);
  const min = Math.floor(low / step) * step;
  const max = Math.ceil(high / step) * step;
  const ticks: { at: number; label: string }[] = [];
  for (let at = min; at <= max; at += step) ticks.push({ at, label: dollars(Math.round(at * 100)) });
  return { title, ticks, min, max };
}
