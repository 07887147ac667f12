import { captionMonths, firstMonthAt, type PlanBrief } from '#shared/domain/runs/plan-brief.ts';
import { whole, wholeGoal } from '../goal-check/print-monthly.ts';

const width = 240;

const height = 96;

const gap = 4;

/** A plan’s first twelve months, with its goal as a dashed line; the adjacent text gives the result. */
function FirstYear({ brief: { byMonth, judged }, className }: { brief: PlanBrief; className: string }) {
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

interface GoalBarProps {
  /** The income of the year's last month, compared with the goal. */
  cents: number;
  goalCents: number;
  month: number;
}

/** For a distant goal, whose month bars would be too small to read: the share that the year reaches. */
function GoalBar({ cents, goalCents, month }: GoalBarProps) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-8 w-full">
        <rect
          width="100"
          height="6"
          className="fill-none stroke-ink [stroke-dasharray:4_3] [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
        />
        <rect
          width={cents > 0 ? Math.max((cents / goalCents) * 100, 0.5) : 0}
          height="6"
          className="bars-fill grows-along"
        />
      </svg>
      <p className="pt-2">
        <b className="font-semibold">{whole(cents)}</b> of {wholeGoal(goalCents)} in month {month}
      </p>
    </>
  );
}

interface YearFigureProps {
  brief: PlanBrief;
  /** Limits the width. */
  className: string;
  /** As wide as a page, without taller bars. */
  isWide?: boolean;
}

/** Below the bars: a mark at the first month that reaches the goal, and the income of the last month. */
function YearEnds({ byMonth, met }: Pick<PlanBrief, 'byMonth'> & { met: number }) {
  return (
    <p className="relative flex flex-wrap justify-end gap-x-4 pt-2">
      {met > 0 && (
        <span className="mr-auto">
          <span
            aria-hidden
            className="absolute top-0.5 h-1.5 border-l-2 border-current"
            style={{ left: `${((met - 0.5) / byMonth.length) * 100}%` }}
          />
          goal passed in month {met}
        </span>
      )}
      <span>
        month {byMonth.length}: <b className="font-semibold">{whole(byMonth.at(-1) ?? 0)}</b>
      </span>
    </p>
  );
}

/** A plan’s first twelve months with its goal, or the share of an unsupported goal that they reach. */
export function YearFigure({ brief, className, isWide = false }: YearFigureProps) {
  const { byMonth, judged, measure } = brief;
  const goal = judged?.targetCents ?? 0;
  const isFar = judged?.verdict === 'not-supported';
  return (
    <figure className={`text-sm leading-snug text-ink-soft ${className}`}>
      <figcaption className="mb-1 flex flex-wrap justify-between gap-x-4">
        {captionMonths(measure)}
        {goal > 0 && !isFar && (
          <span className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="0 0 18 2" className="w-4.5">
              <line
                x2={18}
                y1={1}
                y2={1}
                className="stroke-ink [stroke-dasharray:4_3] [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
              />
            </svg>
            {wholeGoal(goal)} goal
          </span>
        )}
      </figcaption>
      {isFar ? (
        <GoalBar cents={byMonth.at(-1) ?? 0} goalCents={goal} month={byMonth.length} />
      ) : (
        <>
          <FirstYear brief={brief} className={isWide ? 'w-full sm:h-36' : 'w-full'} />
          <YearEnds byMonth={byMonth} met={goal > 0 ? firstMonthAt(byMonth, goal) : 0} />
        </>
      )}
    </figure>
  );
}
