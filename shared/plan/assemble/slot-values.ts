import type { Circumstances } from '../circumstances/circumstances.ts';
import { placeName, states } from '../circumstances/places.ts';
import type { Inline } from '../document/text.ts';
import { monthNames } from '../goal/calendar.ts';
import { daysRuledOut, keepLimits, lastDayWithin, weekendLeft } from '../model/keep-limits.ts';
import { addDays, addMonths } from '../model/plan-dates.ts';
import type { PlanModel } from '../model/plan-model.ts';
import { printCents, printGoal, printHours } from '../model/print-value.ts';
import { type Sitting, spareDayOf } from '../model/week.ts';
import type { SlotName } from '../words/line.ts';
import { count, weekday } from './print-figures.ts';
import type { Printer } from './printer.ts';
import { user } from './write-blocks.ts';

const monthOf = (iso: string): string => monthNames[Number(iso.slice(5, 7)) - 1] ?? '';
/** The calendar month in which most of a month of the model falls: a plan that begins on the 23rd earns in the next. */
const mostOfMonth = (startsOn: string, index: number): string =>
  monthOf(addDays(addMonths(startsOn, index), 14));
const seasons = ['summer', 'autumn', 'winter', 'spring'] as const;
const seasonOf = (iso: string): string => seasons[Math.floor((Number(iso.slice(5, 7)) % 12) / 3)] ?? 'spring';
const least = (value: number): string => count(Math.max(1, Math.round(value)));
const weeksAMonth = 52 / 12;

/** For a week of one sitting: the day that the plan would take next. */
function spareDay({ freeTime, person }: PlanModel, long: Sitting): Sitting['day'] {
  const spare: Sitting = { ...long, day: spareDayOf(freeTime, long) };
  return keepLimits([long, spare], person.limits)[1]?.day ?? spare.day;
}

/** The value of every slot for this person; figures carry their mark and lead to the register. */
export function slotValues(
  printer: Printer,
  { life, startsOn }: { life: Circumstances; startsOn: string },
): Readonly<Record<SlotName, () => Inline>> {
  const { figure, model } = printer;
  const { person, price, ladder, target, demand, feasibility } = model;
  const first = demand[0];
  const [long, short] = model.week;
  const state = states.find((one) => one === person.state);
  const known = model.skills.find(({ fit }) => fit > 0);
  return {
    name: () => firstName(model.input.profile.name) ?? '[First name]',
    area: () =>
      (life.town ? placeName(life.town.name) : undefined) ?? (state ? `your part of ${state}` : 'your area'),
    local: () => life.town?.name ?? 'local',
    state: () => state ?? (person.country === 'Australia' ? 'your state' : 'your region'),
    workplace: () => life.workplace?.where ?? (person.employed ? 'work' : 'a workplace you know'),
    crowd: () =>
      life.buyers?.crowd ??
      life.workplace?.crowd ??
      (life.children ? 'families with young children' : 'people whose week you know'),
    skill: () => (known ? user(known.entry) : 'what you already know'),
    when: () => (long ? `on ${long.day} ${long.part}` : 'this week'),
    'short-when': () => {
      const block = short ?? long;
      return block ? `on ${block.day} ${block.part}` : 'this week';
    },
    day: () => long?.day ?? 'Saturday',
    'short-day': () => short?.day ?? (long ? spareDay(model, long) : 'Sunday'),
    'light-day': () => weekendLeft(person.limits) ?? 'weekday',
    'shop-day': () => (daysRuledOut(person.limits).includes('Saturday') ? 'weekday' : 'Saturday'),
    hours: () => figure('weekly-hours', printHours(person.weeklyHours)),
    start: () => weekday(startsOn),
    'check-day': () => weekday(addDays(startsOn, lastDayWithin(14, person.limits) - 1)),
    'start-month': () => monthOf(startsOn),
    'month-1': () => mostOfMonth(startsOn, 0),
    'month-3': () => mostOfMonth(startsOn, 2),
    // Most of the plan's first quarter lies in it.
    season: () => seasonOf(addDays(startsOn, 30)),
    price: () => figure('core-price', printCents(price.coreCents)),
    'starter-price': () => figure('starter-price', printCents(price.starterCents)),
    'premium-price': () => figure('premium-price', printCents(price.premiumCents)),
    left: () => figure('contribution', printCents(ladder.core.contributionCents)),
    'hour-pay': () => figure('contribution', printCents(ladder.core.contributionPerHourCents)),
    budget: () => figure('usable-budget', printCents(person.usableBudgetCents)),
    goal: () =>
      target.monthlyCents === null
        ? 'the amount you settle on'
        : figure('goal', `${printGoal(target.monthlyCents)} a month`),
    'asks-week': () => figure('tries', least((first?.tries ?? 0) / weeksAMonth)),
    'asks-14': () => figure('tries', least((first?.tries ?? 0) * (14 / (365 / 12)))),
    'sales-1': () => figure('monthly-sales', least(first?.units ?? 0)),
    'sales-3': () => figure('monthly-sales', least(demand[2]?.units ?? 0)),
    'sales-goal': () => figure('monthly-sales', least(salesForGoal(model, feasibility.targetCents))),
    'items-1': () => figure('monthly-sales', least(first?.items ?? 0)),
  };
}

/** Sales a month that would bring the goal after fixed costs, whatever the hours. */
function salesForGoal({ ladder, fixedMonthCents }: Printer['model'], targetCents: number): number {
  const { contributionCents } = ladder.core;
  return contributionCents <= 0 ? 1 : Math.ceil((targetCents + fixedMonthCents) / contributionCents);
}

/** Nobody signs with these, with or without their stop. */
const title = /^(?:mr|mrs|ms|miss|mx|dr|doctor|(?:a\/)?prof|professor|rev|reverend|sir|dame)\.?$/i;

/** One word of letters, as a script can sign with: "Anne-Marie", "O’Neil" and "McKenna" are such words too. */
export function firstName(name: string): string | undefined {
  const words = name.normalize('NFC').trim().split(/\s+/);
  const first = words.find((word) => !title.test(word)) ?? '';
  return /^(?=.{2,21}$)(?=\p{Lu})\p{Script=Latin}+(?:[-’']\p{Script=Latin}+)*$/u.test(first)
    ? first
    : undefined;
}
