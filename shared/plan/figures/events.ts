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
  'lost-contract',
  'won-contract',
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
    latePercent: Math.max(20, inputs.latePercent, Math.min(90, Math.round(inputs.latePercent * 1.5))),
    january: { month: january ?? 0, weeks: 2 },
    pricePercent: 90,
    salesPercent: 110,
  };
}

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const weeks = (count: number): string => `${counts[count] ?? count} ${count === 1 ? 'week' : 'weeks'}`;

/** What happens to the customer, after "you": "are ill for three weeks in June". */
export function eventWords(id: EventId, plan: EventPlan, firstMonth: string): string {
  const name = (index: number) => monthName(monthAt(firstMonth, index));
  switch (id) {
    case 'late-start':
      return 'start a month late';
    case 'ill':
      return `are ill for ${weeks(plan.ill.weeks)} in ${name(plan.ill.month)}`;
    case 'lost-buyer':
      return `lose your biggest buyer in ${name(plan.lostBuyer.month)}`;
    case 'late-payers':
      return `get ${plan.latePercent}% of your money a month late`;
    case 'quiet-january':
      return `have no work for ${weeks(plan.january.weeks)} in January`;
    case 'lower-prices':
      return `charge ${100 - plan.pricePercent}% less`;
    case 'more-sales':
      return `sell ${plan.salesPercent - 100}% more`;
    case 'lost-contract':
      return 'lose the contract work';
    case 'won-contract':
      return 'get the work that is not agreed yet';
    default: {
      const none: never = id;
      return none;
    }
  }
}
