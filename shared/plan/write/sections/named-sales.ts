import { monthAt } from '../../figures/calendar-months.ts';
import { timesInMoney } from '../../figures/named-demand.ts';
import type { Span } from '../../reading/reading.ts';
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
  /** "2 bathrooms a month at $3,600" */
  const larger = (at: Span): string | undefined => {
    const { takes, pays } = reading.buyers.find((one) => one.at === at)?.value ?? {};
    const isLarger = pays && timesInMoney({ pays }, { priceCents: priceCents.value }) > 1;
    return takes?.of && isLarger && takes.per !== 'once'
      ? `${takes.count} ${takes.of} a ${takes.per} at ${dollars(pays.cents)} each, which is as much as `
      : undefined;
  };
  const lines = shown.map(
    ({ who, at, unitsPerMonth, cents, once }) =>
      `${phrase(roleOf(who, screen.allows))}, ${larger(at) ?? ''}${once === undefined ? `${round(unitsPerMonth)} a month` : `${round(Math.max(1, Math.round(unitsPerMonth)))} in ${monthYear(monthAt(inputs.firstMonth, once))}`}${cents === undefined ? '' : ` at ${dollars(cents)}`}`,
  );
  const sums = [
    `The forecast counts these buyers first (in ${plural(unit)}): ${lines.join('; ')}.`,
    named.isCapped ? 'You don’t have enough hours for all of them.' : '',
    mix !== undefined ? `The figures use the average price over the year, ${dollars(priceCents.value)}.` : '',
  ];
  return sums.filter((one) => one !== '').join(' ');
}
