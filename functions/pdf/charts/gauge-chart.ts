import type { GaugeChart } from '#shared/plan/document/chart.ts';
import { colours } from '../draw/colours.ts';
import { type Drawing, drawLabel, labelLines } from './drawing.ts';

const radius = 52;
const inner = 36;
const top = 22;
/** From light to dark: the better, the darker. */
const zoneColours = [colours.line, colours.leafPale, colours.leafMiddle, colours.leafStrong, colours.ink];

/** Half a ring of zones with a needle, and the figure in its middle. */
export function gaugeChart(chart: GaugeChart, width: number): Drawing {
  const lowest = chart.zones[0]?.from ?? 0;
  const highest = chart.zones.at(-1)?.to ?? 1;
  const angleOf = (value: number): number =>
    Math.PI * (1 - (Math.min(highest, Math.max(lowest, value)) - lowest) / (highest - lowest || 1));
  return {
    height: top + radius + 16,
    draw(canvas, { x, y }) {
      const [middle, base] = [x + width / 2, y + top + radius];
      const at = (angle: number, distance: number): [number, number] => [
        middle + Math.cos(angle) * distance,
        base - Math.sin(angle) * distance,
      ];
      chart.zones.forEach(({ label, from, to }, index) => {
        const [begin, end] = [angleOf(from), angleOf(to)];
        const steps = Math.max(2, Math.ceil((begin - end) * 24));
        const angles = Array.from({ length: steps + 1 }, (_, step) => begin + ((end - begin) * step) / steps);
        const ring = [
          ...angles.map((angle) => at(angle, radius)),
          ...angles.reverse().map((angle) => at(angle, inner)),
        ];
        canvas.path(ring, { fill: zoneColours[index % zoneColours.length] ?? colours.ink });
        if (index > 0)
          canvas.line(at(begin, inner), at(begin, radius), { stroke: colours.white, weight: 1.5 });
        const isHere = chart.value >= from && (chart.value < to || to === highest);
        const face = isHere ? 'sans-strong' : 'sans';
        const half = (begin + end) / 2;
        const [labelX, labelY] = at(half, radius + 9);
        const align = Math.cos(half) < -0.2 ? 'right' : Math.cos(half) > 0.2 ? 'left' : 'centre';
        const room = align === 'centre' ? radius : align === 'right' ? labelX - x : x + width - labelX;
        const lines = labelLines(label, room, { most: 2, face });
        lines.forEach((text, row) => {
          const down = (row - (lines.length - 1) * (align === 'centre' ? 1 : 0.5)) * 9;
          drawLabel(canvas, {
            text,
            x: labelX,
            y: labelY + 2 + down,
            align,
            face,
            colour: isHere ? colours.ink : colours.inkSoft,
          });
        });
      });
      const angle = angleOf(chart.value);
      // Across the ring alone: the figure has the middle.
      canvas.line(at(angle, inner - 2), at(angle, radius + 4), { stroke: colours.white, weight: 5 });
      canvas.line(at(angle, inner - 2), at(angle, radius + 4), { stroke: colours.ink, weight: 2.4 });
      const printed = labelLines(chart.printed, inner * 1.5, { most: 2, size: 15, face: 'serif-strong' });
      printed.forEach((text, row) => {
        drawLabel(canvas, {
          text,
          x: middle,
          y: base - 6 - (printed.length - 1 - row) * 17,
          align: 'centre',
          size: 15,
          face: 'serif-strong',
        });
      });
      canvas.line([middle - radius, base + 1], [middle + radius, base + 1], {
        stroke: colours.lineStrong,
        weight: 0.6,
      });
    },
  };
}
