import type { Line } from './line.ts';
import type { Period } from './per-month.ts';

/** A period, or what one hour or one thing brings. */
export type Per = Period | 'hour' | 'item';

export interface FoundPeriod {
  per: Per;
  next: number;
  /** "twice a month" */
  times: number;
  /** "every day" is seven a week, "a day" is a day one works. */
  everyDay?: boolean;
  spelling?: string;
  /** What one figure buys, for "$40 a lesson". */
  item?: string;
}

const list = (per: Per, words: string): [string, Per][] => words.split(' ').map((word) => [word, per]);

const nouns = new Map<string, Per>([
  ...list('hour', 'h hr hrs hour hours'),
  ...list('day', 'd day days'),
  ...list('week', 'w wk wks week weeks weekend weekends'),
  ...list('fortnight', 'f fn fortnight fortnights'),
  ...list('month', 'm mo mth mths month months'),
  ...list('quarter', 'q qtr quarter quarters'),
  ...list('year', 'y yr yrs year years annum'),
]);

const adverbs = new Map<string, Per>([
  ...list('hour', 'ph hourly'),
  ...list('day', 'daily'),
  ...list('week', 'pw weekly'),
  ...list('fortnight', 'pf fortnightly'),
  ...list('month', 'pm pcm monthly mrr'),
  ...list('quarter', 'pq quarterly'),
  ...list('year', 'pa yearly annually annual'),
]);

const longWords = (words: Map<string, Per>) =>
  [...words].filter(([word]) => word.length >= 4 && !word.endsWith('s'));

/** At most one letter more, less, other, or two neighbours swapped. */
export function isNear(word: string, other: string): boolean {
  if (word === other) return true;
  if (Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (word[same] === other[same]) same += 1;
  const [a, b] = [word.slice(same), other.slice(same)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

const nearest = (words: Map<string, Per>, word: string): Per | undefined =>
  word.length < 4
    ? undefined
    : longWords(words).find(
        ([right]) => isNear(word, right) || isNear(word.replace('ite', 'ight'), right),
      )?.[1];

/** Words that a slip of the finger could make of a unit, but that are words in their own right here. */
const ownWords = new Set(
  'fear gear bear tear near dear pear wear seek geek nearly early dearly dairy'.split(' '),
);

const everySpan: Record<string, Per> = {
  '2week': 'fortnight',
  '2weeks': 'fortnight',
  '3months': 'quarter',
  '6months': 'half-year',
  '12months': 'year',
};

function unitAfter(line: Line, at: number, opening: string): FoundPeriod | undefined {
  const word = line.word(at);
  const found = { next: at + 1, times: 1 };
  const per = nouns.get(word);
  if (per) {
    const everyDay = per === 'day' && opening === 'every';
    return { ...found, per, ...(everyDay && { everyDay }) };
  }
  if (opening === 'every' || opening === 'each') {
    const count = line.number(at)?.value ?? (line.is(at, 'second', 'other') ? 2 : 0);
    const span = everySpan[`${count}${line.word(at + 1)}`];
    if (span) return { ...found, per: span, next: at + 2 };
    if (line.is(at, 'single')) return unitAfter(line, at + 1, opening);
  }
  const near = ownWords.has(word) ? undefined : nearest(nouns, word);
  if (near && near !== 'hour') return { ...found, per: near, spelling: word };
  return undefined;
}

/** A period beginning at this very place: "a week", "/wk", "pw", "p.a.", "fortnightly", "every two weeks". */
export function readPeriod(line: Line, at: number): FoundPeriod | undefined {
  const word = line.word(at);
  if (word === 'twice' || word === 'once') {
    const inner = readPeriod(line, at + 1);
    return inner && { ...inner, times: word === 'twice' ? 2 : 1 };
  }
  if (word === 'p' && line.is(at + 1, '.', '/')) {
    const per = line.is(at + 2, 'a') ? 'year' : nouns.get(line.word(at + 2));
    return per && { per, next: at + (line.is(at + 3, '.') ? 4 : 3), times: 1 };
  }
  if (['/', 'a', 'an', 'per', 'each', 'every', 'p'].includes(word)) {
    const skip = word === '/' && line.is(at + 1, 'per', 'a') ? 2 : 1;
    return unitAfter(line, at + skip, word);
  }
  if (word === 'in' && line.is(at + 1, 'a', 'one') && line.is(at + 2, 'day', 'week', 'fortnight', 'month'))
    return unitAfter(line, at + 2, 'a');
  const per = adverbs.get(word);
  if (per) return { per, next: at + 1, times: 1 };
  const near = ownWords.has(word) ? undefined : nearest(adverbs, word);
  return near && { per: near, next: at + 1, times: 1, spelling: word };
}

/** "$20 a candle", "$500 per job", "$25 each": what one of something costs. */
export function readItem(line: Line, at: number): FoundPeriod | undefined {
  if (line.is(at, 'for') && line.is(at + 1, 'every', 'each')) return readItem(line, at + 1);
  if (!line.is(at, 'per', 'a', 'an', 'each', 'every', '/')) return undefined;
  if (line.is(at + 1, 'half', 'full', 'square') && line.is(at + 2, 'hour', 'day', 'metre', 'meter', 'week'))
    return { per: 'item', next: at + 3, times: 1, item: `${line.word(at + 1)} ${line.word(at + 2)}` };
  const item = line.isFree(at + 1) && /^\p{L}{3,}$/u.test(line.word(at + 1)) ? line.word(at + 1) : undefined;
  if (line.is(at, 'each') && !line.is(at - 1, 'for')) return { per: 'item', next: at + 1, times: 1 };
  return item ? { per: 'item', next: at + 2, times: 1, item } : undefined;
}
