import { useId } from 'react';
import { captionMonths } from '#shared/domain/runs/plan-brief.ts';
import type { Explanation } from '#shared/plan/model/explain.ts';
import { isHopeless } from './fitting-plan.ts';
import { monthly, shortBy, whole, wholeGoal } from './print-monthly.ts';
import { goalAsRead, goalInPicture, shareOfSum } from './verdict-words.ts';

const fullWidth = 320;
const height = 138;
const gap = 4;
const base = height - 20;
/** Above the highest bar, for what is missing. */
const above = 18;
/** Between 12 and 16 px at every width of its figure. */
const letters =
  'text-[13.5px] @sm:text-[11.3px] @md:text-[9.7px] @lg:text-[8.5px] @xl:text-[7.5px] @2xl:text-[6.5px] @3xl:text-[5.7px]';
/** Of a figure, as wide as it gets on a phone. */
const figure = 8.8;
/** Of the words below the bars. */
const letter = 7.2;

/** Beside the bars, for the goal at the end of its line; none where no goal was tested. */
const marginFor = ({ targetFromHours, targetCents }: Explanation['feasibility']): number =>
  targetFromHours ? 0 : 8 + figure * Math.max(4, wholeGoal(targetCents).length);

interface MonthLabel {
  month: number;
  words: string;
  anchor: 'start' | 'middle' | 'end';
}

/** Of its words, from the left. */
const anchorShare = { start: 0, middle: 0.5, end: 1 };

interface Months {
  tested: number;
  last: number;
  amount: string;
  /** From one bar to the next. */
  step: number;
}

const placeOf = ({ month, anchor }: Omit<MonthLabel, 'words'>, step: number): number =>
  (month - 1 + anchorShare[anchor]) * step;

/** Under the bar that is compared with the goal what it comes to; under the first and the last which month they are, as long as there is room. */
function monthLabels({ tested, last, amount, step }: Months): MonthLabel[] {
  const compared: MonthLabel = {
    month: tested,
    words: `${amount} in month ${tested}`,
    anchor: tested <= 3 ? 'start' : tested > last - 3 ? 'end' : 'middle',
  };
  const wide = compared.words.length * letter;
  const begins = placeOf(compared, step) - wide * anchorShare[compared.anchor];
  const within = (room: number, month: number, anchor: 'start' | 'end'): MonthLabel[] =>
    [`month ${month}`, `${month}`]
      .filter((words) => words.length * letter + 6 <= room)
      .slice(0, 1)
      .map((words) => ({ month, words, anchor }));
  return [...within(begins, 1, 'start'), ...within(last * step - begins - wide, last, 'end'), compared];
}

/** The goal as a dashed line, named above and below its end, and what is missing of it. */
function GoalLine({ feasibility, y }: Pick<Explanation, 'feasibility'> & { y: number }) {
  const { supportedCents, targetCents, gapCents } = feasibility;
  return (
    <g className="fill-ink">
      <line x2={fullWidth} y1={y} y2={y} className="stroke-ink stroke-[1px] [stroke-dasharray:4_3]" />
      <text y={y} textAnchor="end">
        <tspan x={fullWidth} dy="-0.45em">
          goal
        </tspan>
        <tspan x={fullWidth} dy="1.65em" fontWeight={600}>
          {wholeGoal(targetCents)}
        </tspan>
      </text>
      {gapCents > 0 && (
        <text x={0} y={12} fontWeight={600}>
          {shortBy(supportedCents, targetCents)} short
        </text>
      )}
    </g>
  );
}

const titleOf = ({ byMonth, goal, feasibility }: Drawn): string =>
  `${captionMonths(feasibility.measure)}, three-month average: ${monthly(byMonth[0] ?? 0)} at first, ${monthly(byMonth.at(-1) ?? 0)} after twelve months` +
  (feasibility.targetFromHours ? '.' : `; the goal is ${goalAsRead({ goal, feasibility })}.`);

type Drawn = Pick<Explanation, 'byMonth' | 'goal' | 'feasibility'>;

/** What is drawn. */
export const MonthsCaption = ({ told }: { told: Drawn }) => (
  <figcaption className="mt-1 text-sm text-balance text-ink-soft">
    {captionMonths(told.feasibility.measure)}, three-month average{shareOfSum(told)}
  </figcaption>
);

/** So far from the goal that bars below its line would be slivers: what is supported, of the goal’s whole length. */
function ShareOfGoal(drawn: Drawn) {
  const { ratio, supportedCents, testedMonth } = drawn.feasibility;
  const titleId = useId();
  return (
    <div>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={titleId}
        className="moves block h-8 w-full"
      >
        <title id={titleId}>{titleOf(drawn)}</title>
        <rect width="100" height="6" className="bars-track" />
        <rect
          width={supportedCents > 0 ? Math.max(ratio * 100, 0.5) : 0}
          height="6"
          className="bars-fill grows-along"
        />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>
          <strong className="font-semibold">{whole(supportedCents)}</strong> in month {testedMonth}
        </span>
        <span>
          goal <strong className="font-semibold">{goalInPicture(drawn)}</strong>
        </span>
      </p>
    </div>
  );
}

/** What the first twelve months support, a bar each, with the goal as a dashed line. */
export function MonthsChart({ byMonth, goal, feasibility }: Drawn) {
  const titleId = useId();
  if (isHopeless({ feasibility })) return <ShareOfGoal {...{ byMonth, goal, feasibility }} />;
  const { supportedCents, targetCents, targetFromHours, testedMonth } = feasibility;
  const highest = Math.max(...byMonth, targetFromHours ? 0 : targetCents, 1);
  const tall = (cents: number): number => (cents / highest) * (base - above);
  const width = fullWidth - marginFor(feasibility);
  const step = width / byMonth.length;
  return (
    <svg
      viewBox={`0 0 ${fullWidth} ${height}`}
      role="img"
      aria-labelledby={titleId}
      className={`moves w-full ${letters}`}
    >
      <title id={titleId}>{titleOf({ byMonth, goal, feasibility })}</title>
      {byMonth.map((cents, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its month
          key={index}
          x={index * step + gap / 2}
          y={base - tall(cents)}
          width={step - gap}
          height={Math.max(tall(cents), 1)}
          fill={index + 1 === testedMonth ? 'var(--color-leaf)' : 'var(--color-leaf-tint)'}
          stroke="var(--color-leaf)"
          strokeWidth={1}
          className="grows-up"
        />
      ))}
      {!targetFromHours && <GoalLine feasibility={feasibility} y={base - tall(targetCents)} />}
      <line x1={0} x2={width} y1={base} y2={base} stroke="var(--color-line-strong)" />
      {monthLabels({ tested: testedMonth, last: byMonth.length, amount: whole(supportedCents), step }).map(
        ({ month, words, anchor }) => (
          <text
            key={month}
            x={placeOf({ month, anchor }, step)}
            y={height - 5}
            textAnchor={anchor}
            fontWeight={month === testedMonth ? 600 : undefined}
            fill={month === testedMonth ? 'var(--color-ink)' : 'var(--color-ink-soft)'}
          >
            {words}
          </text>
        ),
      )}
    </svg>
  );
}
