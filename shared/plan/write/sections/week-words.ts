import { hoursAtFirst } from '../../figures/plan-hours.ts';
import { bestHeld, fullMonth } from '../../figures/run-months.ts';
import { monthNames } from '../../reading/goal/calendar.ts';
import { shareOfWeeks } from '../../reading/week/turn-dates.ts';
import { prose } from '../blocks.ts';
import { addDays, fullDate } from '../say/dates.ts';
import { saleInWords } from '../say/sale-in-words.ts';
import { counted, list } from '../say/words.ts';
import type { Writing } from '../writing.ts';

/** Where the hours go: paid, unpaid, and those that this plan does not fill, with the reason. */
export function weekWords({ figures, trade, reading, offer }: Writing): string {
  const { inputs, week } = figures;
  const best = Math.max(...(figures.cases[0]?.rows.map(({ units }) => units) ?? [0]));
  const weeks = Math.round(trade.capacity.weeksPerYear * shareOfWeeks(reading));
  if (inputs.asked)
    return `You work ${counted(week.hours, 'hour')} a week. We left your sales as they are today, month by month, and added only what is agreed.`;
  const first = hoursAtFirst(reading);
  const sale = saleInWords(inputs, offer.kind);
  const isLimited = fullMonth(inputs) >= inputs.mostPerMonth;
  return prose(
    `Of ${counted(week.hours, 'hour')} ${shareOfWeeks(reading) < 1 ? 'in a free week' : 'a week'}, buyers pay for ${week.paid} at most.`,
    week.unpaid > 0 && `Travel, quotes, selling and bookkeeping take ${counted(week.unpaid, 'hour')}.`,
    week.spare > 0 &&
      (isLimited
        ? `The other ${counted(week.spare, 'hour')} are spare. We plan no more than ${counted(Math.ceil(bestHeld(inputs)), inputs.unit)} in any month.`
        : `The other ${counted(week.spare, 'hour')} are spare.`),
    first && `Until ${fullDate(addDays(first.until, -1))} you have ${counted(first.hours, 'hour')} a week.`,
    figures.isHoursCapped && 'You have more hours, but your visa or your payment allows no more.',
    best > 0 && `In the best month you ${sale.verb} ${counted(best, sale.unit)}.`,
    reading.selling &&
      `You can sell only in ${list(reading.selling.value.months.map((month) => monthNames[month - 1] ?? ''))}, so the other months have no sales.`,
    weeks < 52 && `You earn in ${weeks} weeks of the year.`,
  );
}
