import type { PlanBrief } from '#shared/domain/runs/plan-brief.ts';

const width = 240;
const height = 96;
const gap = 4;

/** A plan’s first twelve months, with its goal as a dashed line; the adjacent text gives the result. */
export function FirstYear({
  brief: { byMonth, judged },
  className,
}: {
  brief: PlanBrief;
  className: string;
}) {
  const target = judged?.targetCents ?? 0;
  const highest = Math.max(...byMonth, target, 1) * 1.08;
  const tall = (cents: number): number => Math.max((cents / highest) * height, 1);
  const step = width / byMonth.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={className}
    >
      {byMonth.map((cents, month) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          key={month}
          x={month * step + gap / 2}
          y={height - tall(cents)}
          width={step - gap}
          height={tall(cents)}
          className={`year-bar forced-colors:stroke-none forced-colors:not-[.year-met]:[fill:GrayText] grows-up ${cents >= target ? 'year-met fill-leaf forced-colors:[fill:CanvasText]' : ''}`}
        />
      ))}
      {target > 0 && (
        <line
          x2={width}
          y1={height - tall(target)}
          y2={height - tall(target)}
          className="stroke-ink [stroke-dasharray:4_3] [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
        />
      )}
    </svg>
  );
}
