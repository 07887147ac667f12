import { verdictNames } from '#shared/domain/runs/verdict-names.ts';
import type { Explanation, PathNamed } from '#shared/plan/model/explain.ts';
import { mostWeeklyHours, wholePercent } from '#shared/plan/model/feasibility.ts';
import { readTimeBand } from '#shared/plan/plan-input.ts';
import { formatDay } from '../date-time/format-day.ts';
import { monthly, monthlyGoal, overBy, shortBy, whole, wholeGoal } from './print-monthly.ts';

/** Nothing is judged where no amount was named. Whether a goal is reached comes before how easily: “tight” alone is said of both sides of it. */
export function verdictOf({ feasibility: { targetFromHours, verdict, gapCents } }: Explanation): string {
  if (targetFromHours) return 'What your hours support';
  if (gapCents > 0) return verdict === 'tight' ? 'Nearly reached' : verdictNames[verdict];
  return verdict === 'tight' ? 'Reached with little to spare' : 'Reached with room to spare';
}

/** What the figure below that is; where nothing is judged, the words above say it. */
export const ofSupport = ({ feasibility: { targetFromHours } }: Explanation): string =>
  targetFromHours ? 'a month' : 'a month is what this path supports';

type ReadGoal = Pick<Explanation, 'goal' | 'feasibility'>;

/** Of a sum to be had within one month its whole is compared; of one over more months, and after tax, what it takes a month. */
const isSum = ({ goal: { spread, tax } }: ReadGoal): boolean => spread?.months === 1 && tax.kind === 'before';

/** How far apart the two amounts lie; nothing where no amount was named, or they are the same. */
export function marginOf(told: Explanation): string | undefined {
  const { targetFromHours, supportedCents, targetCents, gapCents } = told.feasibility;
  if (targetFromHours) return undefined;
  if (gapCents > 0) return `${shortBy(supportedCents, targetCents)}${isSum(told) ? '' : ' a month'} short`;
  const over = overBy(supportedCents, targetCents);
  return over && `${over} over the goal`;
}

/** How much of a goal that is missed is supported, no finer than an estimate is; nothing is said of nothing, and by how much one is passed stands above. */
export function shareOf({
  feasibility: { ratio, gapCents, targetFromHours },
}: Explanation): string | undefined {
  const percent = wholePercent(ratio);
  return targetFromHours || gapCents <= 0 || percent === 0 ? undefined : `about ${percent}% of the goal`;
}

export function goalAsRead(told: ReadGoal): string {
  const { spread, target, tax } = told.goal;
  if (target === undefined) return 'No amount that can be tested';
  if (!spread) return monthlyGoal(target);
  const sum = `${wholeGoal(spread.total)} in all`;
  if (isSum(told)) return sum;
  return tax.kind === 'after'
    ? `${sum} after tax, ${monthlyGoal(target)} before`
    : `${sum}, ${monthlyGoal(target)}`;
}

/** What is drawn as the goal, as short as a picture wants it. */
export const goalInPicture = (told: ReadGoal): string =>
  `${wholeGoal(told.feasibility.targetCents)}${isSum(told) ? ' in all' : ''}`;

/** Of which sum the goal that is drawn is one month’s part. */
export function shareOfSum(told: ReadGoal): string {
  const { spread } = told.goal;
  return spread && !isSum(told) ? `; the goal is a month’s share of ${wholeGoal(spread.total)}` : '';
}

/** What is supported, and what was asked for. */
export const supportOf = (told: Explanation): string =>
  told.feasibility.targetFromHours
    ? monthly(told.feasibility.supportedCents)
    : `${monthly(told.feasibility.supportedCents)}, goal ${goalInPicture(told)}`;

/** In one line, for other pages. */
export const inBrief = (told: Explanation): string => `${verdictOf(told)}, ${supportOf(told)}`;

export const deadlineAsRead = ({ goal }: Explanation): string => formatDay(goal.deadline.date);

/** Where the hours stand in what was answered. */
function placeInBand({ timePerWeek }: Explanation['answers']): string {
  const band = readTimeBand(timePerWeek)?.replace('h', '');
  if (band === undefined) return '';
  return band.endsWith('+') ? `; you said ${band.slice(0, -1)} or more` : `, middle of ${band}`;
}

/** Those that were reckoned with, or those that it would take. */
export function hoursAWeek({ answers, feasibility, weeklyHours }: Explanation): string {
  const needed = feasibility.alone.weeklyHours;
  if (feasibility.targetFromHours || (needed !== null && needed <= weeklyHours))
    return `${weeklyHours}${placeInBand(answers)}`;
  return needed === null ? `more than ${mostWeeklyHours} needed` : `${needed} needed, not ${weeklyHours}`;
}

/** Of a path that suits whoever asks, and brings nothing by the day that was named. */
export const paysNothing = ({
  feasibility: { supportedCents, targetFromHours },
}: Pick<Explanation, 'feasibility'>): boolean => supportedCents === 0 && !targetFromHours;

/** Why this path: the goal is one of five answers that choose. Which of the others it uses stands below. */
export function whyThisPath({ choice, feasibility, scores }: Explanation): string {
  const { paths, reaching, better } = choice;
  const all = paths === scores.length;
  const among = all ? `${paths} paths` : `the ${paths} paths your budget allows`;
  const first = all ? `of ${among} by your five answers` : `of ${among}`;
  if (feasibility.targetFromHours) return `First of ${among} by your other answers, and by what it earns.`;
  if (better !== null && feasibility.supportedCents === 0)
    return `First ${first}, but it pays nothing by then.`;
  if (better !== null) return `Supports ${monthly(feasibility.supportedCents)}, and comes first ${first}.`;
  if (reaching > 1)
    return `${reaching} of ${among} reach the goal; of these, this one comes first by your other answers.`;
  return reaching === 1
    ? 'The only path that reaches the goal on these answers.'
    : 'No path comes closer to the goal on these answers.';
}

/** How far one answer would be pushed. */
export interface Push {
  name: string;
  now: string;
  furthest: string;
}

export interface WhatItTakes {
  /** A change that meets the goal by itself, each as a sentence. */
  alone: string[];
  /** Said of those that do not, and of a little of all where that does. */
  besides: string[];
  /** All together and as far as they go, where even that falls short. */
  together?: { pushes: Push[]; support: string };
}

interface NearerGoal {
  amount: string;
  goal: string;
  /** Where it is what another path supports, and not the one the figures are of. */
  supportedBy?: PathNamed;
}

/** Less is no goal to put before anybody. */
const leastNearerCents = 50_00;

/** A goal that these answers come nearer to: what all of them support when they are pushed, else what they support as they are; never less than another path supports as they are. */
export function nearerGoal({ choice: { better }, feasibility }: Explanation): NearerGoal | undefined {
  const { mix, alone } = feasibility;
  const cents = mix.meetsTarget ? alone.goalCents : mix.goalCents;
  if (Math.max(cents, better?.supportedCents ?? 0) < leastNearerCents) return undefined;
  if (better && better.supportedCents > cents) {
    const other = monthly(better.supportedCents);
    return {
      amount: other,
      goal: `${other} in ${months(feasibility.testedMonth)}`,
      supportedBy: better,
    };
  }
  const amount = monthly(cents);
  return { amount, goal: mix.meetsTarget ? amount : `${amount} in ${months(mix.month)}` };
}

const months = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

/** What no answer moves is no part of it. */
function pushesOf({ feasibility, priceCents, weeklyHours }: Explanation): Push[] {
  const { mix, testedMonth } = feasibility;
  const rows: Push[] = [
    { name: 'Hours a week', now: `${weeklyHours}`, furthest: `${mix.weeklyHours}` },
    { name: 'Your price', now: whole(priceCents), furthest: whole(mix.priceCents) },
    { name: 'Time', now: months(testedMonth), furthest: months(mix.month) },
    {
      name: 'Buyers',
      now: 'expected',
      furthest: mix.demandFactor === 1 ? 'expected' : `${moreBuyers(mix.demandFactor)} more`,
    },
  ];
  return rows.filter(({ now, furthest }) => now !== furthest);
}

const moreBuyers = (factor: number): string => `${Math.round(factor * 100 - 100)}%`;

/** The smallest change of each lever that would meet the goal, and what none of them would; nothing where there is no gap. */
export function whatItTakes(told: Explanation): WhatItTakes | undefined {
  const { feasibility, priceCents, weeklyHours } = told;
  if (feasibility.targetFromHours || feasibility.gapCents === 0) return undefined;
  const { alone, mix, testedMonth } = feasibility;
  const changes: readonly [name: string, change: string | null][] = [
    [
      'more hours',
      alone.weeklyHours && `You work ${alone.weeklyHours} hours a week instead of ${weeklyHours}.`,
    ],
    [
      'a higher price',
      alone.priceCents &&
        `You charge ${whole(alone.priceCents)} instead of ${whole(priceCents)}${beyond(alone.priceBeyondRange)}.`,
    ],
    ['a later date', alone.month && `You give it ${alone.month} months instead of ${testedMonth}.`],
    [
      'more buyers',
      alone.demandFactor && `${moreBuyers(alone.demandFactor)} more people buy than we expect.`,
    ],
    [
      'a lower goal',
      alone.goalCents >= 100_00
        ? `The goal is ${isSum(told) ? `${whole(alone.goalCents)} in all` : monthly(alone.goalCents)}.`
        : null,
    ],
  ].map(([name, change]) => [String(name), change ? String(change) : null]);
  const none = changes.flatMap(([name, change]) =>
    change === null && name !== 'a lower goal' ? [name] : [],
  );
  const besides = none.length > 0 ? [notEnough(none)] : [];
  const changed = changes.flatMap(([, change]) => change ?? []);
  if (!mix.meetsTarget)
    return {
      alone: changed,
      besides,
      together: { pushes: pushesOf(told), support: monthly(mix.supportedCents) },
    };
  // With one step in it that is enough by itself, a mix asks for more than that step does.
  const isLittle = !(
    mix.weeklyHours === alone.weeklyHours ||
    mix.priceCents === alone.priceCents ||
    mix.month === alone.month ||
    mix.demandFactor === alone.demandFactor
  );
  if (!isLittle) return { alone: changed, besides };
  const moved = [
    ...(mix.weeklyHours === weeklyHours ? [] : [`${mix.weeklyHours} hours a week`]),
    ...(mix.priceCents === priceCents ? [] : [whole(mix.priceCents)]),
    ...(mix.month === testedMonth ? [] : [months(mix.month)]),
    ...(mix.demandFactor === 1 ? [] : [`${moreBuyers(mix.demandFactor)} more buyers`]),
  ];
  const little = new Intl.ListFormat('en-AU').format(moved);
  return { alone: changed, besides: [...besides, `A little of everything would do it, too: ${little}.`] };
}

/** Of the levers that do not meet the goal by themselves. */
function notEnough(levers: readonly string[]): string {
  const named = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(levers);
  return `${named.charAt(0).toUpperCase()}${named.slice(1)} alone would not do it.`;
}

const beyond = (range: boolean): string => (range ? ', which is more than such buyers are known to pay' : '');
