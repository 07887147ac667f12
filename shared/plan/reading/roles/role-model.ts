import { featuresOf, type Kinds } from './features.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a number is to the writer. */
export const numberRoles = [
  'price',
  'rival',
  'cost',
  'monthly',
  'buy',
  'owned',
  'wage',
  'payment',
  'partner',
  'sales',
  'goal',
  'savings',
  'debt',
  'loan',
  'otherprice',
  'volume',
  'size',
  'minimum',
  'minutes',
  'pace',
  'most',
  'hours',
  'years',
  'age',
  'clock',
  'date',
  'percent',
  'other',
] as const;
export type NumberRole = (typeof numberRoles)[number];

/** What words are to the writer. */
export const wordRoles = [
  'free',
  'busy',
  'when',
  'buyer',
  'market',
  'sells',
  'job',
  'no',
  'has',
  'needs',
  'place',
  'private',
  'ask',
  'none',
] as const;
export type WordRole = (typeof wordRoles)[number];

/** The weights of the roles for each sign, as role, weight, role, weight. */
export interface Layer {
  roles: readonly string[];
  weights: Readonly<Record<string, readonly number[]>>;
}

export interface RoleWeights {
  kinds: Kinds;
  numbers: Layer;
  words: Layer;
}

/** Weights are kept as whole numbers, so many to one. */
export const weightScale = 10;

function likelyRoles({ roles, weights }: Layer, features: readonly string[]): Float64Array {
  const points = new Float64Array(roles.length);
  for (const feature of features) {
    const found = weights[feature];
    if (!found) continue;
    for (let at = 0; at < found.length; at += 2)
      points[found[at] as number] =
        (points[found[at] as number] ?? 0) + (found[at + 1] as number) / weightScale;
  }
  const most = Math.max(...points);
  const odds = points.map((one) => Math.exp(one - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

export interface Stretch {
  from: number;
  to: number;
}

interface Placed extends Stretch {
  likely: Float64Array;
}

/** What touches a stretch, found without a walk through the whole text. */
function within(list: readonly Placed[], from: number, to: number): Placed[] {
  let [first, above] = [0, list.length];
  while (first < above) {
    const middle = Math.floor((first + above) / 2);
    if ((list[middle] as Placed).to > from) above = middle;
    else first = middle + 1;
  }
  let end = first;
  while (end < list.length && (list[end] as Placed).from < to) end += 1;
  return list.slice(first, end);
}

const opening: readonly Token[] = tokensOf('it works .').map((token) => ({ ...token, from: 0, to: 0 }));

/** How likely the words of one text have a role, from 0 to 1. */
export class Roles {
  readonly #numbers: readonly Placed[];
  readonly #words: readonly Placed[];
  readonly #layers: Pick<RoleWeights, 'numbers' | 'words'>;

  constructor(text: string, isGoal: boolean, { kinds, numbers, words }: RoleWeights) {
    // A text that opens with a buyer or a price is rare among the labelled ones, so the first sentence reads as a later one.
    const tokens = [...opening, ...tokensOf(text)];
    const ofNumbers: Placed[] = [];
    const ofWords: Placed[] = [];
    tokens.forEach(({ from, to, isNumber }, at) => {
      if (at < opening.length) return;
      const features = featuresOf(tokens, at, { isGoal, kinds });
      ofWords.push({ from, to, likely: likelyRoles(words, features) });
      if (isNumber) ofNumbers.push({ from, to, likely: likelyRoles(numbers, features) });
    });
    this.#numbers = ofNumbers;
    this.#words = ofWords;
    this.#layers = { numbers, words };
  }

  /** How likely the first number in a stretch of the text has one of the roles; undefined where it has no number. */
  number(from: number, to: number, ...roles: NumberRole[]): number | undefined {
    const [found] = within(this.#numbers, from, to);
    return found && this.#sum(found, this.#layers.numbers, roles);
  }

  /** The numbers in a stretch of the text that have one of the roles at least so likely. */
  numbersOf(
    from: number,
    to: number,
    { roles, least }: { roles: readonly NumberRole[]; least: number },
  ): Stretch[] {
    return within(this.#numbers, from, to)
      .filter((one) => this.#sum(one, this.#layers.numbers, roles) >= least)
      .map(({ from: start, to: end }) => ({ from: start, to: end }));
  }

  /** Runs of neighbouring words that may have one of the roles, where one of them at least so likely has it. */
  stretchesOf(
    from: number,
    to: number,
    { roles, least }: { roles: readonly WordRole[]; least: number },
  ): Stretch[] {
    const runs: (Stretch & { next: number; most: number })[] = [];
    within(this.#words, from, to).forEach((one, at) => {
      const likely = this.#sum(one, this.#layers.words, roles);
      const last = runs.at(-1);
      if (likely < least / 2) return;
      if (last?.next === at)
        Object.assign(last, { to: one.to, next: at + 1, most: Math.max(last.most, likely) });
      else runs.push({ from: one.from, to: one.to, next: at + 1, most: likely });
    });
    return runs
      .filter(({ most }) => most >= least)
      .map(({ from: start, to: end }) => ({ from: start, to: end }));
  }

  /** How likely a stretch of the text has one of the roles, on average over its words. */
  words(from: number, to: number, ...roles: WordRole[]): number {
    const found = within(this.#words, from, to);
    if (found.length === 0) return 0;
    return found.reduce((sum, one) => sum + this.#sum(one, this.#layers.words, roles), 0) / found.length;
  }

  #sum({ likely }: Placed, { roles }: Layer, wanted: readonly string[]): number {
    return wanted.reduce((sum, role) => sum + (likely[roles.indexOf(role)] ?? 0), 0);
  }
}
