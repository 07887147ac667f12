import { calendarMonth, monthAt, monthName } from './calendar-months.ts';
import type { FigureInputs } from './inputs.ts';

/** What can happen to the plan. Each has a name, and can be switched on alone or with others. */
export const eventIds = [
  'late-start',
  'ill',
  'lost-buyer',
  'late-payers',
  'quiet-january',
  'lower-prices',
  'more-sales',
] as const;
export type EventId = (typeof eventIds)[number];

/** The sizes of the events for this customer. Months are counted from the first, which is 0. */
export interface EventPlan {
  delayMonths: number;
  ill: { month: number; weeks: number };
  lostBuyer: { month: number; percent: number };
  latePercent: number;
  january: { month: number; weeks: number };
  pricePercent: number;
  salesPercent: number;
}

/** The first month from an index on that the customer is mostly there. */
const atWork = (inputs: FigureInputs, from: number): number => {
  for (let index = from; index < 12; index += 1) if ((inputs.away[index] ?? 0) < 0.5) return index;
  return from;
};

export function eventsOf(inputs: FigureInputs): EventPlan {
  const january = Array.from({ length: 12 }, (_, index) => index).find(
    (index) => calendarMonth(monthAt(inputs.firstMonth, index)) === 0,
  );
  return {
    delayMonths: 1,
    ill: { month: atWork(inputs, 6), weeks: inputs.quietWeeks },
    lostBuyer: { month: atWork(inputs, 8), percent: inputs.biggestBuyerPercent },
    latePercent: Math.max(20, Math.min(90, Math.round(inputs.latePercent * 1.5))),
    january: { month: january ?? 0, weeks: 2 },
    pricePercent: 90,
    salesPercent: 110,
  };
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const weeks = (count: number): string => `${counts[count] ?? count} ${count === 1 ? 'week' : 'weeks'}`;

/** The event as a phrase: "three weeks ill in June". */
export function eventWords(id: EventId, plan: EventPlan, firstMonth: string): string {
  const name = (index: number) => monthName(monthAt(firstMonth, index));
  switch (id) {
    case 'late-start':
      return 'the first paid job comes a month later';
    case 'ill':
      return `${weeks(plan.ill.weeks)} ill in ${name(plan.ill.month)}`;
    case 'lost-buyer':
      return `the biggest buyer leaves in ${name(plan.lostBuyer.month)}`;
    case 'late-payers':
      return `${plan.latePercent}% of the money comes a month late`;
    case 'quiet-january':
      return `no work for ${weeks(plan.january.weeks)} in January`;
    case 'lower-prices':
      return `prices ${100 - plan.pricePercent}% lower`;
    case 'more-sales':
      return `${plan.salesPercent - 100}% more sales`;
    default: {
      const none: never = id;
      return none;
    }
  }
}
