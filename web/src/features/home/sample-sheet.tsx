import { useId } from 'react';
import type { PageOne } from '#shared/contract/content-files.ts';
import { planNames } from '#shared/domain/plans/plans.ts';
import { classNames } from '#web/components/class-names.ts';
import { SampleDownload } from '#web/components/sample/sample-download.tsx';
import { useContent } from '#web/lib/content/content-store.ts';
import { firstSampleFile } from '#web/lib/content/files.ts';

const width = 330;

const height = 128;

/** Space for the labels, at the end of each line and below the lowest. */
const beside = 156;

const above = 16;

const below = 26;

const looks = {
  main: 'text-leaf stroke-[3px]',
  quiet: 'text-leaf stroke-[1.5px] opacity-60',
  dashed: 'text-ink-soft stroke-[1.5px] [stroke-dasharray:5_4]',
} as const;

const dollars = (value: number): string =>
  `${value < 0 ? '−' : ''}$${Math.abs(value).toLocaleString('en-AU')}`;

/** 13 px on the screen of a phone, and about the same on a wider one. */
const letters = 'fill-current text-[16px] min-[21rem]:text-[14.8px] sm:text-[10px] lg:text-[12.5px]';

/** Shades the months in which the main line is below zero. */
function Below({ values, x, y }: { values: readonly number[]; x: Place; y: Place }) {
  const under = values.findIndex((value, index) => index > 0 && value >= 0);
  const shown = values.slice(0, under === -1 ? undefined : under);
  if (shown.every((value) => value >= 0)) return null;
  const points = shown.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <polygon
      points={[`${x(0)},${y(0)}`, ...points, `${x(shown.length - 1)},${y(0)}`].join(' ')}
      className="fill-ochre-tint"
    />
  );
}

type Place = (of: number) => number;

/** The distance between two labels, so that they do not overlap. */
const line = 18;

/** Moves labels apart as little as needed, in their order. */
function spread(heights: readonly number[]): number[] {
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  const fromTop = heights
    .map((height, index) => ({ height, index }))
    .sort((one, other) => one.height - other.height);
  for (const { height, index } of fromTop) {
    above = Math.max(height, above + line);
    placed[index] = above;
  }
  return placed;
}

/** Cash at the end of each month, a line per scenario, with its label at the end. */
function CashLines({ cash: { alternative, lines, lowest } }: Pick<PageOne, 'cash'>) {
  const titleId = useId();
  const values = lines.flatMap((line) => line.values);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const months = Math.max(...lines.map((line) => line.values.length));
  const x: Place = (index) => (index / (months - 1)) * (width - beside - 8) + 4;
  const y: Place = (value) => above + ((most - value) / (most - least)) * (height - above - below);
  const main = lines.find(({ look }) => look === 'main');
  const lowestValue = lowest && main?.values[lowest.index];
  const ends = spread(lines.map(({ values: closing }) => y(closing.at(-1) ?? 0)));

  return (
    <figure className="mt-4 lg:mt-6">
      <figcaption className="text-sm font-semibold">Cash at each month’s end</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={titleId}
        className="mt-1 w-full overflow-visible"
      >
        <title id={titleId}>{alternative}</title>
        {main && <Below values={main.values} x={x} y={y} />}
        <path
          d={`M4 ${y(0)}H${width - beside}`}
          className="stroke-current text-line-strong"
          strokeWidth={1}
        />
        {lines.map(({ label, look, values: closing }, index) => (
          <g key={label}>
            <polyline
              points={closing
                .map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
              fill="none"
              strokeLinejoin="round"
              className={classNames('stroke-current', looks[look])}
            />
            <g
              transform={`translate(${width - beside + 4} ${(ends[index] ?? 0).toFixed(1)})`}
              className={classNames(letters, look === 'main' ? 'font-semibold text-leaf' : 'text-ink-soft')}
            >
              <text y={5}>
                {label} {dollars(closing.at(-1) ?? 0)}
              </text>
            </g>
          </g>
        ))}
        {lowest !== undefined && lowestValue !== undefined && (
          <g className={`${letters} text-leaf`}>
            <circle cx={x(lowest.index)} cy={y(lowestValue)} r={4.5} />
            <path d={`M${x(lowest.index)} ${y(lowestValue)}V${above + 2}`} className="stroke-current" />
            {/* Above the lines, which are low where cash is lowest. */}
            <text x={4} y={above - 4} className="font-semibold text-ink">
              {lowest.label}
            </text>
          </g>
        )}
        <g className={`${letters} text-ink-soft`}>
          <text x={4} y={height - 2}>
            month 1
          </text>
          <text x={width - beside} y={height - 2} textAnchor="end">
            month {months}
          </text>
        </g>
      </svg>
    </figure>
  );
}

/** A bar as long as the supported share of the goal. */
function Reach({ percent, supported, goal }: NonNullable<PageOne['share']>) {
  return (
    <div className="mt-3 text-sm">
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="block h-5 w-full">
        <rect width="100" height="6" className="bars-track" />
        <rect width={Math.min(percent, 100)} height="6" className="bars-fill" />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{supported} a month</strong>
        <span>goal {goal}</span>
      </p>
    </div>
  );
}

/** The product itself: page one of a sample plan, with that plan's own words and figures. */
export default function SampleSheet() {
  const content = useContent(firstSampleFile);
  if (content.kind !== 'ready') return null;
  const { pageOne, tier, pages } = content.content;
  const { verdict, share } = pageOne;
  return (
    <section
      aria-labelledby="sample"
      className="p-4 min-h-104 bg-teal text-paper sm:py-8 sm:px-6 sm:grid sm:justify-center sm:grid-cols-[minmax(0,32rem)] lg:pt-18 lg:pb-3 lg:pr-0 lg:pl-12 lg:content-start lg:[grid-area:picture] lg:grid-cols-1 [&_]:focus-visible:outline-paper"
    >
      <div className="relative text-ink before:inset-0 before:absolute before:border before:border-edge before:bg-sheet before:[transform:translate(0.6rem,0.6rem)_rotate(0.8deg)]">
        <div className="relative border border-line-strong bg-sheet p-4 sm:p-5 lg:p-6">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>Sample {planNames[tier]} plan</span>
            <span className="max-sm:hidden">{pages} pages</span>
          </p>
          <h2 id="sample" className="mt-1 text-xl">
            {verdict}
            {share && `: about ${share.percent}% of the goal`}
          </h2>
          {share && <Reach {...share} />}
          <CashLines cash={pageOne.cash} />
        </div>
      </div>
      <p className="mt-4 text-sm lg:mt-3">
        <SampleDownload
          sample={content.content}
          className="inline-flex min-h-11 items-center font-semibold text-inherit"
        />
      </p>
    </section>
  );
}
