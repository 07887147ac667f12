import type { FoundHours } from './hours.ts';
import type { Line } from './line.ts';
import type { Amount, Count } from './money.ts';

/** The amount that is the goal, with what it was made from. */
export interface ChosenGoal {
  amount: Amount;
  /** A second amount that is the stretch, or the other end of a range. */
  stretch?: Amount;
  /** The hours or the things that a rate was multiplied by. */
  times?: { hours: number; perWeek: true } | { count: Count };
  /** The amount that someone has now: the first of "from 1k to 5k". */
  from?: number;
  /** The only figure is what they seem to have already. */
  isHeld?: boolean;
  others: Amount[];
}

const wanting =
  /\b(want|wanting|need|goal|target|aim|aiming|reach|hit|get|make|making|earn|earning|bring|extra|another|income|like|generate|clear|take home|replace|reaching|goal is)\b/;
const having =
  /(?<!\b(?:can|could|would|should|might|may|if|do) )\b(i earn|i make|im on|i am on|currently|now earning|i get paid|have|budget|invest|investing|spend|spending|rent is|mortgage is|with a budget of|costs?)( \w+)?( #)? ?$/;
const wantsAfter = /\b(want|would like|id like|need to|to (earn|make|have)|goal)\b/;
const stretchWords =
  /\b(ideally|stretch|dream|dreaming|eventually|hopefully|minimum|min|would do|is fine|is enough|at least|later|best case|worst case|(would|will) be (amazing|awesome|great|nice|brilliant|incredible|fantastic|perfect|lovely|enough)|even better)\b/;
const leastWords = /\b(minimum|min|at least|bare minimum)\b/;
const thenWords = /\b(then|eventually|later|after that)\b/;

const isRate = ({ period }: Amount): boolean => period?.per === 'hour' || period?.per === 'item';
/** The words before an amount, back to the one before it. */
const before = (line: Line, amount: Amount, floor: number): string =>
  line.words(Math.max(floor, amount.at - 6), amount.at).replace(/.*[.;!?] /, '');

function score(line: Line, amount: Amount, floor: number): { isHeld: boolean; points: number } {
  const words = before(line, amount, floor);
  const behind = line.words(amount.next, amount.next + 3);
  const isHeld =
    (having.test(words) && !wantsAfter.test(words)) ||
    /^(to start|to invest|saved|in savings|budget)\b/.test(behind);
  return {
    isHeld,
    points:
      amount.strength +
      (amount.period && !isRate(amount) ? 4 : 0) +
      (wanting.test(words) ? 2 : 0) -
      (isHeld ? 8 : 0) -
      (isRate(amount) ? 9 : 0),
  };
}

/** "10 clients at $200", "$150 a lesson, four lessons a week" */
function countOf(line: Line, amount: Amount, counts: readonly Count[]): Count | undefined {
  const led = counts.find(
    ({ at, next }) =>
      at < amount.at &&
      amount.at - next <= 2 &&
      amount.at > next &&
      /^(at|paying|for|of|x|\*|@|×|who pay|that pay) $/.test(line.words(next, amount.at)),
  );
  const behind = /^(?:per|each|every|from each) (\p{L}{3,}) /u.exec(
    line.words(amount.period?.next ?? amount.next, amount.next + 6),
  );
  const item = amount.period?.item ?? behind?.[1];
  return led ?? counts.find(({ noun, period }) => item && (period || behind) && noun.startsWith(item));
}

function multiplied(
  line: Line,
  amount: Amount,
  { counts, hours }: { counts: readonly Count[]; hours: readonly FoundHours[] },
): ChosenGoal | undefined {
  const weekly = hours.find(({ per }) => per === 'week');
  if (amount.period?.per === 'hour' && weekly) {
    const week = { per: 'week', next: amount.next, times: 1, isNear: true } as const;
    return {
      amount: { ...amount, low: amount.low * weekly.low, high: amount.high * weekly.high, period: week },
      times: { hours: weekly.low, perWeek: true },
      others: [],
    };
  }
  const count = countOf(line, amount, counts);
  if (!count || count.value < 1) return undefined;
  const own = isRate(amount) ? undefined : amount.period;
  const period = own ?? (count.period ? { ...count.period, isNear: true } : undefined);
  return {
    amount: { ...amount, low: amount.low * count.value, high: amount.high * count.value, period },
    times: { count },
    others: [],
  };
}

/** The other amount that belongs to the goal: a stretch, a minimum, or a later step. */
function stretchOf(line: Line, amounts: readonly Amount[], hasTwoDates: boolean): Amount | undefined {
  const [first, second] = amounts;
  if (!first || !second || amounts.length !== 2 || isRate(first) || isRate(second)) return undefined;
  const between = line.words(first.next, second.at);
  const around = `${between}${line.words(second.next, second.next + 4)}`;
  const isLeast = leastWords.test(line.words(first.at - 3, first.at));
  const isStep = thenWords.test(between) && first.period !== undefined;
  if (!stretchWords.test(around) && !isLeast && !isStep && !(hasTwoDates && first.period && second.period))
    return undefined;
  return second.period ? second : { ...second, period: first.period };
}

export interface GoalParts {
  amounts: readonly Amount[];
  counts: readonly Count[];
  hours: readonly FoundHours[];
  /** Two dates with an amount each. */
  hasTwoDates: boolean;
}

export function chooseGoal(
  line: Line,
  { amounts, counts, hours, hasTwoDates }: GoalParts,
): ChosenGoal | undefined {
  const scored = amounts.map((amount, index) => ({
    amount,
    ...score(line, amount, amounts[index - 1]?.next ?? 0),
  }));
  const best = scored.toSorted((a, b) => b.points - a.points)[0];
  if (!best) return undefined;
  const [first] = amounts;
  const stretch = stretchOf(line, amounts, hasTwoDates);
  if (stretch && first) return { amount: first, stretch, others: [] };
  const others = amounts.filter((amount) => amount !== best.amount);
  if (isRate(best.amount) || !best.amount.period || countOf(line, best.amount, counts)) {
    const product = multiplied(line, best.amount, { counts, hours });
    if (product) return { ...product, others };
  }
  const growth = /\b(grow|go|going|take|lift|increase|scale|move|raise|growing|get)( \w+){0,3} from $/.exec(
    line.words(best.amount.at - 6, best.amount.at),
  );
  if (growth && best.amount.high > best.amount.low)
    return { amount: { ...best.amount, low: best.amount.high }, from: best.amount.low, others };
  const step = amounts.find(
    (amount) => amount.at > best.amount.next && line.words(best.amount.next, amount.at).includes(' to '),
  );
  if (growth && step) return { amount: step, from: best.amount.low, others: [] };
  return { amount: best.amount, isHeld: best.isHeld, others };
}
