import type { Turn } from '../reading.ts';
import { dateIn, dayFor, isoOf, monthIn } from '../said-dates.ts';

/** Weeks and days that hold only in turn: "every second Saturday", "one week in three", "4 on, 4 off". */

const numbers = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const number = String.raw`(\d{1,2}|${numbers.join('|')})`;
const figure = (word = ''): number => Number(word) || numbers.indexOf(word.toLowerCase()) + 1;

const ranks: Readonly<Record<string, number>> = {
  second: 2,
  other: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
};
const rank = String.raw`(second|other|2nd|third|3rd|fourth|4th)`;
const often = String.raw`(?:(?:every|each) ${rank}|(alternat(?:e|ing)))`;

const weeks = (on: number, of: number): Turn | undefined =>
  on > 0 && on < of && of <= 12 ? { on, of, per: 'week' } : undefined;

const beforeDay = new RegExp(String.raw`\b${often}\s+$`, 'i');
const countBefore = new RegExp(String.raw`\b${number}\s+$`, 'i');
const inRounds = new RegExp(String.raw`^s?\s+(?:in(?: every)?|out of(?: every)?)\s+${number}\b`, 'i');
const ofMonth = /^s?\s+(?:a|per|each|every|in the) (month|fortnight)\b/i;
const behindDay = new RegExp(
  String.raw`^\s*(?:off |free )?(?:(?:(?:every|each) (?:(fortnight)|${rank} (?:week|one|fortnight))|(fortnightly)|on alternate (?:weeks|ones)|(?:one|week) on,? (?:and )?(?:one|week) off)\b|(?:once|one) a (month|fortnight)\b)`,
  'i',
);

/** In which weeks a day is meant, by the words next to its name. */
export function turnOfDay(before: string, behind: string): Turn | undefined {
  const led = beforeDay.exec(before);
  if (led) return weeks(1, ranks[led[1]?.toLowerCase() ?? ''] ?? 2);
  const count = countBefore.exec(before);
  if (count) {
    const of = inRounds.exec(behind);
    const per = ofMonth.exec(behind)?.[1];
    if (of) return weeks(figure(count[1]), figure(of[1]));
    // "Two Saturdays a month" is every second one.
    const times = figure(count[1]);
    if (per) return per.toLowerCase() === 'month' && times !== 2 ? weeks(times, 4) : weeks(1, 2);
  }
  const [words, fortnight, every, fortnightly, once] = behindDay.exec(behind) ?? [];
  if (words === undefined) return undefined;
  if (fortnight || fortnightly) return weeks(1, 2);
  if (once) return weeks(1, once.toLowerCase() === 'month' ? 4 : 2);
  return weeks(1, ranks[every?.toLowerCase() ?? ''] ?? 2);
}

interface TurnAt {
  turn: Turn;
  from: number;
  to: number;
}

const unit = String.raw`(?:\s*(days?|nights?|shifts?|weeks?|wks?))?`;
const rosterWords = new RegExp(
  String.raw`\b${number}${unit}\s+on\b[^.\d]{0,12}?\b${number}${unit}\s+off\b`,
  'i',
);
/** "Fridays one on one off" is of Fridays, and no roster. */
const ofDay = /\b(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?s?,? $/i;
const farAway = /\b(?:fifo|fly|flies|swings?|dido)\b/i;

/** The days off of a roster: 4 of 8 days of "4 on, 4 off", one of three weeks of "FIFO, 2 and 1". */
export function rosterIn(text: string): TurnAt | undefined {
  const found = rosterWords.exec(text);
  if (!found || ofDay.test(text.slice(0, found.index))) return undefined;
  const [words, on, unitOn, off, unitOff] = found;
  const of = figure(on) + figure(off);
  const said = unitOff ?? unitOn;
  const isWeeks = said ? /^w/i.test(said) : figure(on) < 4 && farAway.test(text);
  const turn: Turn = { on: figure(off), of, per: isWeeks ? 'week' : 'day' };
  return { turn, from: found.index, to: found.index + words.length };
}

/** "14 on, 7 off" is one week in three. */
export const asWeeks = (turn: Turn): Turn =>
  turn.per === 'day' && turn.on % 7 === 0 && turn.of % 7 === 0
    ? { ...turn, on: turn.on / 7, of: turn.of / 7, per: 'week' }
    : turn;

const weekWords = new RegExp(
  String.raw`\b(?:${often} weeks?|${number} weeks? (?:in|out of)(?: every)? ${number}|(week about|week on,? week off|fortnight about))\b`,
  'i',
);

/** "Every second week", "one week in three": said of the days that follow. */
export function turnOfWeeks(text: string): TurnAt | undefined {
  const found = weekWords.exec(text);
  if (!found) return undefined;
  const [words, every, , on, of] = found;
  const turn = on ? weeks(figure(on), figure(of)) : weeks(1, ranks[every?.toLowerCase() ?? ''] ?? 2);
  return turn && { turn, from: found.index, to: found.index + words.length };
}

const nextOne =
  /\b(?:next (?:one|time|free one)|first one|this one|starting|starts?|as of|counting from|from)\b[^.;]{0,30}$/i;

/** "The next one is 12 December": a day on which a turn holds. */
export function firstDayOf(text: string, today: number): string | undefined {
  const date = dateIn(text);
  if (!date || !nextOne.test(text.slice(0, date.from))) return undefined;
  return isoOf(dayFor(date.month, date.day, today));
}

const endWords = /\b(?:until|till?|up to)\s+(?:the )?(end of )?(?:the )?(?:\p{L}+day,? )?(?:the )?$/iu;
const dayMs = 86_400_000;

/** "Until 26 February", "till March": the first day on which times are no longer free, and the place of its words. */
export function endIn(text: string, today: number): { date: string; from: number; to: number } | undefined {
  const date = dateIn(text);
  const said = date ?? monthIn(text);
  const lead = said && endWords.exec(text.slice(0, said.from));
  if (!(said && lead)) return undefined;
  const first = dayFor(said.month, said.day, today);
  const at = new Date(first * dayMs);
  const next = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1) / dayMs;
  return { date: isoOf(date ? first + 1 : lead[1] ? next : first), from: lead.index, to: said.to };
}

const startWords =
  /\b(?:from|starting|as (?:of|from)|not (?:before|until|till)|only after|once)\s+(?:the )?(?:start of |late |mid |early |about |next |(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?,? )*(?:the )?$/i;
const onwards = /^\s*(?:on|onwards?|forward)\b(?!\s*(?:mon|tue|wed|thu|fri|sat|sun|week|a|the|my))/i;
const ends = /^\s*(?:\d{4}\s*)?(?:to|-|–|and|until|till?|through|thru)\b/i;

/** "From February when she starts school", "February on": the first day on which times are free. */
export function startIn(text: string, today: number): { date: string; from: number } | undefined {
  const date = dateIn(text) ?? monthIn(text);
  if (!date) return undefined;
  const { from, to } = date;
  const behind = text.slice(to);
  if (ends.test(behind) || !(startWords.test(text.slice(0, from)) || onwards.test(behind))) return undefined;
  return { date: isoOf(dayFor(date.month, date.day, today)), from };
}
