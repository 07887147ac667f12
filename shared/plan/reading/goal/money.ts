import { type Currency, markAfter, markBefore } from './currency.ts';
import type { Line } from './line.ts';
import { type FoundPeriod, readItem, readPeriod } from './period.ts';
import type { Token } from './token.ts';

/** A sum of money as it is written in the text; its period is looked for afterwards. */
export interface Amount {
  /** In cents; not yet whole when a fraction of a cent was written. */
  low: number;
  high: number;
  currency: Currency;
  at: number;
  next: number;
  /** 3 with a currency, 2 with a "k" or a period, 1 only by its place. */
  strength: number;
  written: Token['written'];
  period?: (FoundPeriod & { isNear: boolean }) | undefined;
}

/** "20 candles a week": so many of something, and how often. */
export interface Count {
  value: number;
  noun: string;
  period?: FoundPeriod | undefined;
  at: number;
  next: number;
}

/** What may stand behind a bare number that is money. */
const follows = new Set(
  (
    'extra more plus side passive profit income revenue turnover net gross clear after before pre post by in into from so and to or each every per online on with for through ' +
    'within while as then max maximum min minimum total all altogether saved debt loan deposit take home tax asap please but if would is when without via a an weekly monthly yearly ' +
    'annually p until till over at i we this next up stretch dream rent'
  ).split(' '),
);

/** What thousands may be of without being money. */
const countables =
  /^(followers?|subscribers?|subs|views?|visitors?|readers?|members?|customers?|clients?|users?|people|steps|words|kms?|units?|orders|downloads|emails?|items?|products?|posts?|candles|prints|likes|streams|plays|listeners|students|fans|kg)$/;

/** Numbers of this size are counts unless something says that they are money. */
const leastBareDollars = 20;

const isEnd = (line: Line, at: number): boolean =>
  line.word(at) === '' || /^[.,;:!?)&"<\-|…]$/.test(line.word(at)) || !line.isFree(at);

function isMoney(line: Line, token: Token, { at, next }: { at: number; next: number }): boolean {
  if (token.written === 'money' || token.written === 'figures') return true;
  const behind = line.word(next);
  if (token.scale >= 1000) return !countables.test(behind);
  if (readPeriod(line, next)) return token.value >= 5;
  if (/^0\d/.test(token.text) || token.value < leastBareDollars) return false;
  if (
    /^(number|no|unit|room|postcode|street|highway|top|route|level|step|phone|call|#)$/.test(
      line.word(at - 1),
    )
  )
    return false;
  return (
    isEnd(line, next) ||
    (follows.has(behind) && !line.is(next, 'a', 'an')) ||
    (/^(earn|make|get|another|extra|about|around|roughly)$/.test(line.word(at - 1)) && follows.has(behind))
  );
}

interface Figure {
  token: Token;
  currency: Currency | undefined;
  isCents: boolean;
  from: number;
  next: number;
}

function figureAt(line: Line, at: number): Figure | undefined {
  const token = line.number(at);
  if (!token || !line.isFree(at)) return undefined;
  const before = markBefore(line, at);
  const after = markAfter(line, at + 1 + (line.is(at + 1, '+') ? 1 : 0));
  const plus = line.is(at + 1, '+') ? 1 : 0;
  const foreign = [before, after].find((mark) => mark && mark.currency !== 'AUD');
  const currency = foreign?.currency ?? (before ?? after)?.currency;
  let next = at + 1 + plus + (after?.length ?? 0);
  if (line.is(next, '.') && line.is(next + 1, '-')) next += 2;
  return { token, currency, isCents: after?.isCents === true, from: at - (before?.length ?? 0), next };
}

/** The second figure of a range, whose "k" the first shares: "2-3k". */
function secondOf(line: Line, first: Figure): { at: number; figure: Figure } | undefined {
  let at = first.next;
  const isBetween = /between /.test(line.words(first.from - 3, first.from));
  if (!line.is(at, '-', 'to', 'or', '~', '/') && !(isBetween && line.is(at, 'and', '&'))) return undefined;
  at += 1;
  while (line.is(at, '$', '£', '€', 'a', 'au', 'us', 'nz', 'aud') && at < first.next + 4) at += 1;
  const figure = figureAt(line, at);
  return figure && figure.token.value > 0 ? { at, figure } : undefined;
}

const centsOf = ({ token, isCents }: Figure, scale = 1): number => token.value * scale * (isCents ? 1 : 100);

function amountAt(line: Line, at: number): Amount | undefined {
  const first = figureAt(line, at);
  if (!first) return undefined;
  const pair = secondOf(line, first);
  const second =
    pair &&
    (pair.figure.currency ||
      first.currency ||
      isMoney(line, pair.figure.token, { at: pair.at, next: pair.figure.next }))
      ? pair.figure
      : undefined;
  const last = second ?? first;
  const currency = first.currency ?? second?.currency;
  if (!currency && !isMoney(line, last.token, { at, next: last.next })) return undefined;
  const shares =
    second && first.token.scale === 1 && first.token.value * second.token.scale <= second.token.value;
  const one =
    centsOf(first, shares ? second.token.scale : 1) * (second?.isCents && !first.currency ? 0.01 : 1);
  const two = second ? centsOf(second) : one;
  const isScaled = last.token.scale >= 1000 || last.token.scale === 100;
  const strength = currency ? 3 : isScaled || readPeriod(line, last.next) ? 2 : 1;
  const written = [first, last]
    .map(({ token }) => token.written)
    .find((how) => how && how !== 'words' && how !== 'money');
  return {
    low: Math.min(one, two),
    high: Math.max(one, two),
    currency: currency ?? 'AUD',
    at: first.from,
    next: last.next,
    strength,
    written,
  };
}

const stops = new Set([',', ';', '.', '!', '?', 'while', 'because', 'by', 'then']);

/** The period that belongs to an amount: right behind it, or near, without another figure between. */
function periodOf(
  line: Line,
  amount: Amount,
): { found: FoundPeriod; at: number; isNear: boolean } | undefined {
  const direct = readPeriod(line, amount.next) ?? undefined;
  if (direct) return { found: direct, at: amount.next, isNear: true };
  const isThousands = line.is(amount.next, 'month', 'months') && amount.strength >= 2;
  if (isThousands)
    return { found: { per: 'month', next: amount.next + 1, times: 1 }, at: amount.next, isNear: true };
  const item = readItem(line, amount.next);
  const itemEnd = item?.next ?? amount.next;
  const behindItem = item && readPeriod(line, itemEnd);
  if (item && !behindItem) return { found: item, at: amount.next, isNear: true };
  for (let at = itemEnd; at < amount.next + 9; at += 1) {
    if (line.claimOf(at) === 'deadline' || line.claimOf(at) === 'hours') continue;
    const found = line.isFree(at) ? readPeriod(line, at) : undefined;
    if (found && !found.spelling) return { found, at, isNear: at - amount.next < 2 };
    if (found?.spelling && at - amount.next < 2) return { found, at, isNear: true };
    if (!line.isFree(at) || line.number(at) || stops.has(line.word(at))) break;
  }
  for (let at = amount.at - 1; at >= Math.max(0, amount.at - 10); at -= 1) {
    const claim = line.claimOf(at);
    if (claim === 'deadline' || claim === 'hours') continue;
    if (claim || line.number(at) || /^[.;!?]$/.test(line.word(at))) break;
    const found = readPeriod(line, at);
    if (found && found.next <= amount.at && line.isFree(found.next - 1)) return { found, at, isNear: false };
  }
  return undefined;
}

function countAt(line: Line, at: number): Count | undefined {
  const token = line.number(at);
  const noun = line.word(at + 1);
  if (!token || !line.isFree(at) || !/^\p{L}{3,}$/u.test(noun) || follows.has(noun)) return undefined;
  const period = readPeriod(line, at + 2);
  return { value: token.value, noun, at, next: period?.next ?? at + 2, ...(period && { period }) };
}

export interface MoneyRead {
  amounts: Amount[];
  counts: Count[];
}

/** Every amount with its period, and every count; each claimed as what it is. */
export function readMoney(line: Line): MoneyRead {
  const read: MoneyRead = { amounts: [], counts: [] };
  for (let at = 0; at < line.tokens.length; at += 1) {
    if (!line.number(at) || !line.isFree(at)) continue;
    const amount = amountAt(line, at);
    const count = amount ? undefined : countAt(line, at);
    if (amount) read.amounts.push(amount);
    if (count) read.counts.push(count);
    const found = amount ?? count;
    if (found) line.claim(found.at, found.next, amount ? 'amount' : 'count');
  }
  for (const amount of read.amounts) {
    const period = periodOf(line, amount);
    if (!period) continue;
    amount.period = { ...period.found, isNear: period.isNear };
    line.claim(period.at, period.found.next, 'period');
  }
  return read;
}
