import { type EventId, eventsOf, eventWords } from './events.ts';
import type { FigureInputs } from './inputs.ts';
import { sum } from './round.ts';
import { type MonthRow, runMonths } from './run-months.ts';

export interface Case {
  id: 'base' | 'hard' | 'strong' | EventId;
  /** What happens, as a sentence without its full stop: "you are ill for three weeks in June". */
  what: string;
  events: readonly EventId[];
  rows: MonthRow[];
  yearLeftCents: number;
  /** What the year leaves when each event happens alone. */
  bridge: { what: string; yearLeftCents: number }[];
  /** The lowest balance at the end of a month. */
  lowest: { month: string; cents: number };
}

const alone: readonly EventId[] = [
  'ill',
  'lost-buyer',
  'lost-contract',
  'late-payers',
  'quiet-january',
  'lower-prices',
  'won-contract',
];
/** Less than a fifth of the sales is a buyer like any other. */
const bigBuyerPercent = 20;

function list(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}

const leftInYear = (rows: readonly MonthRow[]): number =>
  sum(rows.slice(0, 12).map(({ leftCents }) => leftCents));

/** What each event takes when it happens alone, so that the same event has one figure everywhere. */
const bridgeOf = (inputs: FigureInputs, events: readonly EventId[], say: (event: EventId) => string) =>
  events.map((event) => ({
    what: `you ${say(event)}`,
    yearLeftCents: leftInYear(runMonths(inputs, [event])),
  }));

function runCase(inputs: FigureInputs, id: Case['id'], events: readonly EventId[]): Case {
  const plan = eventsOf(inputs);
  const say = (event: EventId) => eventWords(event, plan, inputs.firstMonth);
  const rows = runMonths(inputs, events);
  const [first] = rows;
  if (!first) throw new Error('A case has months');
  const lowest = rows.reduce((low, row) => (row.balanceCents < low.balanceCents ? row : low), first);
  return {
    id,
    what: events.length === 0 ? 'as planned' : `you ${list(events.map(say))}`,
    events,
    rows,
    yearLeftCents: leftInYear(rows),
    bridge: bridgeOf(inputs, events, say),
    lowest: { month: lowest.month, cents: lowest.balanceCents },
  };
}

/**
 * Every case is something that can happen to this customer, named by what happens. One that changes nothing is left
 * out: a quiet January costs a person nothing who does not work in January.
 */
export function runCases(inputs: FigureInputs): Case[] {
  const hasBigBuyer = inputs.named?.biggest !== undefined && inputs.biggestBuyerPercent > bigBuyerPercent;
  const { contracts = [] } = inputs;
  const isPossible: Partial<Record<EventId, boolean>> = {
    'late-start': !inputs.isRunning,
    'lost-buyer': hasBigBuyer,
    'lost-contract': contracts.some(({ isSure }) => isSure),
    'won-contract': contracts.some(({ isSure }) => !isSure),
  };
  const can = (id: EventId) => isPossible[id] ?? true;
  const together: readonly EventId[] = [
    'late-start',
    'ill',
    isPossible['lost-contract'] ? 'lost-contract' : hasBigBuyer ? 'lost-buyer' : 'lower-prices',
  ];
  const base = runCase(inputs, 'base', []);
  return [
    base,
    ...alone
      .filter(can)
      .map((id) => runCase(inputs, id, [id]))
      .filter(({ yearLeftCents }) => yearLeftCents !== base.yearLeftCents),
    runCase(inputs, 'hard', together.filter(can)),
    runCase(inputs, 'strong', ['more-sales']),
  ];
}
