import { type DayPart, dayParts } from '../reading.ts';

/** Minutes after midnight. */
export interface TimeRange {
  from: number;
  to: number;
}

const inMinutes = (hour: number, minute: number): number => hour * 60 + minute;

const clock = String.raw`(\d{1,2})(?:[:.h](\d\d)|(\d\d)(?=\D|$)|h(?=\s))?\s*(am|pm|a\.m|p\.m|oclock|o'clock|giờ|gio)?`;
const notTime = String.raw`(?![\d%k])(?!\s*(?:hours|hrs|years|weeks|months|dollars|bucks|kids|km|kg|min))`;
const between = String.raw`\s*(?:-|–|—|to|til|till|until|tới|toi|đến|den|se|a)\s*(?:around |about )?`;
const range = new RegExp(String.raw`(?<![\d$.,])${clock}${between}${clock}${notTime}`, 'giu');
const after = new RegExp(String.raw`\b(?:after|from|any weeknight from|past)\s+${clock}${notTime}`, 'giu');
const before = new RegExp(
  String.raw`\b(?:before|until|till|til|nothing after|(?:finish|finished|done|out) by)\s+${clock}${notTime}`,
  'giu',
);
/** "早上9点到下午2点半". */
const chinese =
  /(早上|上午|中午|下午|晚上)?\s*(\d{1,2})(?:点|:)(半|\d\d)?\s*(?:到|至|-|–)\s*(早上|上午|中午|下午|晚上)?\s*(\d{1,2})(?:点|:)(半|\d\d)?/gu;

/** "2 o'clock" does not say which half of the day. */
const halfOf = (word: string | undefined): string | undefined =>
  /^[ap]/i.test(word ?? '') ? word?.toLowerCase() : undefined;

function hourOf(hour: number, half: string | undefined, isEvening: boolean): number {
  if (half?.startsWith('p') && hour < 12) return hour + 12;
  if (half?.startsWith('a') && hour === 12) return 0;
  if (!half && isEvening && hour < 12) return hour + 12;
  return hour;
}

const chineseHour = (part: string | undefined, hour: number): number =>
  (part === '下午' || part === '晚上') && hour < 12 ? hour + 12 : hour;
const chineseMinutes = (minute: string | undefined): number => (minute === '半' ? 30 : Number(minute ?? 0));

function chineseRanges(text: string): TimeRange[] {
  return [...text.matchAll(chinese)].flatMap(([, part1, h1 = '', m1, part2, h2 = '', m2]) => {
    const from = inMinutes(chineseHour(part1, Number(h1)), chineseMinutes(m1));
    const to = inMinutes(chineseHour(part2 ?? part1, Number(h2)), chineseMinutes(m2));
    return to > from && to <= 1440 ? [{ from, to }] : [];
  });
}

/** From one time to another: "9.30 to 2", "6 to 830", "3.30 am to 7.30 am", "7 til 330", "9h30 toi 2h30". */
function fullRanges(text: string, isEvening: boolean): TimeRange[] {
  const ranges: TimeRange[] = [];
  for (const found of text.matchAll(range)) {
    const [, h1 = '', m1a, m1b, word1, h2 = '', m2a, m2b, word2] = found;
    const [half1, half2] = [halfOf(word1), halfOf(word2)];
    const one = Number(h1);
    const two = Number(h2);
    if (one > 24 || two > 24 || Number(m1a ?? m1b ?? 0) > 59 || Number(m2a ?? m2b ?? 0) > 59) continue;
    const start = hourOf(
      one,
      half1 ?? (half2?.startsWith('p') && one < two && one !== 12 && two !== 12 ? 'pm' : undefined),
      isEvening && one < 12 && one >= 5,
    );
    let end = hourOf(two, half2, isEvening);
    let from = inMinutes(start, Number(m1a ?? m1b ?? 0));
    let to = inMinutes(end, Number(m2a ?? m2b ?? 0));
    // "1-5" and "2 to 6" are afternoons; "8 to 4" ends in one.
    if (!half1 && !half2 && start < 6 && start > 0 && !isEvening) {
      if (end <= 8) {
        from += 720;
        to += 720;
      }
    } else if (to <= from && end < 12) {
      end += 12;
      to += 720;
    }
    if (to > from && to <= 1440) ranges.push({ from, to });
  }
  return ranges;
}

/** "After 3.30" goes to nine in the evening. */
function rangesAfter(text: string): TimeRange[] {
  return [...text.matchAll(after)].flatMap(([, h = '', ma, mb, half]) => {
    const hour = Number(h);
    if (hour > 12) return [];
    const at = inMinutes(
      hourOf(hour, halfOf(half) ?? (hour < 9 ? 'pm' : undefined), false),
      Number(ma ?? mb ?? 0),
    );
    return [{ from: at, to: Math.max(at + 60, 21 * 60) }];
  });
}

/** "Till 2" starts at an hour at which people are up. */
function rangesBefore(text: string): TimeRange[] {
  return [...text.matchAll(before)].flatMap(([, h = '', ma, mb, half]) => {
    const hour = Number(h);
    if (hour < 1 || hour > 12) return [];
    const to = inMinutes(
      hourOf(hour, halfOf(half) ?? (hour < 7 ? 'pm' : undefined), false),
      Number(ma ?? mb ?? 0),
    );
    return to > 6 * 60 ? [{ from: to >= 12 * 60 ? 9 * 60 : 6 * 60, to }] : [];
  });
}

/** The times of a clause: from one to another, else from one on, else up to one. */
export function rangesIn(text: string): TimeRange[] {
  const isEvening = /\b(night|nights|evening|evenings)\b/i.test(text);
  const ranges = [...fullRanges(text, isEvening), ...chineseRanges(text)];
  if (ranges.length > 0) return ranges;
  const later = rangesAfter(text);
  return later.length > 0 ? later : rangesBefore(text);
}

/** One moment, "parole is Thursday 10 am", takes its part of the day. */
export function partOfMoment(text: string): DayPart | undefined {
  const [moment, ...more] = text.matchAll(/(?<![\d$.,])(\d{1,2})(?:[:.]\d\d)?\s*(am|pm)\b/gi);
  if (!moment || more.length > 0) return undefined;
  const [, hour = '', half = ''] = moment;
  const at = hourOf(Number(hour), half.toLowerCase(), false);
  return at < 12 ? 'morning' : at < 17 ? 'afternoon' : 'evening';
}

export const partBounds: Readonly<Record<DayPart, TimeRange>> = {
  morning: { from: 0, to: 720 },
  afternoon: { from: 720, to: 1020 },
  evening: { from: 1020, to: 1440 },
};

/** A part counts when at least half an hour of the range is in it. */
export function partsIn({ from, to }: TimeRange): DayPart[] {
  return dayParts.filter(
    (part) => Math.min(to, partBounds[part].to) - Math.max(from, partBounds[part].from) >= 30,
  );
}
