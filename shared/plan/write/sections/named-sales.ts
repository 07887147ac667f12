import { monthAt } from '../../figures/calendar-months.ts';
import { allowsBuyer } from '../own-facts.ts';
import { roleOf } from '../private/nameless-buyer.ts';
import { monthYear } from '../say/dates.ts';
import { dollars } from '../say/money.ts';
import { phrase, plural } from '../say/words.ts';
import type { Writing } from '../writing.ts';

const round = (count: number): string =>
  (count >= 10 ? Math.round(count) : Math.round(count * 10) / 10).toLocaleString('en-AU');

/** What the forecast holds of the buyers that the customer named, and the average price where they pay different ones. */
export function namedSalesWords({ figures: { inputs }, reading, screen }: Writing): string | undefined {
  const { named, unit, priceCents, mix } = inputs;
  const shown = named?.lines.filter(({ at }) => allowsBuyer({ reading, screen }, at)).slice(0, 4) ?? [];
  if (!named || shown.length === 0) return undefined;
  const lines = shown.map(
    ({ who, unitsPerMonth, cents, once }) =>
      `${phrase(roleOf(who, screen.allows))}, ${once === undefined ? `${round(unitsPerMonth)} a month` : `${round(Math.max(1, Math.round(unitsPerMonth)))} in ${monthYear(monthAt(inputs.firstMonth, once))}`}${cents === undefined ? '' : ` at ${dollars(cents)}`}`,
  );
  const sums = [
    `The forecast counts these buyers first (in ${plural(unit)}): ${lines.join('; ')}.`,
    named.isCapped ? 'You don’t have enough hours for all of them.' : '',
    mix !== undefined ? `The figures use the average price over the year, ${dollars(priceCents.value)}.` : '',
  ];
  return sums.filter((one) => one !== '').join(' ');
}
