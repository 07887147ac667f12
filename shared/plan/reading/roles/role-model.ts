import type { Points } from '../network/reader.ts';
import { linksOf, type PlacedSpan, placeSpans } from './links.ts';
import { periods, type SaidPer, type State, states } from './states.ts';
import { type NumberRole, roleOfTag, tags, type WordRole } from './tags.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { RoleSpan, Stretch } from './weights.ts';

export type { NumberRole, WordRole } from './tags.ts';

interface Placed extends Stretch {
  isNumber: boolean;
  at: number;
}

const width = tags.length;
const tagsOfRole = new Map<string, number[]>();
roleOfTag.forEach((role, tag) => {
  if (role) tagsOfRole.set(role, [...(tagsOfRole.get(role) ?? []), tag]);
});
/** A time of day is also told within free and busy times. */
const clockTags = ['clock', 'free', 'busy', 'when'].flatMap((role) => tagsOfRole.get(role) ?? []);
const tagsFor = (roles: readonly string[]): number[] =>
  roles.flatMap((role) => (role === 'clock' ? clockTags : (tagsOfRole.get(role) ?? [])));

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

/** How likely each tag is for each word, one row a word, and the likeliest. */
function sharesOf(points: Float32Array, length: number): { likely: Float64Array; best: Uint8Array } {
  const likely = new Float64Array(length * width);
  const best = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) {
    const row = points.subarray(at * width, (at + 1) * width);
    const most = Math.max(...row);
    best[at] = row.indexOf(most);
    const sum = row.reduce((total, point) => total + Math.exp(point - most), 0);
    for (let tag = 0; tag < width; tag += 1)
      likely[at * width + tag] = Math.exp((row[tag] as number) - most) / sum;
  }
  return { likely, best };
}

/** How likely each of the names is, by the points of the words of a stretch. */
function sharesIn<T extends string>(
  names: readonly T[],
  points: Float32Array,
  at: readonly number[],
): Record<T, number> {
  const shares = Object.fromEntries(names.map((name) => [name, 0])) as Record<T, number>;
  for (const word of at) {
    const row = points.subarray(word * names.length, (word + 1) * names.length);
    const most = Math.max(...row);
    const each = [...row].map((point) => Math.exp(point - most));
    const sum = each.reduce((total, one) => total + one, 0);
    for (const [index, name] of names.entries()) shares[name] += (each[index] as number) / sum / at.length;
  }
  return shares;
}

/** Stretches that belong to the same offer or buyer share a number. */
function grouped(spans: RoleSpan[], tokens: readonly Token[], rows: Float32Array): RoleSpan[] {
  const placed = placeSpans(spans, tokens);
  const links = linksOf(placed, rows);
  const heads = new Map<PlacedSpan, PlacedSpan>();
  const headOf = (one: PlacedSpan): PlacedSpan => {
    const next = heads.get(one) ?? links.get(one);
    if (!next) return one;
    const head = headOf(next);
    heads.set(one, head);
    return head;
  };
  const members = new Map<PlacedSpan, number>();
  for (const one of placed) members.set(headOf(one), (members.get(headOf(one)) ?? 0) + 1);
  return spans.map((span, at) => {
    const head = headOf(placed[at] as PlacedSpan);
    return (members.get(head) ?? 0) > 1 ? { ...span, group: head.first } : span;
  });
}

/** How likely the words of one text have a role, from 0 to 1, and its likeliest stretches. */
export class Roles {
  readonly #words: readonly Placed[];
  readonly #numbers: readonly Placed[];
  readonly #likely: Float64Array;
  readonly #points: Points;
  readonly spans: readonly RoleSpan[];
  readonly tokens: readonly Token[];

  constructor(text: string, points: Points) {
    const { roles, links, titles } = points;
    this.#points = points;
    const tokens = tokensOf(text);
    const { likely, best } = sharesOf(roles, tokens.length);
    this.#likely = likely;
    this.tokens = tokens;
    this.#words = tokens.map(({ from, to, isNumber }, at) => ({ from, to, isNumber, at }));
    this.#numbers = this.#words.filter(({ isNumber }) => isNumber);
    this.spans = grouped(this.#spansOf(text, { best, titles }), tokens, links);
  }

  #spansOf(text: string, { best, titles }: { best: Uint8Array; titles: Float32Array }): RoleSpan[] {
    const spans: (Omit<RoleSpan, 'words'> & { count: number })[] = [];
    for (const { from, to, at } of this.#words) {
      const tag = best[at] as number;
      const role = roleOfTag[tag];
      if (!role) continue;
      const likely = this.#sum(at, tagsOfRole.get(role) ?? []);
      const last = spans.at(-1);
      const goesOn = at > 0 && roleOfTag[best[at - 1] as number] === role && !tags[tag]?.endsWith('+');
      if (last && goesOn) {
        last.to = to;
        last.likely = (last.likely * last.count + likely) / (last.count + 1);
        last.count += 1;
      } else spans.push({ from, to, role, likely, title: titles[at] as number, count: 1 });
    }
    return spans.map(({ from, to, role, likely, title }) => ({
      from,
      to,
      role,
      likely,
      title,
      words: text.slice(from, to),
    }));
  }

  /** How likely the first number in a stretch of the text has one of the roles; undefined where it has no number. */
  number(from: number, to: number, ...roles: NumberRole[]): number | undefined {
    const [found] = within(this.#numbers, from, to);
    return found && this.#sum(found.at, tagsFor(roles));
  }

  /** The numbers in a stretch of the text that have one of the roles at least so likely. */
  numbersOf(
    from: number,
    to: number,
    { roles, least }: { roles: readonly NumberRole[]; least: number },
  ): Stretch[] {
    const wanted = tagsFor(roles);
    return within(this.#numbers, from, to)
      .filter((one) => this.#sum(one.at, wanted) >= least)
      .map(({ from: start, to: end }) => ({ from: start, to: end }));
  }

  /** Runs of neighbouring words that may have one of the roles, where one of them at least so likely has it. */
  stretchesOf(
    from: number,
    to: number,
    { roles, least }: { roles: readonly WordRole[]; least: number },
  ): Stretch[] {
    const wanted = tagsFor(roles);
    const runs: (Stretch & { next: number; most: number })[] = [];
    for (const one of within(this.#words, from, to)) {
      const likely = this.#sum(one.at, wanted);
      const last = runs.at(-1);
      if (likely < least / 2) continue;
      if (last?.next === one.at)
        Object.assign(last, { to: one.to, next: one.at + 1, most: Math.max(last.most, likely) });
      else runs.push({ from: one.from, to: one.to, next: one.at + 1, most: likely });
    }
    return runs
      .filter(({ most }) => most >= least)
      .map(({ from: start, to: end }) => ({ from: start, to: end }));
  }

  /** What is true today of what a stretch of the text speaks of: how likely each state is. */
  statesOf(from: number, to: number): Record<State, number> {
    const found = within(this.#words, from, to).map(({ at }) => at);
    return sharesIn(states, this.#points.states, found);
  }

  /** Of how much time the first number in a stretch of the text is: how likely each period is. */
  periodsOf(from: number, to: number): Record<SaidPer, number> {
    const found = within(this.#numbers, from, to).map(({ at }) => at);
    return sharesIn(periods, this.#points.periods, found.slice(0, 1));
  }

  /** How likely a stretch of the text has one of the roles, on average over its words. */
  words(from: number, to: number, ...roles: WordRole[]): number {
    const found = within(this.#words, from, to);
    if (found.length === 0) return 0;
    const wanted = tagsFor(roles);
    return found.reduce((sum, one) => sum + this.#sum(one.at, wanted), 0) / found.length;
  }

  #sum(at: number, wanted: readonly number[]): number {
    return wanted.reduce((sum, tag) => sum + (this.#likely[at * width + tag] as number), 0);
  }
}
