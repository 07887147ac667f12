import type { Grant } from '#shared/content/grants/grant.ts';
import { dayMs } from '#shared/domain/day-ms.ts';

const width = 240;
/** The months that the line shows, before and after today. */
export const roundMonths = { before: 15, after: 9 };
const monthsShown = roundMonths.before + roundMonths.after;
const monthMs = (365.25 / 12) * dayMs;
const today = (width * roundMonths.before) / monthsShown;

const inWords = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' });

interface Span {
  from: number;
  to: number;
}

type Rounds = Exclude<Grant['rounds'], 'ongoing'>;

/** The visible part of each dated round, in the units of the line. */
export function roundSpans(rounds: Rounds, nowMs: number): Span[] {
  const at = (ms: number) =>
    Math.min(width, Math.max(0, today + ((ms - nowMs) / monthMs) * (width / monthsShown)));
  return rounds.flatMap(({ opens, closes }) => {
    if (opens === null || closes === null) return [];
    const [from, to] = [at(Date.parse(opens)), at(Date.parse(closes) + dayMs)];
    return from < to ? [{ from, to }] : [];
  });
}

/** A timeline of two years around today with the application periods; the text above says the same. */
export function RoundLine({ rounds, nowMs }: { rounds: Rounds; nowMs: number }) {
  return (
    <div aria-hidden className="round-line text-sm leading-[1.3]">
      <svg aria-hidden="true" viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" className="h-4 w-full">
        <path
          d={`M0 8H${today}`}
          className="stroke-line-strong stroke-2 [vector-effect:non-scaling-stroke] forced-colors:[stroke:CanvasText]"
        />
        <path
          d={`M${today} 8H${width}`}
          className="stroke-line-strong stroke-2 [vector-effect:non-scaling-stroke] [stroke-dasharray:2_4] forced-colors:[stroke:CanvasText]"
        />
        {roundSpans(rounds, nowMs).map(({ from, to }) => (
          <rect key={from} x={from} y={3} width={to - from} height={10} className="bars-fill" />
        ))}
        <rect x={today - 1} width={2} height={16} className="fill-ink forced-colors:[fill:Highlight]" />
      </svg>
      <p className="grid text-ink-soft grid-cols-[auto_1fr_37.5%]">
        <span>{inWords.format(nowMs - roundMonths.before * monthMs)}</span>
        <span className="text-ink font-semibold text-end">today</span>
        <span className="text-end">{inWords.format(nowMs + roundMonths.after * monthMs)}</span>
      </p>
    </div>
  );
}
