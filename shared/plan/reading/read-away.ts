import { readDeadlines } from './goal/deadline.ts';
import { Line } from './goal/line.ts';
import type { Fact } from './reading.ts';
import { dateIn, dateWords, dayFor, isoOf, type SaidDate } from './said-dates.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const awayWords =
  /\b(away|gone|not a (?:minute|day|thing)|overseas|placement|exams?|holiday|closed|not in|nothing in|unavailable|surgery|operation|due in|baby|off from|travel(?:ling)?|i shut|we shut|(?:i|we) close|i stop|we stop|we leave|i leave|we[’']re in|i[’']m in|busy that day|on leave|nothing between|nothing from|that (?:day|means) nothing|home to see|back in|no work in|school holidays|caravan trip|harvest off|to nothing)\b|\b(?:first|last) (?:week|fortnight) (?:of|in) \w+,? (?:i|we)(?: (?:go|fly|visit|am|are)|[’']m)\b/i;

/** "A back operation" and "I turned away nineteen" say nothing of days away. */
const otherSense =
  /\b(?:wants?|wanted|asked|take|have) (?:me|us|them) back\b|\bback (?:operation|surgery|injury|pain)|\bturn(?:ed|ing|s)? (?:\p{L}+ )?away\b/giu;
/** Days that have a name, and the ends of months, as dates with as many letters. */
const namedDays: readonly (readonly [RegExp, string])[] = [
  [/\banzac day\b/gi, '25 Apr'],
  [/\baustralia day\b/gi, '26 Jan'],
  [/\bchristmas day\b/gi, '25 Dec'],
  [/\bboxing day\b/gi, '26 Dec'],
];
const lastDays: Readonly<Record<string, number>> = { feb: 28, apr: 30, jun: 30, sep: 30, nov: 30 };
const monthEnd = /\b(?:the )?end of (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/gi;
/** As many letters as before, next to the words that join two dates. */
const fitted = (date: string, words: string, before: string): string =>
  /\b(?:to|till?|until|and|-|–) ?$/i.test(before) ? date.padStart(words.length) : date.padEnd(words.length);
const inDates = (text: string): string =>
  namedDays
    .reduce(
      (said, [name, date]) =>
        said.replaceAll(name, (words, at: number) => fitted(date, words, said.slice(0, at))),
      text,
    )
    .replaceAll(monthEnd, (words, month: string, at: number) =>
      fitted(`${lastDays[month.toLowerCase()] ?? 31} ${month}`, words, text.slice(0, at)),
    )
    .replaceAll(otherSense, (words) => ' '.repeat(words.length));

/** "Until they closed in June": another's end, and no days away. */
const closedFor = (text: string, at: number): boolean =>
  /^closed/i.test(text.slice(at)) &&
  /(?:^|\s)(?!(?:am|are|is|be|stay|im|i[’']m|were|we[’']re|and|or|but|also|always)\s)[\p{L}’']+\s+$/iu.test(
    text.slice(0, at),
  );

/** "Feb 8 to Mar 12", "June and July", "nothing in the first week of January": days on which no task may fall. */
export function readAway(
  sentences: readonly ReadSentence[],
  today: number,
): Fact<{ from: string; to: string }>[] {
  const facts: Fact<{ from: string; to: string }>[] = [];
  const add = (sentence: ReadSentence, from: number, to: number, at: { from: number; to: number }) => {
    if (to < today || to - from > 200) return;
    facts.push(
      factIn(sentence, { id: `away:${isoOf(from)}`, value: { from: isoOf(from), to: isoOf(to) }, ...at }),
    );
  };
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const said = inDates(sentence.text);
    if (!awayWords.test(said) || ofOthers.test(said)) continue;
    const text = behindExcept(said);
    const pair = pairIn(text);
    if (pair) {
      const from = dayFor(pair.first.month, pair.first.day, today);
      let to = dayFor(pair.last.month, pair.last.day, today);
      if (to < from) to += 365;
      add(sentence, from, to, pair);
      continue;
    }
    const days =
      /\b(\d{1,2})(?:st|nd|rd|th)?\s*(?:to|-|–|until|till)\s*(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(
        text,
      );
    if (days) {
      const [words, first, last, month = ''] = days;
      const from = dayFor(month, Number(first), today);
      add(sentence, from, dayFor(month, Number(last), from - 1), {
        from: days.index,
        to: days.index + words.length,
      });
      continue;
    }
    const one = /\bbusy that day\b|\bcourt date\b/i.test(sentence.text) && dateIn(said);
    if (one) {
      const day = dayFor(one.month, one.day, today);
      add(sentence, day, day, { from: 0, to: sentence.text.length });
      continue;
    }
    const weeks =
      /\bfrom (\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[^.]{0,30}?\b(\d|two|three|four|five|six) weeks?\b/i.exec(
        said,
      );
    if (weeks) {
      const [words, day, month = '', count = ''] = weeks;
      const from = dayFor(month, Number(day), today);
      const long = Number(count) || ['two', 'three', 'four', 'five', 'six'].indexOf(count.toLowerCase()) + 2;
      add(sentence, from, from + long * 7 - 1, { from: weeks.index, to: weeks.index + words.length });
      continue;
    }
    const week =
      /\b(first|last) (week|fortnight) (?:of|in) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(
        said,
      );
    if (week) {
      const [, which = '', length = '', month = ''] = week;
      const days = length.toLowerCase() === 'week' ? 6 : 13;
      const from = dayFor(month, 1, today);
      const isLast = which.toLowerCase() === 'last';
      const to = isLast ? endOfMonth(from) : from + days;
      add(sentence, isLast ? to - days : from, to, clauseAround(sentence, week.index));
      continue;
    }
    const named =
      /\b(?:not|away|nothing|overseas|closed|exams?|placement|off)\b[^.]{0,30}?\b(?:in |for |all |during )?(january|february|march|april|june|july|august|september|october|november|december)(?:\s*(?:and|to|-|–)\s*(january|february|march|april|may|june|july|august|september|october|november|december))?/i.exec(
        said,
      );
    if (named && !closedFor(said, named.index) && !lostWork.test(said.slice(0, named.index))) {
      const from = dayFor(named[1] ?? '', 1, today);
      const last = named[2] ?? named[1] ?? '';
      const end = dayFor(last, 1, from - 1);
      add(sentence, from, endOfMonth(end), { from: named.index, to: named.index + named[0].length });
      continue;
    }
    // A deadline in such a sentence is the day until which the person is away.
    const until = /\bback\b|\buntil\b/i.test(said) ? readDeadlines(new Line(said), { today })[0] : undefined;
    if (until && until.kind === 'date' && /\b(away|overseas|back)\b/i.test(said))
      add(sentence, today, Math.floor(Date.parse(until.date) / 86_400_000), {
        from: 0,
        to: sentence.text.length,
      });
  }
  return facts;
}

/** "I got put off from the warehouse in August": a job that ended, and no days away. */
const lostWork =
  /\b(?:put|laid|stood|paid|sent|knocked|finished|kicked|let) (?:me |us )?$|\b(?:was|were|got|been|went|had) (?:\p{L}+ )?$/iu;

/** "They're away with their father in January." */
const ofOthers =
  /\b(?:they[’']?re|they are|he[’']?s|she[’']?s|kids are) away\b|^\W*(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Ll}*\b)(?:[Mm]y \p{L}+|\p{Lu}\p{Ll}+) is (?:out|away)\b/u;

/** "The holidays are fine, except 2-12 January": only what is behind the word, in its place. */
const behindExcept = (text: string): string => {
  const at = text.search(/\bexcept\b/i);
  return at > 0 ? text.slice(at).padStart(text.length) : text;
};

/** "12 Dec to 31 Jan", "leave on the 5th of January and return the 28th of March", "between 15 February and 30 April". */
const pairWords = new RegExp(
  String.raw`\b(between )?(?:about )?${dateWords}\s*(?:to|-|–|until|till|(?:and|,)? ?(?:return|back|i[’']?m back|we[’']?re back)(?: on)?|and)\s*(?:about )?${dateWords}`,
  'i',
);

function pairIn(text: string): { first: SaidDate; last: SaidDate; from: number; to: number } | undefined {
  const found = pairWords.exec(text);
  if (!found) return undefined;
  const [words, between, d1, m1, n1, e1, d2, m2, n2, e2] = found;
  // "12 Dec and 3 Jan" are two days.
  if (!between && /\sand\s+(?:the )?(?:\d|[a-z]{3,9} \d)/i.test(words) && !/return|back/i.test(words))
    return undefined;
  return {
    first: { month: m1 ?? n1 ?? '', day: Number(d1 ?? e1) },
    last: { month: m2 ?? n2 ?? '', day: Number(d2 ?? e2) },
    from: found.index,
    to: found.index + words.length,
  };
}

function endOfMonth(day: number): number {
  const at = new Date(day * 86_400_000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / 86_400_000;
}
