import type { Figures } from '../figures/calculate.ts';
import { addDays, lastDayOf } from '../write/say/dates.ts';
import { counted } from '../write/say/words.ts';
import * as common from './common-tasks.ts';
import type { PlannedTask } from './schedule.ts';

/** Paid work of one week, and how many sales it finishes. */
export interface PaidBlock {
  task: PlannedTask;
  sales: number;
  notBefore: string;
  notAfter: string;
}

interface PaidWork {
  figures: Figures;
  /** The day of the first paid job, which is one of the sales, and its minutes; the day before, for who sells already. */
  first: { date: string; minutes: number; isSale: boolean };
  /** The last day of the schedule. */
  end: string;
  place: common.WorkPlace;
  isLoud: boolean;
  /** The longest stretch that the person has for such work, in minutes. */
  longest: number;
  /** Minutes of their average day. */
  usualDay: number;
  /** Whether the person has time in these days. */
  isOpen: (days: { from: string; to: string }) => boolean;
}

/** Short sales are put together up to half a day, or a day where they fill it; a long one takes the day that it needs. */
const halfDay = 240;
const wholeDay = 480;
const toFive = (minutes: number): number => Math.max(15, Math.ceil(minutes / 5) * 5);

const least = (one: string, other: string): string => (one < other ? one : other);
const most = (one: string, other: string): string => (one > other ? one : other);

/** Sales of the figures that fall into the days from one to another, the share of a month that is cut off left out. */
function salesWithin(units: number, month: string, { from, to }: { from: string; to: string }): number {
  const days = Number(lastDayOf(month).slice(8));
  const cutOff = days - Number(to.slice(8));
  // A month that starts late still holds all its sales: the figures say so.
  return from > to ? 0 : Math.floor((units * (days - cutOff)) / days + 1e-9);
}

/** The paid work of the schedule: as many sales in each month as the figures have, in even weeks. */
export function paidBlocks({
  figures,
  first,
  end,
  place,
  isLoud,
  longest,
  usualDay,
  isOpen,
}: PaidWork): PaidBlock[] {
  const { inputs, cases } = figures;
  const blocks: PaidBlock[] = [];
  const add = (words: string, minutes: number, block: Omit<PaidBlock, 'task'>): void => {
    const work = { minutes: toFive(minutes), place, isLoud, sales: block.sales };
    blocks.push({ ...block, task: common.doBookedWork(blocks.length, words, work) });
  };
  const whole = inputs.hoursPerUnit * 60;
  const day = Math.max(60, Math.min(wholeDay, longest));
  const parts = Math.max(1, Math.ceil(whole / day));
  const session = Math.min(day, Math.max(halfDay, usualDay));
  const perBlock = Math.max(1, Math.floor(session / Math.max(1, whole)));
  // The first job may be longer than what the diary holds of it.
  const rest = first.isSale ? whole - first.minutes : 0;
  const more = rest > 30 ? Math.ceil(rest / day) : 0;
  for (let part = 1; part <= more; part += 1)
    add(`Continue the first paid ${inputs.unit}. This is day ${part + 1} of ${more + 1}.`, rest / more, {
      sales: 0,
      notBefore: addDays(first.date, part),
      notAfter: end,
    });
  for (const { month, units } of cases[0]?.rows ?? []) {
    const from = most(addDays(first.date, 1), `${month}-01`);
    const to = least(end, lastDayOf(month));
    if (from > to) continue;
    const isFirst = first.isSale && first.date.startsWith(month);
    const sales = Math.max(0, salesWithin(units, month, { from, to }) - (isFirst ? 1 : 0));
    const open = weeksFrom(from, to).filter(isOpen);
    const weeks = open.length > 0 ? open : weeksFrom(from, to);
    weeks.forEach((week, index) => {
      const due =
        Math.floor(((index + 1) * sales) / weeks.length) - Math.floor((index * sales) / weeks.length);
      if (parts > 1)
        for (let sale = 0; sale < due; sale += 1)
          for (let part = 1; part <= parts; part += 1)
            add(`Do the next paid ${inputs.unit}. This is day ${part} of ${parts}.`, whole / parts, {
              sales: part === parts ? 1 : 0,
              notBefore: week.from,
              notAfter: to,
            });
      else
        for (let left = due; left > 0; left -= perBlock) {
          const count = Math.min(left, perBlock);
          add(
            `Do this week’s paid work: ${counted(count, inputs.unit)}. Ask for payment on the same day.`,
            count * whole,
            { sales: count, notBefore: week.from, notAfter: week.to },
          );
        }
    });
  }
  return blocks;
}

function weeksFrom(from: string, to: string): { from: string; to: string }[] {
  const weeks: { from: string; to: string }[] = [];
  for (let start = from; start <= to; start = addDays(start, 7))
    weeks.push({ from: start, to: least(addDays(start, 6), to) });
  // Two or three days at the end belong to the week before.
  const last = weeks.at(-1);
  const before = weeks.at(-2);
  if (!(last && before) || addDays(last.from, 3) <= last.to) return weeks;
  return [...weeks.slice(0, -2), { from: before.from, to: last.to }];
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const asksForSales =
  /\b(?:last|first|next|past|your) (one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\w+ )?(?:sales|jobs|visits|orders|clients|customers|homes|lessons|sessions|dogs|students|pieces|services|buyers|paid\b)/i;

/** Sales that a task looks back on: "the price of your last five sales" needs five. */
export function salesNeeded(words: string): number {
  const [, number] = asksForSales.exec(words) ?? [];
  if (number) return Math.max(1, numbers.indexOf(number.toLowerCase()), Number(number) || 0);
  return /\bcompare what\b.*\b(?:left|took|earned)\b|\byour (?:sales|jobs|clients|customers)\b/i.test(words)
    ? 1
    : 0;
}
