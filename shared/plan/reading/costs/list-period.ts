import { likeliest } from '../roles/states.ts';
import type { ReadSentence } from '../text.ts';
import type { CostPeriod } from './period.ts';

/** A bill whose own words say no time is of the time that its list names, or the takings in front of it. */

/** Such things are paid by time, and never for each sale. */
const bill =
  /\b(?:insurance|lease|rent|rego|registration|phone|internet|data|software|apps?|subscriptions?|tolls?|wages?|fuel|petrol|diesel|electricity|power|water|accountant|bookkeeper|storage|super)\b/i;

/** "Costs a mth (my guess):", "Monthly bills:" */
const headed =
  /\b(?:(?:costs?|expenses|outgoings|bills|overheads|running costs)\b[^:;.]{0,24}?\b(?<per>week|wk|fortnight|month|mth|year|yr)|(?<adverb>week|fortnight|month|year)ly (?:costs?|expenses|outgoings|bills|overheads))\b[^:;.]{0,24}:/i;
const short: Readonly<Record<string, CostPeriod['per']>> = { wk: 'week', mth: 'month', yr: 'year' };
const lookBack = 2;
const leastSure = 0.5;

function headedPer(text: string): CostPeriod['per'] | undefined {
  const { per, adverb } = headed.exec(text)?.groups ?? {};
  const said = (per ?? adverb)?.toLowerCase();
  return said === undefined ? undefined : (short[said] ?? (said as CostPeriod['per']));
}

/** The time of the takings that the sentences before name. */
function takingsPer(before: readonly ReadSentence[]): CostPeriod['per'] | undefined {
  for (const { roles } of before.slice(-lookBack).toReversed()) {
    const sales = roles?.spansOf('sales').at(-1);
    const per = sales && roles && likeliest(roles.periodsOf(sales.from, sales.to), leastSure);
    if (per === 'week' || per === 'fortnight' || per === 'month' || per === 'year') return per;
  }
  return undefined;
}

export function listPeriod(
  what: string,
  lead: string,
  before: readonly ReadSentence[],
): CostPeriod | undefined {
  const per = headedPer(lead) ?? (bill.test(what) ? takingsPer(before) : undefined);
  return per && { per, times: 1 };
}
