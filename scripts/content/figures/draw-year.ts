import { facts, printFact } from '#shared/content/facts.ts';
import { wholeDollars } from '#shared/domain/paths/whole-dollars.ts';
import { addresses } from '#web/config/addresses.ts';
import { drawBars } from './draw-bars.ts';
import { drawCash } from './draw-cash.ts';
import { aheadMonthOf, type PlannedYear, yearlyHours } from './planned-year.ts';
import { casualFloor } from './table-figures.ts';

const quarterNames = ['Months 1 to 3', 'Months 4 to 6', 'Months 7 to 9', 'Months 10 to 12'];

function startWords({ startupCents, handbookCents }: PlannedYear): string {
  const parts = [
    ...(startupCents === 0 ? [] : [`${wholeDollars(startupCents)} to start`]),
    ...(handbookCents === 0 ? [] : [`${wholeDollars(handbookCents)} for this path`]),
  ];
  return parts.length === 0 ? 'nothing spent to start' : `${parts.join(' and ')}, paid in month 1`;
}

/** Shown next to the cash, which includes it. */
const pricedWords = ({ handbookCents }: PlannedYear): string =>
  handbookCents === 0 ? '' : ', including this path’s price';

/** The handbook's own price is a cost of its path. */
function handbookWords({ handbookCents, handbookSales }: PlannedYear): string {
  if (handbookCents === 0) return '';
  const sales = handbookSales === 1 ? 'One sale earns' : `${handbookSales} sales earn`;
  return ` The cash includes this path’s ${wholeDollars(handbookCents)}; the hourly pay doesn’t. ${sales} as much.`;
}

/** The assumptions behind the figures, for readers who want them. */
const notesOf = (year: PlannedYear, start: string): string =>
  `We used the same sums as our plans (<a href="${addresses.plans()}#pages">see sample pages</a>), for someone starting with no past work to show: ${year.weeklyHours} hours a week (${yearlyHours(year)} in the year), ${start}. That counts selling, making and paperwork, after fees, materials, tools and insurance.${handbookWords(year)} Examples in the text are for one job or task, so their hourly pay differs. A figure with a date comes from the source next to it; all others are our judgement, an example, or worked out from those.`;

/** Draws the hourly income and the cash of a planned first year: the two pictures at the head of every path. */
export function drawYear(year: PlannedYear): string {
  const { weeklyHours, cashCents, hourCentsByQuarter } = year;
  const bars = hourCentsByQuarter.map((cents, index) => ({
    label: quarterNames[index] ?? '',
    value: Math.round(cents / 100),
    printed: wholeDollars(cents),
  }));
  const pay = bars.map(({ label, printed }) => `${label.toLowerCase()} ${printed}`).join(', ');
  const lowest = Math.min(0, ...cashCents);
  const lowestMonth = cashCents.indexOf(lowest) + 1;
  const end = cashCents.at(-1) ?? 0;
  const low = lowest < 0 ? `Lowest: ${wholeDollars(lowest)}, month ${lowestMonth}` : 'Never below $0';
  const start = startWords(year);
  const ahead = aheadMonthOf(year);
  const turn = ahead === null ? 'Doesn’t break even within the year' : `Breaks even in month ${ahead}`;
  return [
    drawBars({
      title: 'What an hour earns',
      alt: `An hour earns in ${pay}. The casual minimum wage is ${facts['casual-floor'].figure}.`,
      bars,
      floor: { ...casualFloor, words: `Casual minimum wage, ${printFact('casual-floor')}` },
    }),
    drawCash({
      title: 'Cash balance, before paying yourself',
      alt: `Cash balance over twelve months, ${start}. ${low}. ${turn}. After twelve months: ${wholeDollars(end)}.`,
      cents: cashCents,
      first: `${low}${pricedWords(year)}`,
      last: `After a year: ${wholeDollars(end)}`,
      ahead,
    }),
    `<p>An estimate: ${weeklyHours} hours a week, before tax, counting every hour.</p>`,
    `<details class="year-notes"><summary>How we estimated this</summary><p>${notesOf(year, start)}</p></details>`,
  ].join('');
}
