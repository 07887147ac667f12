import type { Hit } from './match/phrases.ts';
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
  /\b(?:one|last|this|next|this coming|the other)\s+$/i.test(
    text.slice(Math.max(0, hit.from - 16), hit.from),
  );

/** Days of a stretch of text, "Mon to Thu" filled in. */
function daysIn(
  sentence: ReadSentence,
  from: number,
  to: number,
): { days: Day[]; from: number; to: number } | undefined {
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
  };
}

const freeAfterDays =
  /^\s*(?:are|is|'s|’s)?\s*(?:mine|free|ok|okay|fine|good|off\b|my days?|have been|available)/i;
const isSomething =
  /^\s*(?:\d[\d.:]*\s*(?:am|pm)?\s*)?(?:is|are|'s|’s|we|i have|i had|i drive|i work|it's|its)\s+(?!free|mine|ok|fine|good|my (?:best|only)|available|off|best)/i;
const freeLead =
  /\b(free|available|only|just|i can do|can do|i do|can work|i could|my time|times?|until|hours are|days? (?:are|is)|have|always have|i want|mornings of|suits?|best)\b/i;
const workWords =
  /\b(i work|work (?:mon|tue|wed|thu|fri|nights|full|at)|at work|i'm at|im at|i am at|job|employer|tafe|uni\b|class(?:es)?|course|shift|they pay|with the employer|i am nurse|i work in|appointment|drive my|counselling|court|orchestra|choir|church|netball|footy|training|gurdwara|fishing|mosque|temple|rehab|rest|sport|sports|cricket|soccer|swimming|dialysis|chemo|roster(?:ed)?)\b/i;
/** "After church" says when the person is free, not that they are busy. */
const behindBusy =
  /\b(?:after|before|around|outside|between|once)\s+(?:my |the |their |kids? |kids'? )?(?:church|work|school|tafe|uni|class(?:es)?|shift|job|mosque|temple|training|netball|footy|sport|choir|gym)\b|\bonce\b[^,]{0,30}\b(?:stops?|ends?|finish(?:es)?|starts?)\b/giu;
const otherDays = /\b(?:other|remaining|rest of the) (?:days|week)\b/i;
const refusedBehind = /^\s*(?:thì\s+)?(?:không|khong|nghỉ|nghi(?!\p{L})|休息|不行|no puedo)/iu;
const refuse =
  /\b(no|not|never|dont|don't|don’t|cant|can't|can’t|wont|won't|won’t|except|without|nothing|cannot|avoid|off limits|khong|không|nghỉ|nghi|but not|other than|wouldn't|doesn't work)\b/i;

interface ClauseRead {
  days?: { days: Day[]; from: number; to: number } | undefined;
  is?: 'free' | 'blocked';
  ranges: TimeRange[];
  parts: DayPart[];
  from: number;
  to: number;
}

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
  if (found && freeAfterDays.test(behind)) read.is = 'free';
  else if (found && /\boff\s*$|\bhave\b.*$/i.test(led) && /\boff\b/i.test(text)) read.is = 'free';
  else if (refuse.test(led) && !/\bno more\b|not after|no later/i.test(led)) read.is = 'blocked';
  else if (found && refusedBehind.test(behind)) read.is = 'blocked';
  else if (found && isSomething.test(behind)) read.is = 'blocked';
  else if (
    workWords.test(text.replaceAll(behindBusy, ' ')) &&
    !/\b(free|available|i can do|only)\b/i.test(text)
  )
    read.is = 'blocked';
  else if (found && /\bno\b\s*[.!]?$/i.test(behind.trim())) read.is = 'blocked';
  else if (freeLead.test(text) || ranges.length > 0 || found) read.is = 'free';
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
      const hasOwnTime = rangesIn(left).length > 0 && rangesIn(next).length > 0;
      if (!hasOwnTime && !/\b(is|are|we|i)\b/i.test(next) && !/^(?:no|not|never)\b/i.test(next)) continue;
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
    const isSeparate = /\b(is|are|we|i)\b/i.test(clause.text.trim().split(/\s+/)[1] ?? '');
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
    if (workWords.test(led) || /\b(can't|cant|can’t|cannot)\b/i.test(led)) read.is = 'blocked';
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
