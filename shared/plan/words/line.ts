import { fitArticle, fitSlot } from './fit-slot.ts';

/** What is known of a person that may choose between two ways to say a thing. */
export const conditions = [
  // Hours and money
  'few-hours',
  'many-hours',
  'no-money',
  'some-money',
  // Proof and skills
  'new',
  'skilled',
  'proven',
  'writes',
  'designs',
  'films',
  'uses-ai',
  'organises',
  'sells',
  // Life
  // People ask for it already, and the answers name them.
  'asked',
  'employed',
  'student',
  'retired',
  'children',
  'school-age',
  'evenings',
  'daytime',
  'weekends',
  // Place
  'town',
  'metro',
  'regional',
  // What they will not do
  'no-calls',
  'no-strangers',
  'no-driving',
  'no-lifting',
  'no-weekend-day',
  'no-evenings',
  // The goal
  'met',
  'not-met',
  'soon',
  'later',
  'abn',
  'no-abn',
] as const;
export type Condition = (typeof conditions)[number];

/** `has dog|puppy`: the skills, interests or background name one of these. */
export type Test = Condition | `has ${string}`;

/**
 * A sentence with slots such as `{price}`. Where what is known of the person changes it, versions by condition, the
 * most telling first; where several would suit anybody equally, a list, of which the person's own answers choose.
 */
export type Line = string | Versions;
export type Versions = { else: string | readonly string[] } & { readonly [test in Condition]?: string } & {
  readonly [named: `has ${string}`]: string;
};

export const slotNames = [
  // Person and place
  'name',
  'area',
  'local',
  'state',
  'workplace',
  'crowd',
  'skill',
  // Time
  'when',
  'short-when',
  'day',
  'short-day',
  // By day, and when small shops are open, for somebody whose own sittings are not.
  'light-day',
  'shop-day',
  'hours',
  'start',
  'check-day',
  'start-month',
  'month-1',
  'month-3',
  'season',
  // Money
  'price',
  'starter-price',
  'premium-price',
  'left',
  'hour-pay',
  'budget',
  'goal',
  // Counts
  'asks-week',
  'asks-14',
  'sales-1',
  'sales-3',
  'sales-goal',
  'items-1',
] as const;
export type SlotName = (typeof slotNames)[number];

export interface Told<Value> {
  slot(name: SlotName): Value;
  /** `{n:40}`: a number of things to do, as many of forty as this person's time allows. */
  scaled(number: number): Value;
}

const slot = /\{(?:n:(\d+)|([a-z0-9-]+))\}/g;
const isSlotName = (name: string): name is SlotName => slotNames.some((known) => known === name);

/** A text in its parts: words as they stand, and the value of each slot. */
export function fillSlots<Value extends string | { readonly text: string }>(
  text: string,
  told: Told<Value>,
): (string | Value)[] {
  const parts: (string | Value)[] = [];
  let end = 0;
  for (const found of text.matchAll(slot)) {
    const [whole, number, name = ''] = found;
    const before = text.slice(end, found.index);
    if (number === undefined && !isSlotName(name)) throw new Error(`No slot is called {${name}}`);
    const value = isSlotName(name) ? told.slot(name) : told.scaled(Number(number));
    const [words, fitted]: readonly [string, string | Value] =
      typeof value === 'string' ? fitSlot(before, value) : [fitArticle(before, value.text), value];
    if (words !== '') parts.push(words);
    parts.push(fitted);
    end = found.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

export interface Chooser {
  holds(test: Test): boolean;
  pick<Choice>(key: string, choices: readonly [Choice, ...Choice[]]): Choice;
}

const isTest = (key: string): key is Test =>
  key.startsWith('has ') || conditions.some((condition) => condition === key);

/** The first version whose test holds; among equals, the one that the person's answers choose. */
export function chooseLine(line: Line, { holds, pick }: Chooser): string {
  if (typeof line === 'string') return line;
  for (const [key, text] of Object.entries(line))
    if (isTest(key) && typeof text === 'string' && holds(key)) return text;
  const { else: rest } = line;
  if (typeof rest === 'string') return rest;
  const [first = '', ...others] = rest;
  return pick(first, [first, ...others]);
}

/** What speaks for an item of a list that is longer than what is printed of it, and what it cannot do without. */
export interface Suits {
  for?: readonly Test[];
  /** Printed for nobody of whom none of these is true. */
  only?: readonly Test[];
}

/** Those it is not ruled out for, best suited first: by how many tests speak for it, then by the person's own choice. */
export function bySuit<Item extends Suits>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { holds, order }: Pick<Chooser, 'holds'> & { order(key: string): number },
): Item[] {
  const score = ({ only, for: wished = [] }: Item): number =>
    (only === undefined ? 0 : 1) + wished.filter(holds).length;
  return items
    .filter(({ only }) => only === undefined || only.some(holds))
    .map((item) => ({ item, score: score(item), order: order(keyOf(item)) }))
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ item }) => item);
}
