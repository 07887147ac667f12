import { readDeadlines } from './goal/deadline.ts';
import { Line } from './goal/line.ts';
import type { Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const awayWords =
  /\b(away|gone|not a (?:minute|day|thing)|overseas|placement|exams?|holiday|closed|not in|nothing in|unavailable|surgery|operation|due in|baby|off from|travel(?:ling)?|home to see|back in|no work in|school holidays|caravan trip|harvest off)\b/i;
const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

const isoOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
const yearOf = (day: number): number => Number(isoOf(day).slice(0, 4));

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
    if (sentence.isSilent || sentence.field !== 'content' || !awayWords.test(sentence.text)) continue;
    const pair =
      /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\s*(?:to|-|–|until|till)\s*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})|\b(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s*(?:to|-|–|until|till)\s*(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.exec(
        sentence.text,
      );
    if (pair) {
      const [, m1, d1, m2, d2, e1, n1, e2, n2] = pair;
      const from = dayFor(m1 ?? n1 ?? '', Number(d1 ?? e1), today);
      let to = dayFor(m2 ?? n2 ?? '', Number(d2 ?? e2), today);
      if (to < from) to += 365;
      add(sentence, from, to, { from: pair.index, to: pair.index + pair[0].length });
      continue;
    }
    const days =
      /\b(\d{1,2})(?:st|nd|rd|th)?\s*(?:to|-|–|until|till)\s*(\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*/i.exec(
        sentence.text,
      );
    if (days) {
      const [said, first, last, month = ''] = days;
      const from = dayFor(month, Number(first), today);
      add(sentence, from, dayFor(month, Number(last), from - 1), {
        from: days.index,
        to: days.index + said.length,
      });
      continue;
    }
    const weeks =
      /\bfrom (\d{1,2})(?:st|nd|rd|th)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[^.]{0,30}?\b(\d|two|three|four|five|six) weeks?\b/i.exec(
        sentence.text,
      );
    if (weeks) {
      const [said, day, month = '', count = ''] = weeks;
      const from = dayFor(month, Number(day), today);
      const long = Number(count) || ['two', 'three', 'four', 'five', 'six'].indexOf(count.toLowerCase()) + 2;
      add(sentence, from, from + long * 7 - 1, { from: weeks.index, to: weeks.index + said.length });
      continue;
    }
    const week =
      /first week of (january|february|march|april|may|june|july|august|september|october|november|december)/i.exec(
        sentence.text,
      );
    if (week) {
      const from = dayFor(week[1] ?? '', 1, today);
      add(sentence, from, from + 6, clauseAround(sentence, week.index));
      continue;
    }
    const named =
      /\b(?:not|away|nothing|overseas|closed|exams?|placement|off)\b[^.]{0,30}?\b(?:in |for |all |during )?(january|february|march|april|june|july|august|september|october|november|december)(?:\s*(?:and|to|-|–)\s*(january|february|march|april|may|june|july|august|september|october|november|december))?/i.exec(
        sentence.text,
      );
    if (named && !closedFor(sentence.text, named.index)) {
      const from = dayFor(named[1] ?? '', 1, today);
      const last = named[2] ?? named[1] ?? '';
      const end = dayFor(last, 1, from - 1);
      add(sentence, from, endOfMonth(end), { from: named.index, to: named.index + named[0].length });
      continue;
    }
    // A deadline in such a sentence is the day until which the person is away.
    const until = /\bback\b|\buntil\b/i.test(sentence.text)
      ? readDeadlines(new Line(sentence.text), { today })[0]
      : undefined;
    if (until && until.kind === 'date' && /\b(away|overseas|back)\b/i.test(sentence.text))
      add(sentence, today, Math.floor(Date.parse(until.date) / 86_400_000), {
        from: 0,
        to: sentence.text.length,
      });
  }
  return facts;
}

function dayFor(month: string, date: number, today: number): number {
  const index = months.findIndex((name) => name.startsWith(month.toLowerCase().slice(0, 3)));
  const year = yearOf(today);
  const day = Date.UTC(year, index, date) / 86_400_000;
  return day < today - 20 ? Date.UTC(year + 1, index, date) / 86_400_000 : day;
}

function endOfMonth(day: number): number {
  const at = new Date(day * 86_400_000);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / 86_400_000;
}
