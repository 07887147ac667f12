import { replyRate } from '../assumptions/general.ts';
import type { DemandMonth } from './demand.ts';
import type { Levers } from './levers.ts';
import { sum } from './levers.ts';
import { addDays } from './plan-dates.ts';
import type { PlacedTask, Roadmap } from './roadmap.ts';

/** What to count in the first weeks, and from how many tries on a low count means anything. */
export interface Metrics {
  windowDays: number;
  /** The day of the plan on which counting begins: where nobody is asked to buy at first, the day of the first asking. */
  fromDay: number;
  /** Hours of the days counted that the roadmap gives to setting up; the targets leave them out. */
  setUpHours: number;
  rows: readonly Metric[];
  /** Sales can be judged in the window; if not, replies are judged first, or nothing yet. */
  judgeBy: 'sales' | 'replies' | 'tries';
  stopMeans: 'runner-up';
  tooFewMeans: '14-more-days';
}

export interface Metric {
  id: 'tries' | 'replies' | 'sales' | 'items' | 'visits' | 'orders' | 'hours';
  target: number;
  /** A week of it once setting up is behind, as the model counts on; unrounded. */
  weekly: number;
  /** Under these. */
  warning: number;
  stop: number;
  /** Tries before judging; null where a count speaks for itself. */
  sample: number | null;
  triesInWindow: number;
  judgedInWindow: boolean;
  /** The day on which the sample is reached at this pace; null past the year. */
  judgeOn: string | null;
}

/** Tries after which a rate of p would have shown itself once with 95% certainty. */
export const triesToJudge = (p: number): number => Math.ceil(Math.log(0.05) / Math.log(1 - p));

const count = (value: number): number => Math.max(1, Math.floor(value + 1e-9));

const warningShare = 0.6;
const stopShare = 0.3;
const daysPerMonth = 365 / 12;

/** Tries up to a day, at an even pace within each month. */
const upTo = (monthly: readonly number[], day: number): number =>
  sum(monthly.map((value, index) => value * Math.min(1, Math.max(0, day / daysPerMonth - index))));

function dayOf(monthly: readonly number[], wanted: number): number | null {
  for (let day = 1; day <= 365; day += 1) if (upTo(monthly, day) >= wanted) return day;
  return null;
}

const setUpPhases: readonly PlacedTask['phase'][] = ['offer', 'proof', 'comply', 'learn'];

/** Tasks of the days counted that neither find a buyer nor serve one. */
const setUpHoursOf = (roadmap: Roadmap | null, from: number): number =>
  sum(
    (roadmap?.tasks ?? [])
      .filter(({ phase, fromDay }) => setUpPhases.includes(phase) && fromDay >= from)
      .map(({ hours }) => hours),
  );

/**
 * The model gives every hour of a month to finding buyers and serving them, and lets the first months count for less.
 * What is counted day by day has fewer hours while the roadmap sets up.
 */
export function setMetrics(options: {
  levers: Levers;
  months: readonly DemandMonth[];
  windowDays: number;
  startsOn: string;
  roadmap: Roadmap | null;
  fromDay?: number;
}): Metrics {
  const { levers, months, windowDays, roadmap, fromDay = 1 } = options;
  const startsOn = addDays(options.startsOn, fromDay - 1);
  const { demand } = levers.path;
  const setUpHours = setUpHoursOf(roadmap, fromDay);
  const growthHours = upTo(
    months.map((month) => month.growthHours),
    windowDays,
  );
  const left = growthHours > 0 ? Math.max(0, 1 - setUpHours / growthHours) : 1;
  const tries = months.map((month) => month.tries);
  const units = months.map((month) => month.units);
  const fullTries = upTo(tries, windowDays);
  const triesLeft = fullTries * left;
  const metric = (
    id: Metric['id'],
    full: number,
    { p, share = left }: { p?: number; share?: number } = {},
  ): Metric => {
    const sample = p === undefined ? null : triesToJudge(p);
    const day = sample === null ? null : dayOf(tries, sample + fullTries - triesLeft);
    const target = count(full * share);
    return {
      id,
      target,
      weekly: (full * 7) / windowDays,
      warning: Math.ceil(target * warningShare - 1e-9),
      stop: Math.ceil(target * stopShare - 1e-9),
      sample,
      triesInWindow: Math.floor(triesLeft + 1e-9),
      judgedInWindow: sample === null || triesLeft >= sample,
      judgeOn: day === null ? null : addDays(startsOn, day - 1),
    };
  };
  const shared = metric('hours', (levers.weeklyHours * windowDays) / 7, { share: 1 });
  const fullUnits = upTo(units, windowDays);
  const rows =
    demand.kind === 'outreach'
      ? [
          metric('tries', fullTries),
          // Where a try turns into a sale as often as strangers reply, the sale itself is soon judged.
          ...(demand.conversion.v < replyRate.v
            ? [metric('replies', fullTries * replyRate.v, { p: replyRate.v })]
            : []),
          metric('sales', fullUnits, { p: demand.conversion.v }),
          shared,
        ]
      : [
          metric('items', itemsBy(months, windowDays)),
          metric('visits', fullTries),
          metric('orders', fullUnits, { p: demand.conversion.v }),
          shared,
        ];
  const sales = rows.find(({ id }) => id === 'sales' || id === 'orders');
  const replies = rows.find(({ id }) => id === 'replies');
  let judgeBy: Metrics['judgeBy'] = 'tries';
  if (sales?.judgedInWindow) judgeBy = 'sales';
  else if (replies?.judgedInWindow) judgeBy = 'replies';
  return {
    windowDays,
    fromDay,
    setUpHours,
    rows,
    judgeBy,
    stopMeans: 'runner-up',
    tooFewMeans: '14-more-days',
  };
}

export const lastDayOf = ({ fromDay, windowDays }: Pick<Metrics, 'fromDay' | 'windowDays'>): number =>
  fromDay - 1 + windowDays;

/** What decides between keeping, fixing and switching: what can be judged in the window, or else the tries made. */
export const decidingRow = ({ rows, judgeBy }: Metrics): Metric | undefined => {
  const ids: readonly Metric['id'][] = judgeBy === 'sales' ? ['sales', 'orders'] : [judgeBy];
  return rows.find(({ id }) => ids.includes(id)) ?? rows[0];
};

function itemsBy(months: readonly DemandMonth[], day: number): number {
  const made = months.map((month, index) => month.items - (months[index - 1]?.items ?? 0));
  return upTo(made, day);
}
