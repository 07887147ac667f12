import { type DayPart, dayParts } from '../reading.ts';

/** Minutes after midnight. */
export interface TimeRange {
  from: number;
  to: number;
  /** Only one end was named: "after 3", "till noon". */
  open?: 'start' | 'end';
}

const inMinutes = (hour: number, minute: number): number => hour * 60 + minute;

/** "Noon", "school drop-off": moments that people name without a number. */
const spoken: readonly (readonly [RegExp, number])[] = [
  [/^(?:12 )?(?:noon|midday)$/i, 720],
  [/^lunch(?: ?time)?$/i, 750],
  [/^school$/i, 930],
  [/drop ?-? ?off$/i, 540],
  [/pick ?-? ?ups?$/i, 870],
  [/^(?:dark|dusk|sunset|sundown)$/i, 1140],
  [/^(?:dinner|tea)(?: ?time)?$/i, 1110],
  [/^the (?:kids|children|baby|little)/i, 1170],
];
const momentWords = String.raw`noon|midday|lunch(?: ?time)?|(?:the |their )?(?:school |kinder |kindy )?drop ?-? ?offs?|(?:the |their )?(?:school |kinder |kindy )?pick ?-? ?ups?|dark|dusk|sunset|sundown|dinner(?: ?time)?|tea(?: ?time)?|the (?:kids|children|baby|little ones?) (?:are|is) (?:down|asleep|in bed)`;
const clock = String.raw`(?:(\d{1,2})(?:[:.h](\d\d)|(\d\d)(?=\D|$)|h(?=\s))?\s*(am|pm|a\.m|p\.m|o[’']?clock|noon|giờ|gio|(?:in (?:the )?)?(?:morning|afternoon|evening|night|nite)\b)?|\b(${momentWords})\b)`;
const notTime = String.raw`(?![\d%k])(?!\s*(?:hours|hrs|years|weeks|months|dollars|bucks|kids|km|kg|min|clients|people|jobs|a week))`;
const between = String.raw`\s*(?:(?:and |, ?)?(?:back|home|done|finished) by|-|–|—|\bto\b|\btil+\b|\buntil\b|\band(?= (?:\d|school|noon|midday|the|pick|lunch|dark))|tới|toi|đến|\bden\b|\bse\b|\ba\b|'til)\s*(?:around |about )?`;
const range = new RegExp(String.raw`(?<![\d$.,])${clock}${between}${clock}${notTime}`, 'giu');
const after = new RegExp(
  String.raw`\b(?:after|from|past|starting(?: at)?|once|(?:knock|clock|get) off|(?:i|he|she) finish(?:es)?(?= at)|finish work)\s+(?:about |around |at )?(?:${clock}|school\b(?! (?:drop|pick|hours|terms?|holidays?|starts?|goes)))${notTime}`,
  'giu',
);
/** "Till I start at the pub at 2". */
const untilStart = String.raw`(?:(?:i|he|she|we|they|work|my shift|the (?:kids|boys|girls)) (?:\p{L}+ ){1,6}?(?:at|by) )?`;
const before = new RegExp(
  String.raw`\b(?:(?:not|never|nothing|no\s+\w+)\s+before|before|until|till|til|up to|(?:finish|finished|done|out) by|(?:i|we) (?:(?:must|have to|need to) (?:finish|stop)|stop|close|shut)(?: at| by)?)\s+${untilStart}(?:about |around )?${clock}${notTime}`,
  'giu',
);
const isSpoken = (text: string | undefined): text is string => text !== undefined && text !== '';
const spokenMinutes = (text: string): number => spoken.find(([words]) => words.test(text.trim()))?.[1] ?? 720;

/** "早上9点到下午2点半". */
const chinese =
  /(早上|上午|中午|下午|晚上)?\s*(\d{1,2})(?:点|:)(半|\d\d)?\s*(?:到|至|-|–)\s*(早上|上午|中午|下午|晚上)?\s*(\d{1,2})(?:点|:)(半|\d\d)?/gu;

/** "2 o'clock" does not say which half of the day. */
const halfOf = (word: string | undefined): string | undefined =>
  /morning$/i.test(word ?? '')
    ? 'am'
    : /(?:noon|evening|night|nite)$/i.test(word ?? '') && !/^noon/i.test(word ?? '')
      ? 'pm'
      : /^[ap]/i.test(word ?? '')
        ? word?.toLowerCase()
        : undefined;

function hourOf(hour: number, half: string | undefined, isEvening: boolean): number {
  if (half?.startsWith('p') && hour < 12) return hour + 12;
  if (half?.startsWith('a') && hour === 12) return 0;
  if (!half && isEvening && hour < 12) return hour + 12;
  return hour;
}

const chineseHour = (part: string | undefined, hour: number): number =>
  (part === '下午' || part === '晚上' || (!part && hour < 7)) && hour < 12 ? hour + 12 : hour;
const chineseMinutes = (minute: string | undefined): number => (minute === '半' ? 30 : Number(minute ?? 0));

function chineseRanges(text: string): TimeAt[] {
  return [...text.matchAll(chinese)].flatMap((found) => {
    const [words, part1, h1 = '', m1, part2, h2 = '', m2] = found;
    const from = inMinutes(chineseHour(part1, Number(h1)), chineseMinutes(m1));
    const to = inMinutes(chineseHour(part2 ?? part1, Number(h2)), chineseMinutes(m2));
    return to > from && to <= 1440 ? [{ from, to, at: found.index, end: found.index + words.length }] : [];
  });
}

/** A range with the place of its words in the text. */
export interface TimeAt extends TimeRange {
  at: number;
  end: number;
}

const timeWords =
  'on|in|at|and|or|but|so|most|every|each|any|all|for|while|when|with|if|is|are|i|we|it|then|except|bar|only|week|school|term|mornings?|afternoons?|arvos?|evenings?|nights?|(?:week)?nights?|weekdays?|weekends?|days?|shifts?|hours?|hrs|jobs?|suits?|works?|fits|does|always|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?|s)?';
/** "9 to 11 bond cleans a week" is how many. */
const ofThings = new RegExp(
  String.raw`^\s*(?!(?:${timeWords})\b)(?:\p{L}+\s+)?(?!(?:${timeWords})\b)\p{L}+s\s*(?:$|[.,;)]|(?:a|per|each|every|this|so|now|at|and|in|for|on)\b)`,
  'iu',
);

/** From one time to another: "9.30 to 2", "6 to 830", "3.30 am to 7.30 am", "7 til noon", "9h30 toi 2h30". */
function fullRanges(text: string, isEvening: boolean): TimeAt[] {
  const ranges: TimeAt[] = [];
  const isOfMorning = /\bmornings?\b/i.test(text) && !/\b(?:afternoons?|arvos?)\b/i.test(text);
  for (const found of text.matchAll(range)) {
    const [, h1 = '', m1a, m1b, word1, spoken1, h2 = '', m2a, m2b, word2, spoken2] = found;
    // "Between 10 and 2" is a range; "at 10 and 2" is not.
    if (
      /\band (?!back|home|done|finished)/i.test(found[0]) &&
      !/\bbetween\s+$/i.test(text.slice(0, found.index))
    )
      continue;
    const place = { at: found.index, end: found.index + found[0].length };
    const [half1, half2] = [halfOf(word1), halfOf(word2) ?? (word2 === 'noon' ? 'p' : undefined)];
    const one = isSpoken(spoken1) ? Math.floor(spokenMinutes(spoken1) / 60) : Number(h1);
    const two = isSpoken(spoken2) ? Math.floor(spokenMinutes(spoken2) / 60) : Number(h2);
    if (!word1 && !word2 && !m2a && !isSpoken(spoken2) && ofThings.test(text.slice(place.end))) continue;
    if (one > 24 || two > 24 || Number(m1a ?? m1b ?? 0) > 59 || Number(m2a ?? m2b ?? 0) > 59) continue;
    if (isSpoken(spoken1) || isSpoken(spoken2)) {
      const read = spokenRange([one, spoken1, half1, m1a ?? m1b], [two, spoken2, half2, m2a ?? m2b]);
      if (read) ranges.push({ ...read, ...place });
      continue;
    }
    // "Morning 7 to 10 and evening 4.30 to 6.30": each time has its own word.
    const isMorning = /\bmornings?\b[^\d]*$/i.test(text.slice(0, found.index));
    const isNight = isEvening && !isMorning && !half2?.startsWith('a') && !(two <= 4 && two > 0);
    const start = hourOf(
      one,
      half1 ?? (half2?.startsWith('p') && one < two && one !== 12 && two !== 12 ? 'pm' : undefined),
      isNight && one < 12 && (one >= 5 || (one > 1 && two > one + 1)),
    );
    let end = hourOf(two, half2, isNight);
    let from = inMinutes(start, Number(m1a ?? m1b ?? 0));
    let to = inMinutes(end, Number(m2a ?? m2b ?? 0));
    // "1-5", "2 to 6" and "4 to 9" are afternoons; "8 to 4" ends in one.
    if (!half1 && !half2 && start < 6 && start > 0 && !isEvening && !isOfMorning) {
      if (end <= (start < 5 ? 9 : 8) && to > from) {
        from += 720;
        to += 720;
      }
    }
    if (to <= from && end < 12 && !half2?.startsWith('a')) {
      end += 12;
      to += 720;
    }
    // "6 pm to 2 am" ends on the next day.
    if (to <= from && start >= 17) to = 1440;
    if (to > from && to <= 1440) ranges.push({ from, to, ...place });
  }
  return ranges;
}

type Said = readonly [
  hour: number,
  spoken: string | undefined,
  half: string | undefined,
  minute: string | undefined,
];

/** "7 till noon", "5.15 until dark", "school drop-off till 2.30": a named moment says which half of the day it is. */
function spokenRange(one: Said, two: Said): TimeRange | undefined {
  const to = isSpoken(two[1])
    ? spokenMinutes(two[1])
    : inMinutes(hourOf(two[0], two[2] ?? (two[0] < 8 ? 'pm' : undefined), false), Number(two[3] ?? 0));
  const early = isSpoken(one[1])
    ? spokenMinutes(one[1])
    : inMinutes(hourOf(one[0], one[2], false), Number(one[3] ?? 0));
  const from = !isSpoken(one[1]) && !one[2] && to > 1020 && early < 540 ? early + 720 : early;
  return to > from ? { from, to } : undefined;
}

const lateFrom = 15 * 60;

/** "After 3.30" goes to nine in the evening; "from 9.30" is a day of work. */
function rangesAfter(text: string): TimeAt[] {
  return [...text.matchAll(after)].flatMap((found): TimeAt[] => {
    const [, h = '', ma, mb, half, moment] = found;
    const named = /school$/i.test(found[0]) ? 'school' : moment;
    const hour = Number(h);
    // "After dark" is said of what people don't do.
    const isDark = isSpoken(named) && /^(?:dark|dusk|sun)/i.test(named);
    if (hour > 12 || (isDark && !/\b(?:not?|never|nothing)\s+$/i.test(text.slice(0, found.index)))) return [];
    // "Once a month", "from 2 shops".
    if (/^once\b/i.test(found[0]) && !isSpoken(named)) return [];
    const isFrom = /^(?:from|starting)/i.test(found[0]);
    const at = isSpoken(named)
      ? spokenMinutes(named)
      : inMinutes(
          hourOf(
            hour,
            halfOf(half) ?? (half !== 'noon' && hour < (isFrom ? 7 : 9) ? 'pm' : undefined),
            false,
          ),
          Number(ma ?? mb ?? 0),
        );
    const end = at < lateFrom ? 17 * 60 : 21 * 60;
    return [
      {
        from: at,
        to: Math.max(at + 60, end),
        open: 'end',
        at: found.index,
        end: found.index + found[0].length,
      },
    ];
  });
}

const atNight = /\b(?:night|nite|evening)s?\s+$/i;
const evening = 17 * 60;

/** "Till 2" starts at an hour at which people are up. */
function rangesBefore(text: string): TimeAt[] {
  return [...text.matchAll(before)].flatMap((found): TimeAt[] => {
    const [, h = '', ma, mb, half, named] = found;
    const hour = Number(h);
    if (!isSpoken(named) && (hour < 1 || hour > 12)) return [];
    // "Thursday night till 8" is of the evening.
    const isOfNight = atNight.test(text.slice(0, found.index));
    const isAm = /before/i.test(found[0]) && hour > 5;
    const to = isSpoken(named)
      ? spokenMinutes(named)
      : inMinutes(
          hourOf(hour, halfOf(half) ?? (hour < 7 && !isAm ? 'pm' : undefined), isOfNight),
          Number(ma ?? mb ?? 0),
        );
    if (isOfNight && to > evening)
      return [{ from: evening, to, at: found.index, end: found.index + found[0].length }];
    if (to <= 6 * 60) return [];
    // "Never before noon" frees the rest of the day.
    if (/^(?:not|never|no)\S* (?:\w+ )?before/i.test(found[0]))
      return [
        {
          from: to,
          to: Math.max(17 * 60, to + 60),
          open: 'end',
          at: found.index,
          end: found.index + found[0].length,
        },
      ];
    return [
      {
        from: to >= 12 * 60 ? 9 * 60 : 6 * 60,
        to,
        open: 'start',
        at: found.index,
        end: found.index + found[0].length,
      },
    ];
  });
}

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
};
const hourWord = String.raw`(?:${Object.keys(numbers).join('|')})(?: thirty)?`;
/** "Ten till four", "from six till eleven": hours in words, where a time can be and no number of things. */
const hourWords = new RegExp(
  String.raw`\b${hourWord}(?=\s+(?:to|till|til|until|-)\s+${hourWord}\s*(?:$|[.,;:)!?]|(?:on|in|at|and|so|but|most|every|each|weekdays?|weekends?|mon|tue|wed|thu|fri|sat|sun|[ap]m)))|\b${hourWord}(?=\s+(?:to|till|til|until|-)\s+\d{1,2}[.:]\d\d\b)|(?<=\b${hourWord}\s+(?:to|till|til|until|-)\s+)${hourWord}(?=\s*(?:$|[.,;:)!?]|(?:on|in|at|and|so|but|most|every|each|weekdays?|weekends?|mon|tue|wed|thu|fri|sat|sun|[ap]m)))`,
  'giu',
);
const figure = (word: string): number => Number(numbers[word.toLowerCase()] ?? word);
/** "Half past 12", "half 2", "quarter to three". */
const spokenClock = new RegExp(
  String.raw`\b(?:(half|quarter|qtr)(?: past)?|(quarter|qtr) to) (\d{1,2}|${Object.keys(numbers).join('|')})\b(?! (?:hours?|hrs|days?|price|dozen|off))`,
  'giu',
);
const inHours = (words: string, past: string | undefined, to: string | undefined, hour: string): string => {
  const at = figure(hour);
  const isHour = at > 0 && at < 13 && !(past && !/past/i.test(words) && !/half/i.test(past));
  const minutes = to ? '.45' : /half/i.test(past ?? '') ? '.30' : '.15';
  return isHour ? `${to ? at - 1 || 12 : at}${minutes}`.padEnd(words.length) : words;
};
/** In figures, with as many letters as before. */
const inFigures = (text: string): string =>
  text.replaceAll(spokenClock, inHours).replaceAll(hourWords, (words) => {
    const [hour = '', half] = words.toLowerCase().split(' ');
    return `${numbers[hour] ?? words}${half ? '.30' : ''}`.padEnd(words.length);
  });

/** The times of a clause with their places: from one to another, else from one on and up to one. */
export function timesAt(said: string): TimeAt[] {
  const text = inFigures(said);
  const isEvening =
    /\b(?:nights?|nites?|weeknights?|evenings?|(?:arvo|afternoon|late|swing) shifts?)\b/i.test(text);
  const ranges = [...fullRanges(text, isEvening), ...chineseRanges(text)];
  const isApart = ({ at, end }: TimeAt) => ranges.every((one) => one.end <= at || one.at >= end);
  // "After school, 4 to 7" is said once.
  const later = rangesAfter(text)
    .filter(isApart)
    .filter(({ at, end }) => ranges.length === 0 || !/school$/i.test(text.slice(at, end)));
  const earlier = rangesBefore(text).filter(isApart);
  const [open] = later;
  const [close] = earlier;
  // "Before 8 and after 6" is two ends of a day, and "from 9, done by 3" is one stretch.
  if (ranges.length === 0 && open && close && close.to > open.from && Math.abs(close.at - open.end) < 25)
    return [
      { from: open.from, to: close.to, at: Math.min(open.at, close.at), end: Math.max(open.end, close.end) },
    ];
  return [...ranges, ...earlier, ...later];
}

export const rangesIn = (text: string): TimeRange[] =>
  timesAt(text).map(({ from, to, open }) => ({ from, to, ...(open && { open }) }));

/** A busy time with one end named goes to the end of the day: "nothing after lunch". */
export const wholeOf = ({ from, to, open }: TimeRange): TimeRange => ({
  from: open === 'start' ? 0 : from,
  to: open === 'end' ? 1440 : to,
});

/** One moment, "parole is Thursday 10 am", takes its part of the day. */
export function partOfMoment(text: string): DayPart | undefined {
  const [moment, ...more] = text.matchAll(
    /(?<![\d$.,])(\d{1,2})(?:[:.]\d\d)?\s*(am|pm)\b|\bat ([2-6])(?:[:.]\d\d)?(?![\d%.])(?! ?(?:hours|hrs|\p{L}+s\b))/giu,
  );
  if (!moment || more.length > 0) return undefined;
  // "I coach on Tuesdays at 4.30" is in the afternoon.
  const [, hour = '', half = 'pm', late] = moment;
  const at = hourOf(Number(late ?? hour), half.toLowerCase(), false);
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
