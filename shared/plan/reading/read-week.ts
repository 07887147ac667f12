import type { Hit } from './match/phrases.ts';
import { isNotRefusal } from './not-a-refusal.ts';
import { type Day, type DayPart, dayParts, days, type Fact, type WeekCell } from './reading.ts';
import { clausesOf, factIn, hitsOf, longestHits, type ReadSentence } from './text.ts';

const inMinutes = (hour: number, minute: number): number => hour * 60 + minute;

interface TimeRange {
  from: number;
  to: number;
}

const clock = String.raw`(\d{1,2})(?:[:.](\d\d)|(\d\d)(?=\D|$))?\s*(am|pm|a\.m|p\.m|oclock|o'clock|giờ|gio)?`;
const range = new RegExp(
  String.raw`(?<![\d$.,])${clock}\s*(?:-|–|—|to|til|till|until|tới|toi)\s*(?:around |about )?${clock}(?![\d%k])(?!\s*(?:hours|hrs|years|weeks|months|dollars|bucks|kids|km|min))`,
  'giu',
);
const after = new RegExp(
  String.raw`\b(?:after|from|any weeknight from|past)\s+${clock}(?![\d%k])(?!\s*(?:years|weeks|months|hours|dollars))`,
  'giu',
);
const before = new RegExp(
  String.raw`\b(?:before|until|til|nothing after|by)\s+${clock}(?![\d%k])(?!\s*(?:years|weeks|months|hours|dollars))`,
  'giu',
);

function hourOf(hour: number, half: string | undefined, isEvening: boolean): number {
  if (half?.startsWith('p') && hour < 12) return hour + 12;
  if (half?.startsWith('a') && hour === 12) return 0;
  if (!half && isEvening && hour < 12) return hour + 12;
  return hour;
}

/** "9.30 to 2", "6 to 830", "3.30 am to 7.30 am", "7 til 330". An end before its start is in the afternoon. */
export function rangesIn(text: string): TimeRange[] {
  const isEvening = /\b(night|nights|evening|evenings)\b/i.test(text);
  const ranges: TimeRange[] = [];
  for (const found of text.matchAll(range)) {
    const [, h1 = '', m1a, m1b, half1, h2 = '', m2a, m2b, half2] = found;
    const one = Number(h1);
    const two = Number(h2);
    if (one > 24 || two > 24 || Number(m1a ?? m1b ?? 0) > 59 || Number(m2a ?? m2b ?? 0) > 59) continue;
    const start = hourOf(
      one,
      half1?.toLowerCase() ??
        (half2?.toLowerCase().startsWith('p') && one < two && one !== 12 && two !== 12 ? 'pm' : undefined),
      isEvening && one < 12 && one >= 5,
    );
    let end = hourOf(two, half2?.toLowerCase(), isEvening);
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
  if (ranges.length > 0) return ranges;
  for (const found of text.matchAll(after)) {
    const [, h = '', ma, mb, half] = found;
    const hour = Number(h);
    if (hour <= 12) {
      const at = inMinutes(
        hourOf(hour, half?.toLowerCase() ?? (hour < 9 ? 'pm' : undefined), false),
        Number(ma ?? mb ?? 0),
      );
      ranges.push({ from: at, to: Math.max(at + 60, 21 * 60) });
    }
  }
  if (ranges.length > 0) return ranges;
  for (const found of text.matchAll(before)) {
    const [, h = '', ma, mb, half] = found;
    const hour = Number(h);
    if (hour >= 5 && hour <= 12)
      ranges.push({
        from: 6 * 60,
        to: inMinutes(hourOf(hour, half?.toLowerCase(), false), Number(ma ?? mb ?? 0)),
      });
  }
  return ranges;
}

const partBounds: Record<DayPart, TimeRange> = {
  morning: { from: 0, to: 720 },
  afternoon: { from: 720, to: 1020 },
  evening: { from: 1020, to: 1440 },
};

/** A part counts when at least half an hour of the range is in it. */
function partsIn({ from, to }: TimeRange): DayPart[] {
  return dayParts.filter(
    (part) => Math.min(to, partBounds[part].to) - Math.max(from, partBounds[part].from) >= 30,
  );
}

const order = new Map(days.map((day, index) => [day, index]));

/** "I built it one weekend", "last Saturday": one day of the past or the future, and not a day of every week. */
const isOneDay = ({ text }: ReadSentence, hit: Hit): boolean =>
  // "I sat an exam" is not a Saturday.
  (/^sat$/i.test(text.slice(hit.from, hit.to)) &&
    /^\s+(?:an?|the|on|down|my|for|in)\b/i.test(text.slice(hit.to))) ||
  /\b(?:one|last|this|next|this coming|the other)\s+$/i.test(
    text.slice(Math.max(0, hit.from - 16), hit.from),
  );

interface FoundDays {
  days: Day[];
  from: number;
  to: number;
  /** The end of the first day that is named. */
  firstTo: number;
}

/** Days of a stretch of text, "Mon to Thu" filled in. */
function daysIn(sentence: ReadSentence, from: number, to: number): FoundDays | undefined {
  const isHere = (hit: Hit) => hit.from >= from && hit.to <= to && !isOneDay(sentence, hit);
  const named = longestHits(sentence, 'day').filter(isHere);
  const groups = longestHits(sentence, 'day-group').filter(isHere);
  const found = new Set<Day>();
  for (const { id } of groups)
    for (const day of id === 'weekdays' ? days.slice(0, 5) : id === 'weekends' ? days.slice(5) : days)
      found.add(day);
  named.forEach((hit, index) => {
    const day = hit.id as Day;
    found.add(day);
    const next: Hit | undefined = named[index + 1];
    const between = next && sentence.text.slice(hit.to, next.from);
    if (next && between && /^\s*(?:-|–|to|til|till|through|until|thru)\s*$/i.test(between)) {
      const start = order.get(day) ?? 0;
      const end = order.get(next.id as Day) ?? 0;
      for (let at = start; at !== end; at = (at + 1) % 7) found.add(days[at] ?? day);
    }
  });
  const all = [...named, ...groups];
  if (found.size === 0) return undefined;
  return {
    days: days.filter((day) => found.has(day)),
    from: Math.min(...all.map((hit) => hit.from)),
    to: Math.max(...all.map((hit) => hit.to)),
    firstTo: all.toSorted((one, other) => one.from - other.from)[0]?.to ?? 0,
  };
}

const freeAfterDays =
  /^\s*(?:are|is|'s|’s)?\s*(?:all )?(?:mine|free|ok|okay|fine|good(?! for)|yours|i'?m yours|i am yours|i'?m free|i am free|i can(?![’']?t)\b|we can(?![’']?t)\b|i could\b|clear\b|open\b|my days?(?! of rest)|have been|available|yes|suits?|best|work(?:s)? for me)/i;
const isSomething =
  /^\s*(?:(?:mornings?|afternoons?|arvos?|evenings?|nights?)\s+)?(?:\d[\d.:]*\s*(?:am|pm)?\s*)?(?:is|are|'s|’s|belongs?|we|i have|i had|i drive|i work|it's|its)\s+(?!free|mine|ok|fine|good|my (?:best|only)|available|off|best)/i;
const freeLead =
  /\b(free|available|only|just|i can do|can do|i do|can work|i could|my time|times?|until|hours are|days? (?:are|is)|have|always have|i want|mornings of|suits?|best)\b/i;
const workWords =
  /\b(i work|work (?:for|at|in|on|as|mon|tue|wed|thu|fri|nights|full|a)|working|on shift|now at an?|i sleep|reception|canteen|duty|shifts?|sabbath|shabbat|fasting|at work|i'm at|im at|i am at|job|employer|tafe|uni\b|class(?:es)?|course|shift|they pay|with the employer|i am nurse|i work in|appointment|drive my|counselling|court|orchestra|choir|church|netball|footy|training|gurdwara|fishing|mosque|temple|rehab|rest|bowls|races|derby|mass|coaching|sport|sports|cricket|soccer|swimming|dialysis|chemo|roster(?:ed)?)\b/i;
/** "After church" says when the person is free, not that they are busy. */
const behindBusy =
  /\b(?:after|before|around|outside|between|once)\s+(?:my |the |their |kids? |kids'? )?(?:church|work|school|tafe|uni|class(?:es)?|shift|job|mosque|temple|training|netball|footy|sport|choir|gym)\b|\bonce\b[^,]{0,30}\b(?:stops?|ends?|finish(?:es)?|starts?)\b/giu;
const otherDays = /\b(?:other|remaining|rest of the) (?:days|week)\b/i;
const refusedBehind =
  /^\s*(?:i |are |is )?(?:thì\s+)?(?:không|khong|nghỉ|nghi(?!\p{L})|休息|不行|no puedo|off(?: please)?\s*[.,!]?\s*$|no good|no go|out\b|not\b|never\b|cant\b|can't\b|can’t\b|aren't\b|aren’t\b|dont\b|don't\b|don’t\b|لا\b|no\s*$)/iu;
/** "Any day but Sunday": what follows is the exception to what came before. */
const exception =
  /^[\s(]*(?:but|except|except for|excepting|bar|other than|apart from|besides|excepto|menos|除了|ما عدا|trừ)\s+(?:on |for |not |every |the )?/i;
/** Words of a clause beyond its days, parts and small words. */
const small = new Set(
  'a an the on in at and or of all for from to till til until every each any only just day days time times free fine good ok okay is are my mine i can do n plus with say about around then both also maybe most'.split(
    ' ',
  ),
);
const refuse =
  /\b(neither|nor|busy|keep|no|not|never|dont|don't|don’t|cant|can't|can’t|wont|won't|won’t|except|without|nothing|cannot|avoid|off limits|khong|không|nghỉ|nghi|but not|other than|wouldn't|doesn't work)\b/i;

interface ClauseRead {
  days?: FoundDays | undefined;
  is?: 'free' | 'blocked';
  /** "except Sunday": these days are taken out of what came before. */
  isException?: boolean;
  ranges: TimeRange[];
  parts: DayPart[];
  from: number;
  to: number;
}

/** Somewhere in the sentence the person speaks of the time that they have. */
const availability =
  /\b(?:free|available|those are|my days|i can|can do|can work|suits?|for me|so it[’']?s|an hour|a bit of|mine|my time|what i can do)\b/i;
/** "I work every day except Sunday": the exception is free. */
const busyBefore =
  /\b(?:work|working|busy|taken|can[’']?t (?:work|do)|cannot (?:work|do)|not free|job|shifts?)\b/i;

/** Nothing is said but days and parts: "Tuesdays and Fridays, full days". */
const isBare = (sentence: ReadSentence, { from, to }: { from: number; to: number }): boolean =>
  sentence.words.filter(
    (word) =>
      word.from >= from &&
      word.to <= to &&
      !small.has(word.text) &&
      !/^\d/.test(word.text) &&
      !sentence.hits.some(
        (hit) =>
          ['day', 'day-group', 'part', 'free', 'negation'].includes(hit.list) &&
          hit.from <= word.from &&
          hit.to >= word.to,
      ),
  ).length <= 1;

function readClause(
  sentence: ReadSentence,
  { text, from, to }: { text: string; from: number; to: number },
): ClauseRead {
  const found = daysIn(sentence, from, to);
  const ranges = rangesIn(text);
  const partHits = hitsOf(sentence, 'part').filter((hit) => hit.from >= from && hit.to <= to);
  const parts = new Set<DayPart>();
  for (const { id } of partHits) {
    if (id === 'all') for (const part of dayParts.slice(0, 2)) parts.add(part);
    else if (id === 'schoolHours') {
      parts.add('morning');
      parts.add('afternoon');
    } else parts.add(id as DayPart);
  }
  const read: ClauseRead = { days: found, ranges, parts: [...parts], from, to };
  const daysTo = found ? found.to - from : 0;
  const led = found ? text.slice(Math.max(0, found.from - from - 32), found.from - from) : text;
  const behind = text.slice(daysTo);
  const behindFirst = found ? sentence.text.slice(found.firstTo, to) : '';
  // "Sunday's Sunday".
  const isOwnedDay =
    found !== undefined &&
    /['’]s$/.test(sentence.text.slice(from, found.firstTo)) &&
    /^\s+\p{L}/u.test(behindFirst) &&
    !freeAfterDays.test(behindFirst);
  const firstPart = found ? undefined : partHits.toSorted((one, other) => one.from - other.from)[0];
  const behindPart = firstPart ? sentence.text.slice(firstPart.to, to) : '';
  // "My boss keeps to the week, so I don't work weekends."
  const isJobs = /\bmy (?:boss|job)\b/i.test(sentence.text) && /\b(?:don[’']?t|never) work\b/i.test(text);
  if (isJobs || isNotRefusal(text)) {
    if (found && (freeAfterDays.test(behind) || availability.test(text))) read.is = 'free';
    return read;
  }
  if (
    exception.test(text) &&
    !/\bnot (?:only|just)\b/i.test(sentence.text) &&
    (found ? isBare(sentence, { from, to }) || /\b(?:is|are)\s+\w+\W*$/.test(text) : parts.size > 0)
  ) {
    read.isException = true;
    const rest = sentence.text.slice(0, from) + sentence.text.slice(found?.to ?? to);
    if (!busyBefore.test(rest) || /\bi can work\b|\bcan work\b/i.test(rest)) read.is = 'blocked';
    return read;
  }
  if (firstPart && (isSomething.test(behindPart) || refusedBehind.test(behindPart))) read.is = 'blocked';
  else if (found && freeAfterDays.test(behind)) read.is = 'free';
  else if (
    found &&
    /\b(?<!never )(?<!dont )(?<!don[’']t )(?:have|get|got|always|day)\b[^.]*\boff\b|\boff\s+(?:on\s+)?$/i.test(
      `${led} ${behind}`,
    )
  )
    read.is = 'free';
  else if (refuse.test(led) && !/\bno more\b|not after|no later/i.test(led)) read.is = 'blocked';
  else if (found && refusedBehind.test(behind)) read.is = 'blocked';
  else if (found && (isOwnedDay || isSomething.test(behindFirst) || isSomething.test(behind)))
    read.is = 'blocked';
  else if (
    workWords.test(text.replaceAll(behindBusy, ' ')) &&
    !/\b(free|available|i can do|only)\b/i.test(text)
  )
    read.is = 'blocked';
  else if (found && /\bno\b\s*[.!]?$/i.test(behind.trim())) read.is = 'blocked';
  else if (
    freeLead.test(text) ||
    ranges.length > 0 ||
    (found && (isBare(sentence, { from, to }) || availability.test(sentence.text)))
  )
    read.is = 'free';
  return read;
}

/** A sentence speaks of the person's own week when it names days or parts of one; others' days do not count. */
const notOwnDays =
  /\b(roster|podiatrist|market|harvest|opens?|closed in|retiring|born|left|started|since|last (?:march|year)|wants? the|placement)\b/i;

export function readWeek(sentences: readonly ReadSentence[]): Fact<WeekCell>[] {
  const cells = new Map<string, Fact<WeekCell>>();
  const put = (sentence: ReadSentence, read: ClauseRead, day: Day, part: DayPart, timed?: TimeRange) => {
    if (!read.is) return;
    const key = `week:${day}:${part}`;
    const before = cells.get(key);
    // What was blocked in words stays blocked; what was free may be narrowed.
    if (before?.value.is === 'blocked' && read.is === 'free' && !timed) return;
    const bounds = timed && {
      from: Math.max(timed.from, partBounds[part].from),
      to: Math.min(timed.to, partBounds[part].to),
    };
    cells.set(
      key,
      factIn(sentence, {
        id: key,
        value: { day, part, is: read.is, ...bounds },
        from: read.from,
        to: read.to,
      }),
    );
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field === 'skills' || sentence.field === 'interests') continue;
    const clauses = splitClauses(sentence).map((clause) => readClause(sentence, clause));
    mergeTimes(clauses);
    inherit(sentence, clauses);
    takeOutExceptions(clauses);
    refuseBefore(sentence, clauses);
    if (/\bweekdays only\b|\bonly (?:work |do |on )*weekdays\b/i.test(sentence.text))
      for (const day of days.slice(5))
        for (const part of dayParts)
          put(
            sentence,
            { is: 'blocked', ranges: [], parts: [], from: 0, to: sentence.text.length },
            day,
            part,
          );
    for (const read of clauses) {
      const isRest =
        read.is === 'free' && !read.days && otherDays.test(sentence.text.slice(read.from, read.to));
      const named =
        read.days?.days ??
        (isRest ? untouched(cells) : undefined) ??
        (read.is === 'blocked' && read.parts.length > 0 && read.ranges.length === 0 ? days : undefined);
      if (!named || !read.is) continue;
      if (read.is === 'free' && notOwnDays.test(sentence.text.slice(read.from, read.to))) continue;
      for (const day of named) {
        if (read.ranges.length > 0) {
          for (const timed of read.ranges)
            for (const part of partsIn(timed)) put(sentence, read, day, part, timed);
          // Only those hours are free; a busy time leaves the rest open.
        } else
          for (const part of read.parts.length > 0 ? read.parts : dayParts) put(sentence, read, day, part);
      }
    }
  }
  return [...cells.values()].toSorted((one, other) => rank(one.value) - rank(other.value));
}

/** "On Sundays, I can't." */
function refuseBefore(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const next = clauses[index + 1];
    if (read.is !== 'free' || !read.days || read.ranges.length > 0 || !next || next.days) return;
    const text = sentence.text.slice(next.from, next.to);
    if (/^[\s,]*(?:i |we )?(?:can[’']?t|cannot|don[’']?t|not|no)\W*$/i.test(text)) read.is = 'blocked';
  });
}

/** "Any day except Sunday": Sunday is not one of the days before it. */
function takeOutExceptions(clauses: ClauseRead[]): void {
  clauses.forEach(({ isException, days: except }, index) => {
    const previous = clauses[index - 1]?.days;
    if (isException && except && previous)
      previous.days = previous.days.filter((day) => !except.days.includes(day));
  });
}

/** "Other days": those of which nothing was said. */
const untouched = (cells: ReadonlyMap<string, Fact<WeekCell>>): Day[] =>
  days.filter((day) => !dayParts.some((part) => cells.has(`week:${day}:${part}`)));

const rank = ({ day, part }: WeekCell): number => (order.get(day) ?? 0) * 3 + dayParts.indexOf(part);

/** Clauses end at commas and "but"; also at "and", "n" or "then" before a day or "no". */
function splitClauses(sentence: ReadSentence): { text: string; from: number; to: number }[] {
  const parts: { text: string; from: number; to: number }[] = [];
  for (const clause of joinDayLists(sentence, clausesOf(sentence))) {
    let from = clause.from;
    for (const cut of clause.text.matchAll(
      /\s(?:and|n|then|so|plus|cos|cause)\s+(?=(?:no|not|never|any|saturdays?|sundays?|sat|sun|mondays?|tues\w*|wednesdays?|wed|thurs\w*|fridays?|fri|weekdays?|weeknights?|weekends?|on|the|every)\b(?!\s*(?:,|and)?\s*(?:\d)))/gi,
    )) {
      const at = clause.from + cut.index;
      const left = sentence.text.slice(from, at);
      // "Tuesday and Friday" is one list; "X, and sunday is church" is two.
      const next = sentence.text.slice(at + cut[0].length, at + cut[0].length + 40);
      // "Saturdays and Sundays are for the family" and "except Saturday and Sunday" are one.
      if (isBare(sentence, { from, to: at }) || exception.test(left)) continue;
      const hasOwnTime = rangesIn(left).length > 0 && rangesIn(next).length > 0;
      if (
        !hasOwnTime &&
        !/^\S+(?:\s+\S+)?\s+(?:is|are|we|i)\b/i.test(next) &&
        !/^(?:no|not|never)\b/i.test(next)
      )
        continue;
      parts.push({ text: left, from, to: at });
      from = at + cut[0].length;
    }
    parts.push({ text: sentence.text.slice(from, clause.to), from, to: clause.to });
  }
  return parts;
}

/** "Mon, Tue and Thu" is one clause although it has a comma. */
function joinDayLists(
  sentence: ReadSentence,
  clauses: readonly { text: string; from: number; to: number }[],
) {
  const joined: { text: string; from: number; to: number }[] = [];
  for (const clause of clauses) {
    const previous = joined.at(-1);
    const startsWithDay = hitsOf(sentence, 'day').some(
      (hit) => hit.from >= clause.from && sentence.text.slice(clause.from, hit.from).trim() === '',
    );
    const endsWithDay =
      previous &&
      hitsOf(sentence, 'day').some(
        (hit) =>
          hit.to <= previous.to &&
          sentence.text.slice(hit.to, previous.to).trim() === '' &&
          hit.from >= previous.from,
      );
    const isSeparate =
      /\b(?:is|are)\s+(?:fine|ok|okay|good|free|mine)\b/i.test(clause.text) ||
      /\b(is|are|we|i)\b/i.test(clause.text.trim().split(/\s+/)[1] ?? '');
    if (previous && startsWithDay && endsWithDay && !isSeparate) {
      previous.text = sentence.text.slice(previous.from, clause.to);
      previous.to = clause.to;
    } else joined.push({ ...clause });
  }
  return joined;
}

/** Bare days after a clause about work or a refusal belong to it: "I work in an office, $71k, Mon to Fri". */
function inherit(sentence: ReadSentence, clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    if (!read.days || read.ranges.length > 0 || read.is !== 'free') return;
    const own = sentence.text.slice(read.from, read.to);
    const isBare =
      own
        .replaceAll(/[^\p{L}]+/gu, ' ')
        .trim()
        .split(' ').length <=
      read.days.days.length + 3;
    if (!isBare || freeLead.test(own)) return;
    const led = clauses
      .slice(0, index)
      .map(({ from, to }) => sentence.text.slice(from, to))
      .join(' ');
    if (
      workWords.test(led) ||
      /\$\s?\d|\bhours a week\b|\b\d+k\b|\b\d days\b/i.test(led) ||
      /\b(can't|cant|can’t|cannot)\b/i.test(led)
    )
      read.is = 'blocked';
  });
}

/** Hours that follow their days after a comma belong to them: "Tues to Fri, 6 to 1". */
function mergeTimes(clauses: ClauseRead[]): void {
  clauses.forEach((read, index) => {
    const previous = clauses[index - 1];
    const next = clauses[index + 1];
    if (read.days || (read.ranges.length === 0 && read.parts.length === 0)) return;
    const target =
      previous?.days && previous.ranges.length === 0
        ? previous
        : next?.days && next.ranges.length === 0 && !previous?.days
          ? next
          : undefined;
    if (!target) return;
    target.ranges = read.ranges;
    if (target.ranges.length === 0 && target.parts.length === 0) target.parts = read.parts;
    target.is ??= read.is ?? 'free';
    read.ranges = [];
    read.parts = [];
  });
}
