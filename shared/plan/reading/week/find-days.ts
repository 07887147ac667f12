import { type Hit, longestOf } from '../match/phrases.ts';
import { type Day, days, type Turn } from '../reading.ts';
import { hitsOf, type ReadSentence } from '../text.ts';
import { turnOfDay } from './turns.ts';

export const dayOrder = new Map(days.map((day, index) => [day, index]));

/** "Quote due Thursday 17 December", "by Mon 3 May": the date is of one thing. */
const dated =
  /^\w*,?\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** "I built it one weekend", "last Saturday": one day of the past or the future, and not a day of every week. */
const isOneDay = ({ text }: ReadSentence, hit: Hit): boolean =>
  (dated.test(text.slice(hit.to)) && !turnAt(text, hit)) ||
  // "I sat an exam" is not a Saturday.
  (/^sat$/i.test(text.slice(hit.from, hit.to)) &&
    /^\s+(?:an?|the|on|down|my|for|in)\b/i.test(text.slice(hit.to))) ||
  // "No more Sunday papers".
  (/day$/i.test(text.slice(hit.from, hit.to)) && /\bno more $/i.test(text.slice(0, hit.from))) ||
  // "We'd", "the sun is late".
  /^we['’]d$/i.test(text.slice(hit.from, hit.to)) ||
  (/^sun$/.test(text.slice(hit.from, hit.to)) &&
    (/\b(?:the|because|when|before|after)\s+$/i.test(text.slice(0, hit.from)) ||
      /^(?:['’]s| is)? (?:up|down|set|late|hot|rises?|goes|comes)\b/i.test(text.slice(hit.to)))) ||
  (/\b(?:one|last|this|next|this coming|the other)\s+$/i.test(
    text.slice(Math.max(0, hit.from - 16), hit.from),
  ) &&
    !/\bother\s+\S+s$/i.test(text.slice(0, hit.to)) &&
    !turnAt(text, hit));

/** "Alternate Fridays", "one weekend in three": not in all weeks. */
const turnAt = (text: string, { from, to }: Hit): Turn | undefined =>
  turnOfDay(text.slice(Math.max(0, from - 22), from), text.slice(to));

export interface FoundDays {
  days: Day[];
  /** In which weeks, for days that are not in all. */
  turns: ReadonlyMap<Day, Turn>;
  /** Only one week of the month. */
  isNth?: boolean;
}

export const until =
  /^\s*(?:-|–|to|til|till|through|until|thru|a|al|toi|tới|den|đến|se|到|至|إلى|الى|حتى)\s*$/iu;
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
  /\b(?<!(?:every|each) )(?:first|second|third|fourth|\d(?:st|nd|rd|th))\s+$/i.test(
    text.slice(Math.max(0, hit.from - 22), hit.from),
  );

/** "The second week of each month Thursday and Friday". */
const ofMonth =
  /\b(?:first|second|third|fourth|last)\s+(?:week|weekend) (?:of|in) (?:each|every|the|any|a) month,?\s+$/i;

/** "Thu 3" is Tuesday in Vietnamese and Thursday the third in English. */
const isOtherTongue = (hit: Hit, isVietnamese: boolean): boolean =>
  !isVietnamese && /^th[uứ] \d$/.test(hit.phrase);

const letters = String.raw`(?:M|Tu?|W|Th|F|Sa|Su)`;
/** "M T W", "Tu/Th", "MWF": days of one letter. */
const lettered = new RegExp(
  String.raw`(?<![\p{L}\d$]|[A-Z][\s,/]+)(?:${letters}(?:(?:\s*[,/&+–-]\s*|\s+(?:and |or |n |to )?)${letters})+|MWF|MTWTF|MTW|TTh|TWTh?)(?![\p{L}’']|[\s,/]+(?:X?L|[A-Z])\b)`,
  'gu',
);

function letteredDays({ text }: ReadSentence): Hit[] {
  return [...text.matchAll(lettered)].flatMap(({ 0: run, index }) => {
    let last: Day | undefined;
    return [...run.matchAll(/Tu|Th|Sa|Su|[MTWF]/g)].map((one): Hit => {
      const [letter] = one;
      const id: Day =
        letter === 'T' && (last === 'tue' || last === 'wed')
          ? 'thu'
          : ((
              { M: 'mon', T: 'tue', Tu: 'tue', W: 'wed', Th: 'thu', F: 'fri', Sa: 'sat', Su: 'sun' } as const
            )[letter as 'M'] ?? 'mon');
      last = id;
      const from = index + one.index;
      return { list: 'day', id, first: 0, next: 0, from, to: from + letter.length, phrase: letter };
    });
  });
}

const named = (sentence: ReadSentence): Hit[] => [...hitsOf(sentence, 'day'), ...letteredDays(sentence)];

export const dayHits = (sentence: ReadSentence, isVietnamese: boolean): Hit[] =>
  [...named(sentence), ...hitsOf(sentence, 'day-group')].filter(
    (hit) => !isOneDay(sentence, hit) && !isOtherTongue(hit, isVietnamese),
  );

const groupOf = (id: string): readonly Day[] =>
  id === 'weekdays'
    ? days.slice(0, 5)
    : id === 'weekends'
      ? days.slice(5)
      : days.includes(id as Day)
        ? [id as Day]
        : days;

/** Days of a stretch of text, "Mon to Thu" filled in. */
export function daysIn(
  sentence: ReadSentence,
  { from, to, isVietnamese }: { from: number; to: number; isVietnamese: boolean },
): FoundDays | undefined {
  const here = dayHits(sentence, isVietnamese).filter((hit) => hit.from >= from && hit.to <= to);
  const found = new Set<Day>();
  const singles = longestOf(here.filter(({ list }) => list === 'day'));
  const groups = longestOf(here.filter(({ list }) => list === 'day-group'));
  // "Every morning from Monday to Friday" is no other day.
  const isRange = (hit: Hit) => /\b(?:from|on|of)\s+$/i.test(sentence.text.slice(from, hit.from));
  const isWithin = singles.some((hit) => isRange(hit) && groups.every((group) => group.to < hit.from));
  for (const { id } of isWithin
    ? groups.filter((group) => group.id === 'weekdays' || group.id === 'weekends')
    : groups)
    for (const day of groupOf(id)) found.add(day);
  singles.forEach((hit, index) => {
    const day = hit.id as Day;
    found.add(day);
    const more = chineseList.exec(sentence.text.slice(hit.to, to))?.[0] ?? '';
    for (const sign of more) if (chineseDays[sign]) found.add(chineseDays[sign]);
    const next: Hit | undefined = singles[index + 1];
    const between = next && sentence.text.slice(hit.to, next.from);
    if (next && between && until.test(between)) {
      const last = dayOrder.get(next.id as Day) ?? 0;
      for (let at = dayOrder.get(day) ?? 0; at !== last; at = (at + 1) % 7) found.add(days[at] ?? day);
    }
  });
  const all = [...singles, ...groups];
  if (found.size === 0) return undefined;
  return {
    days: days.filter((day) => found.has(day)),
    turns: new Map(
      all.flatMap((hit) => {
        const turn = turnAt(sentence.text, hit);
        return turn ? groupOf(hit.id).map((day): [Day, Turn] => [day, turn]) : [];
      }),
    ),
    ...((all.every((hit) => isNth(sentence, hit)) || ofMonth.test(sentence.text.slice(0, from))) && {
      isNth: true,
    }),
  };
}
