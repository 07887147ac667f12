import type { GaugeChart as Chart } from '#shared/plan/document/chart.ts';
import { tones } from './chart-rows.ts';

/** Zones in a row, with the place of the plan in one of them. */
export function GaugeChart({ chart: { zones, value, printed } }: { chart: Chart }) {
  const lowest = zones[0]?.from ?? 0;
  const highest = zones.at(-1)?.to ?? 1;
  const share = (at: number): number =>
    (100 * (Math.min(highest, Math.max(lowest, at)) - lowest)) / (highest - lowest || 1);
  const here = zones.findLastIndex(({ from }) => value >= from);
  /** The better, the darker. */
  const toneOf = (zone: number) => tones[zones.length - 1 - zone];
  return (
    <>
      <p className="plan-gauge-figure" data-label="">
        {printed}
      </p>
      <span className="plan-bar plan-gauge">
        {zones.map(({ label, from, to }, zone) => (
          <span
            key={label}
            data-tone={toneOf(zone)}
            style={{ insetInlineStart: `${share(from)}%`, width: `${share(to) - share(from)}%` }}
          />
        ))}
        <span className="plan-gauge-here" style={{ insetInlineStart: `${share(value)}%` }} />
      </span>
      <p className="plan-chart-key">
        {zones.map(({ label }, zone) => (
          <span key={label} data-strong={zone === here || undefined}>
            <span data-tone={toneOf(zone)} /> <span data-label="">{label}</span>
          </span>
        ))}
      </p>
    </>
  );
}
