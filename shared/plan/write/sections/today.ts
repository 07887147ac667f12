import type { Block } from '../../document/plan-document.ts';
import { monthAt } from '../../figures/calendar-months.ts';
import { sum } from '../../figures/round.ts';
import { costsOfLines } from '../../figures/sales-today.ts';
import { clearGoal, type Goal } from '../../reading/reading.ts';
import { callout, left, type Maybe, note, prose, right, row, table, total } from '../blocks.ts';
import { allowsBuyer } from '../own-facts.ts';
import { roleOf } from '../private/nameless-buyer.ts';
import { monthYear } from '../say/dates.ts';
import { inPeriod } from '../say/goal.ts';
import { about, dollars } from '../say/money.ts';
import { buyerInWords, buyerTerms, isPeriod, saleVerb, saleWords } from '../say/own-words.ts';
import { counted, list } from '../say/words.ts';
import { mayShow, type Writing } from '../writing.ts';
import { firmTable, firmToday } from './firm-today.ts';
import { lineName } from './mix-table.ts';

/** Less than this more, in percent, is no growth that anyone would feel. */
const leastMore = 3;

const periodOf = (goal: Goal | undefined): Exclude<Goal['per'], 'total'> =>
  goal === undefined || goal.per === 'total' ? 'month' : goal.per;

/** "Today you sell 46 loaves a week: about $460 a week in sales. About $320 of it is left before tax." */
function todayWords(writing: Writing): Maybe<string> {
  const { figures, reading } = writing;
  const { today } = figures.inputs;
  if (!today) return undefined;
  const per = periodOf(clearGoal(reading));
  const said = (reading.salesNow ?? []).filter((fact) => mayShow(writing, fact));
  const money = `about ${about(inPeriod(today.salesCents, per))} a ${per} in sales`;
  const sold =
    said.length > 0 && said.length <= 3 && !figures.inputs.asked
      ? list(said.map(({ value }) => saleWords(value, figures.inputs.unit)))
      : '';
  const kept =
    today.leftCents > 0
      ? `About ${about(inPeriod(today.leftCents, per))} of that is left`
      : 'Nothing is left';
  const isPart = reading.running?.value.profitCents !== undefined && !today.isOwnLeft;
  const whole = isPart ? 'The buyers you have today bring in' : 'Today you have';
  return prose(
    sold === '' ? `${whole} ${money}.` : `Today you ${saleVerb(sold)} ${sold}: ${money}.`,
    `${kept} before tax${today.isOwnLeft ? '' : ', after the costs in part 4'}.`,
  );
}

/** The named buyers who are new, with what each takes. */
function newBuyers({ figures, reading, screen }: Writing): string[] {
  const lines = figures.inputs.named?.lines ?? [];
  return reading.buyers
    .filter(({ value: { when } }) => when === 'promised' || when === 'waiting')
    .filter(({ value, at }) => lines.some((line) => line.who === value.who && line.at.from === at.from))
    .filter(({ at }) => allowsBuyer({ reading, screen }, at))
    .slice(0, 3)
    .map(({ value: { who, ...said } }) => {
      const value = { ...said, who: roleOf(who, screen.allows) };
      const terms = buyerTerms(value);
      const per = reading.salesNow?.[0]?.value.per;
      const one = per === undefined || per === 'year' ? 'one each' : `one each a ${per}`;
      return `${buyerInWords(value)} (${terms === '' ? one : terms})`;
    });
}

/** Who the growth comes from: named buyers, and those who are still to be found. */
function addsWords(writing: Writing): string {
  const { figures } = writing;
  const { inputs, goal, cases } = figures;
  const rows = cases[0]?.rows ?? [];
  const at = Math.max(
    0,
    goal ? rows.findIndex(({ month }) => month === goal.to) : Math.min(11, rows.length - 1),
  );
  const today = sum((inputs.today?.lines ?? []).map(({ unitsPerMonth }) => unitsPerMonth));
  const isNew = ({ from, once }: { from: number; once?: number }): boolean =>
    from > 0 && from <= at && (once === undefined || once === at);
  const named = sum((inputs.named?.lines ?? []).filter(isNew).map(({ unitsPerMonth }) => unitsPerMonth));
  const rest = Math.round((rows[at]?.units ?? 0) - today - named);
  const buyers = newBuyers(writing);
  const month = monthYear(rows[at]?.month ?? monthAt(inputs.firstMonth, at));
  return prose(
    buyers.length > 0 && `The plan adds ${list(buyers)}.`,
    rest >= Math.max(1, today * 0.05) &&
      `${buyers.length > 0 ? 'It also counts' : 'The plan adds'} ${counted(rest, isPeriod.test(inputs.unit) ? 'client' : inputs.unit)} in ${month} for buyers you still have to find.`,
  );
}

/** For a business that sells already: what it brings today, and what the plan adds. */
export function todayBlock(writing: Writing): Maybe<Block> {
  const { figures, reading } = writing;
  const { today } = figures.inputs;
  const words = todayWords(writing);
  if (!today || !words) return undefined;
  if (figures.inputs.asked) return firmToday(writing, words);
  const months = Math.min(12, figures.cases[0]?.rows.length ?? 12);
  // What is bought once is no part of an average month.
  const bought = sum(figures.inputs.start.map(({ cents }) => cents));
  const planCents = Math.round((figures.year.profitCents + bought) / months);
  const per = periodOf(clearGoal(reading));
  if (planCents * 100 >= today.leftCents * (100 + leastMore) && planCents > 0)
    return note(
      'today',
      prose(
        words,
        addsWords(writing),
        `On average over the first year, you make about ${about(inPeriod(planCents, per))} a ${per}${bought > 0 ? ', before what you buy once' : ''}.`,
      ),
    );
  return callout('today', 'warning', 'This plan does not add to what you have today.', [
    prose(
      words,
      `In the first year of this plan you make about ${about(inPeriod(planCents, per))} a ${per}.`,
      'We assumed your hours are full at today’s price. If not, tell us how many more you could sell.',
    ),
  ]);
}

/** What each line brings in a month today, and what is left of it. */
export function todayTable(writing: Writing): Maybe<Block> {
  const { today } = writing.figures.inputs;
  if (!today) return undefined;
  if (writing.figures.inputs.asked) return firmTable(writing);
  const units = (count: number): string => count.toLocaleString('en-AU', { maximumFractionDigits: 2 });
  const ofSales = costsOfLines(today.lines);
  return table(
    'today-table',
    'A month of your business today',
    [left('Item', 2.4), right('Sold'), right('Price'), right('Sales')],
    [
      ...today.lines.map((line, index) =>
        row(
          lineName(writing, line, index === 0 && line.priceId === undefined),
          units(line.unitsPerMonth),
          dollars(line.priceCents),
          dollars(Math.round(line.unitsPerMonth * line.priceCents)),
        ),
      ),
      ofSales > 0 && row('What these cost you', '', '', dollars(-ofSales)),
      row('Monthly costs', '', '', dollars(today.leftCents - today.salesCents + ofSales)),
      total('Left before tax', '', '', dollars(today.leftCents)),
    ],
  );
}
