import { countIn, countWords } from '../count-words.ts';
import type { Volume } from '../reading.ts';
import type { RoleSpan } from '../roles/weights.ts';
import type { ReadSentence } from '../text.ts';
import { oftenIn } from './read-volume.ts';

/** How many a buyer is, and what they have, where the words next to the name say it. */

const number = String.raw`(?<!\b(?:grade|year|yr|form|level|unit|class|stage)s? )(?<![\p{L}\p{N}$£€.,-])(\d{1,3}|${countWords})`;
const before = new RegExp(String.raw`${number}\s+(?:other\s+|more\s+)?$`, 'iu');
const behind = new RegExp(String.raw`^[\s,(]*${number}\s+of (?:them|em)\b`, 'iu');
const saidYes = new RegExp(String.raw`^\s+${number}\s+(?:have\s+)?(?:said|says?) (?:yes|yeah|ok)\b`, 'iu');
/** "Years 1 to 4" and "2 streets" count no people. */
const isPlural = /(?:s|people|men|women|children|mob)(?:\s(?:in|at|on|of|from|near)\s.*)?$/i;

/** 23 of "23 families", 4 of "nan's mates, 4 of them want it" */
export function countBeside(text: string, { from, to }: { from: number; to: number }): number | undefined {
  const name = text.slice(from, to);
  const found = isPlural.test(name.trim())
    ? (before.exec(text.slice(0, from)) ?? saidYes.exec(text.slice(to)) ?? behind.exec(text.slice(to)))
    : null;
  const count = countIn(found?.[1]);
  return count !== undefined && count > 1 ? count : undefined;
}

const nearby = 40;
/** "Nine said yes, every 4 weeks": each takes one. */
export function oneEach(count: number | undefined, text: string): Volume | undefined {
  const said = count === undefined ? undefined : oftenIn(text.replace(/[.;].*$/s, '').slice(0, nearby));
  if (count === undefined || !said) return undefined;
  // Every four weeks is once a month, counted a little low.
  const { per, times } =
    said.times === 0.25 && said.per === 'week' ? ({ per: 'month', times: 1 } as const) : said;
  return Number.isInteger(count * times) ? { count: count * times, per } : undefined;
}

const sizeWords = /^\d{1,3}(?:,?\d{3})*\s(?:\p{Ll}{2,}s|(?!said)\p{Ll}+\s\p{Ll}{2,}s)(?![\p{L}’'])/u;
const noSize =
  /\b(?:yes|years?|weeks?|months?|days|hours?|hrs|minutes|mins|kms?|metres|hectares|acres|grams?|kilos|litres|streets|doors|times|dollars|bucks|per)\b/i;
const leastSize = 0.5;

/** "210 rentals" of the agent who has them, "60 members" of the club. */
export function sizeOf(
  sentence: ReadSentence,
  { span, from, to }: { span: RoleSpan; from: number; to: number },
): string | undefined {
  const { text, roles } = sentence;
  const linked = (roles?.groupOf(span) ?? [])
    .filter(({ role }) => role === 'size')
    .map((one) => one.from - sentence.from);
  const near = (roles?.numbersOf(leastSize, 'size', 'volume') ?? [])
    .map((one) => one.from)
    .filter((at) => at >= from && at < to && at - from < nearby);
  const sizes = [...linked, ...near].flatMap((at) => {
    const words = sizeWords.exec(text.slice(Math.max(0, at)))?.[0] ?? '';
    return words === '' || noSize.test(words) ? [] : [words];
  });
  return sizes[0];
}
