import { type Hit, longestOf } from '../match/phrases.ts';
import { type Day, days } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';

export const dayOrder = new Map(days.map((day, index) => [day, index]));

/** "I built it one weekend", "last Saturday": one day of the past or the future, and not a day of every week. */
const isOneDay = ({ text }: ReadSentence, hit: Hit): boolean =>
  // "I sat an exam" is not a Saturday.
  (/^sat$/i.test(text.slice(hit.from, hit.to)) &&
    /^\s+(?:an?|the|on|down|my|for|in)\b/i.test(text.slice(hit.to))) ||
  /\b(?:one|last|this|next|this coming|the other)\s+$/i.test(
    text.slice(Math.max(0, hit.from - 16), hit.from),
  );

export interface FoundDays {
  days: Day[];
  from: number;
  to: number;
  /** The end of the first day that is named. */
  firstTo: number;
  /** Only one week of the month. */
  isNth?: boolean;
}

const until = /^\s*(?:-|–|to|til|till|through|until|thru|a|al|toi|tới|den|đến|se|到|至|إلى|الى|حتى)\s*$/iu;
/** "星期一、三、四": the days after the first have one sign each. */
const chineseList = /^(?:[、，和及]\s*(?:星期|周|礼拜)?[一二三四五六日天](?!\p{Script=Han}))+/u;
const chineseDays: Readonly<Record<string, Day>> = {
  一: 'mon',
  二: 'tue',
  三: 'wed',
  四: 'thu',
  五: 'fri',
  六: 'sat',
  日: 'sun',
  天: 'sun',
};

/** "The 3rd weekend of any month": it says nothing of the others. */
const isNth = ({ text }: ReadSentence, hit: Hit): boolean =>
  /\b(?<!every )(?:first|second|third|fourth|\d(?:st|nd|rd|th))\s+$/i.test(
    text.slice(Math.max(0, hit.from - 22), hit.from),
  );

/** "Thu 3" is Tuesday in Vietnamese and Thursday the third in English. */
const isOtherTongue = (hit: Hit, isVietnamese: boolean): boolean =>
  !isVietnamese && /^th[uứ] \d$/.test(hit.phrase);

/** Days of a stretch of text, "Mon to Thu" filled in. */
export function daysIn(
  sentence: ReadSentence,
  { from, to, isVietnamese }: { from: number; to: number; isVietnamese: boolean },
): FoundDays | undefined {
  const isHere = (hit: Hit) =>
    hit.from >= from && hit.to <= to && !isOneDay(sentence, hit) && !isOtherTongue(hit, isVietnamese);
  const named = longestOf(hitsOf(sentence, 'day').filter(isHere));
  const groups = longestOf(hitsOf(sentence, 'day-group').filter(isHere));
  const found = new Set<Day>();
  // "Every morning from Monday to Friday" is no other day.
  const isRange = (hit: Hit) => /\b(?:from|on|of)\s+$/i.test(sentence.text.slice(from, hit.from));
  const isWithin = named.some((hit) => isRange(hit) && groups.every((group) => group.to < hit.from));
  for (const { id } of isWithin
    ? groups.filter((group) => group.id === 'weekdays' || group.id === 'weekends')
    : groups)
    for (const day of id === 'weekdays' ? days.slice(0, 5) : id === 'weekends' ? days.slice(5) : days)
      found.add(day);
  let end = 0;
  named.forEach((hit, index) => {
    const day = hit.id as Day;
    found.add(day);
    const more = chineseList.exec(sentence.text.slice(hit.to, to))?.[0] ?? '';
    for (const sign of more) if (chineseDays[sign]) found.add(chineseDays[sign]);
    end = Math.max(end, hit.to + more.length);
    const next: Hit | undefined = named[index + 1];
    const between = next && sentence.text.slice(hit.to, next.from);
    if (next && between && until.test(between)) {
      const last = dayOrder.get(next.id as Day) ?? 0;
      for (let at = dayOrder.get(day) ?? 0; at !== last; at = (at + 1) % 7) found.add(days[at] ?? day);
    }
  });
  const all = [...named, ...groups];
  if (found.size === 0) return undefined;
  return {
    days: days.filter((day) => found.has(day)),
    from: Math.min(...all.map((hit) => hit.from)),
    to: Math.max(end, ...all.map((hit) => hit.to)),
    firstTo: all.toSorted((one, other) => one.from - other.from)[0]?.to ?? 0,
    ...(all.every((hit) => isNth(sentence, hit)) && { isNth: true }),
  };
}
