import type { FigureInputs } from './inputs.ts';
import { type Events, type MonthRow, monthAt, runMonths } from './run-months.ts';

export interface Case {
  id: 'base' | 'ill' | 'lost-buyer' | 'late-payers' | 'quiet-january' | 'lower-prices' | 'hard' | 'strong';
  /** What happens, as a phrase: "three weeks ill in June". */
  what: string;
  events: Events;
  rows: MonthRow[];
  yearLeftCents: number;
  lowest: { month: string; cents: number };
}

const indexOfMonth = (inputs: FigureInputs, calendar: number): number => {
  for (let index = 0; index < 12; index += 1)
    if (Number(monthAt(inputs.firstMonth, index).slice(5)) === calendar) return index;
  return 0;
};

const names = 'January February March April May June July August September October November December'.split(
  ' ',
);
const nameAt = (inputs: FigureInputs, index: number): string =>
  names[Number(monthAt(inputs.firstMonth, index).slice(5)) - 1] ?? '';

const weeks = (count: number): string =>
  count === 1 ? 'one week' : count === 2 ? 'two weeks' : count === 3 ? 'three weeks' : `${count} weeks`;

function run(inputs: FigureInputs, id: Case['id'], what: string, events: Events): Case {
  const rows = runMonths(inputs, events);
  const lowest = rows.reduce(
    (low, row) => (row.balanceCents < low.balanceCents ? row : low),
    rows[0] ?? { balanceCents: 0, month: inputs.firstMonth },
  );
  return {
    id,
    what,
    events,
    rows,
    yearLeftCents: rows.slice(0, 12).reduce((sum, { leftCents }) => sum + leftCents, 0),
    lowest: { month: lowest.month, cents: lowest.balanceCents },
  };
}

/** Every case is an event that can happen to this person, named by what happens. */
export function runCases(inputs: FigureInputs): Case[] {
  const ill = { 6: inputs.quietWeeks };
  const january = indexOfMonth(inputs, 1);
  const lost = { from: 8, share: inputs.biggestBuyerShare };
  const late = Math.max(0.2, Math.min(0.9, inputs.lateShare * 1.5));
  return [
    run(inputs, 'base', 'as planned', {}),
    run(inputs, 'ill', `${weeks(inputs.quietWeeks)} ill in ${nameAt(inputs, 6)}`, { lostWeeks: ill }),
    ...(inputs.biggestBuyerShare > 0
      ? [run(inputs, 'lost-buyer', `the biggest buyer leaves in ${nameAt(inputs, 8)}`, { lostBuyer: lost })]
      : []),
    run(inputs, 'late-payers', `${Math.round(late * 100)}% of the money comes a month late`, {
      lateShare: late,
    }),
    run(inputs, 'quiet-january', 'no work for two weeks in January', { lostWeeks: { [january]: 2 } }),
    run(inputs, 'lower-prices', 'prices 10% lower', { priceShare: 0.9 }),
    run(
      inputs,
      'hard',
      `a month’s delay, ${weeks(inputs.quietWeeks)} ill in ${nameAt(inputs, 6)} and the biggest buyer leaves in ${nameAt(inputs, 8)}`,
      { delay: 1, lostWeeks: ill, lostBuyer: lost },
    ),
    run(inputs, 'strong', '10% more sales', { speed: 1.1 }),
  ];
}
