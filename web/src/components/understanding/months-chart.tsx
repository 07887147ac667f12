import { useId } from 'react';
import type { DescribedBusiness, Reach } from '#shared/plan/describe/understanding.ts';
import { about, wholeDollars } from '#shared/plan/write/say/money.ts';
import { isHopeless, reached, shareOf } from './reach-words.ts';

const fullWidth = 320;
const height = 138;
const gap = 4;
const base = height - 20;
/** Space above the highest bar for the shortfall. */
const above = 18;
/** Between 12 and 16 px at any width of the chart. */
const letters =
  'text-[13.5px] @sm:text-[11.3px] @md:text-[9.7px] @lg:text-[8.5px] @xl:text-[7.5px] @2xl:text-[6.5px] @3xl:text-[5.7px]';
/** The maximum width of a digit on a phone. */
const figure = 8.8;
/** The width of a letter below the bars. */
const letter = 7.2;

/** Space next to the bars for the goal's label; none where no goal was tested. */
const marginFor = (reach: Reach | undefined): number =>
  reach ? 8 + figure * Math.max(4, wholeDollars(reach.targetCents).length) : 0;

interface MonthLabel {
  month: number;
  words: string;
  anchor: 'start' | 'middle' | 'end';
}

/** The anchor of a label, as a share of its width from the left. */
const anchorShare = { start: 0, middle: 0.5, end: 1 };

interface Months {
  tested: number;
  last: number;
  amount: string;
  /** The distance from one bar to the next. */
  step: number;
}

const placeOf = ({ month, anchor }: Omit<MonthLabel, 'words'>, step: number): number =>
  (month - 1 + anchorShare[anchor]) * step;

/** Labels the compared month with its amount, and the first and last month by number where they fit. */
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

/** Draws the goal as a dashed line with a label, and the shortfall. */
function GoalLine({ reach, y }: { reach: Reach; y: number }) {
  const gapCents = reach.targetCents - Math.max(0, reach.reachedCents);
  return (
    <g className="fill-ink">
      <line x2={fullWidth} y1={y} y2={y} className="stroke-ink stroke-[1px] [stroke-dasharray:4_3]" />
      <text y={y} textAnchor="end">
        <tspan x={fullWidth} dy="-0.45em">
          goal
        </tspan>
        <tspan x={fullWidth} dy="1.65em" fontWeight={600}>
          {wholeDollars(reach.targetCents)}
        </tspan>
      </text>
      {gapCents > 0 && (
        <text x={0} y={12} fontWeight={600}>
          about {about(gapCents)} short
        </text>
      )}
    </g>
  );
}

const titleOf = ({ byMonth, caption, reaches }: DescribedBusiness): string =>
  `${caption}: ${about(byMonth[0] ?? 0)} in month 1, ${about(byMonth.at(-1) ?? 0)} in month ${byMonth.length}${
    reaches ? `; the goal is ${wholeDollars(reaches.targetCents)}.` : '.'
  }`;

/** For a distant goal, whose bars would be too small to read: the share that is reached. */
function ShareOfGoal({ business, reach }: { business: DescribedBusiness; reach: Reach }) {
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
        <title id={titleId}>{titleOf(business)}</title>
        <rect width="100" height="6" className="bars-track" />
        <rect
          width={reach.reachedCents > 0 ? Math.max(shareOf(reach) * 100, 0.5) : 0}
          height="6"
          className="bars-fill grows-along"
        />
      </svg>
    </div>
  );
}

function Bars({ business }: { business: DescribedBusiness }) {
  const { byMonth, reaches } = business;
  const titleId = useId();
  const target = reaches?.targetCents ?? 0;
  const tested = reaches?.testedMonth ?? byMonth.length;
  const highest = Math.max(...byMonth, target, 1);
  const tall = (cents: number): number => (Math.max(0, cents) / highest) * (base - above);
  const width = fullWidth - marginFor(reaches);
  const step = width / byMonth.length;
  const amount = reaches ? reached(reaches) : about(Math.max(0, byMonth.at(-1) ?? 0));
  return (
    <svg
      viewBox={`0 0 ${fullWidth} ${height}`}
      role="img"
      aria-labelledby={titleId}
      className={`moves w-full ${letters}`}
    >
      <title id={titleId}>{titleOf(business)}</title>
      {byMonth.map((cents, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the month
          key={index}
          x={index * step + gap / 2}
          y={base - Math.max(tall(cents), 1)}
          width={step - gap}
          height={Math.max(tall(cents), 1)}
          fill={index + 1 === tested ? 'var(--color-leaf)' : 'var(--color-leaf-tint)'}
          stroke="var(--color-leaf)"
          strokeWidth={1}
          className="grows-up"
        />
      ))}
      {reaches && <GoalLine reach={reaches} y={base - tall(target)} />}
      <line x1={0} x2={width} y1={base} y2={base} stroke="var(--color-line-strong)" />
      {monthLabels({ tested, last: byMonth.length, amount, step }).map(({ month, words, anchor }) => (
        <text
          key={month}
          x={placeOf({ month, anchor }, step)}
          y={height - 5}
          textAnchor={anchor}
          fontWeight={month === tested ? 600 : undefined}
          fill={month === tested ? 'var(--color-ink)' : 'var(--color-ink-soft)'}
        >
          {words}
        </text>
      ))}
    </svg>
  );
}

/** The first twelve months of a business, with the goal as a dashed line. */
export const MonthsChart = ({ business }: { business: DescribedBusiness }) => (
  <figure className="@container max-w-136">
    {business.reaches && isHopeless(business) ? (
      <ShareOfGoal business={business} reach={business.reaches} />
    ) : (
      <Bars business={business} />
    )}
    <figcaption className="mt-1 text-sm text-balance text-ink-soft">{business.caption}</figcaption>
  </figure>
);
