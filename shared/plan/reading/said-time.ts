import { countIn, countWords } from './count-words.ts';

/** How long something takes, as people write it: "50 min", "an hour and a quarter", "1 hr 15", "45 min up to an hour and a half". */

const count = String.raw`(?:\d{1,3}(?:\.\d+)?|${countWords}|one|an?)`;
const unit = String.raw`(?:h(?:ou)?rs?|min(?:ute)?s?|days)\b`;
const part = String.raw`(?:half|quarter)`;
/** "1 hr 15", "an hour twenty", "an hour and ten minutes": minutes behind the hours, and no number of other things. */
const minutesBehind = String.raw`(?:\s+and)?\s+(?:\d{2}|${countWords})(?:\s*min(?:ute)?s?\b|(?=\s*(?:[.,;:)\n]|$|and\b|for\b|each\b)))`;
const one = String.raw`(?:(?:three quarters|an? quarter) of an hour|half an hour|(?<![$£€\d.,])\b${count}(?: and (?:a )?half)?\s*-?${unit}(?:\s+and\s+(?:a\s+)?${part}\b|(?<=h(?:ou)?rs?)${minutesBehind})?|\bh(?:ou)?r\s+and\s+a\s+${part}\b)`;
const link = String.raw`\s*(?:-|–|up to|to|or|,(?=\s*h(?:ou)?r and))\s*`;

/** One time, or the lower and the higher one. */
export const timeSaid = String.raw`(?:(?<![$£€\d.,])\b${count}${link}(?=${count}\s*-?${unit})${one}|${one}(?:${link}${one})?)(?<!(?<!takes?.{0,40})days)`;

const plain = (text: string): number =>
  /^an?$/i.test(text) || /^one$/i.test(text) ? 1 : (countIn(text) ?? 0);
const parts: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };

function hoursOfOne(text: string): number {
  if (/^three quarters/i.test(text)) return 0.75;
  if (/^an? quarter/i.test(text)) return 0.25;
  if (/^half an/i.test(text)) return 0.5;
  const found = new RegExp(
    String.raw`^(?<many>${count})?(?<half> and (?:a )?half)?\s*-?(?<unit>h(?:ou)?rs?|min(?:ute)?s?|days)(?:\s+and\s+(?:a\s+)?(?<part>${part})|(?:\s+and)?\s+(?<minutes>\d{2}|${countWords}))?`,
    'iu',
  ).exec(text);
  const { many = 'an', half, unit: of = '', part: more = '', minutes } = found?.groups ?? {};
  const whole = plain(many) + (half ? 0.5 : 0) + (parts[more] ?? 0) + (countIn(minutes) ?? 0) / 60;
  return /^m/i.test(of) ? whole / 60 : /^d/i.test(of) ? whole * 8 : whole;
}

/** Hours of a time that `timeSaid` found; the middle of two. */
export function hoursSaid(text: string): number {
  const found = [...text.matchAll(new RegExp(one, 'giu'))];
  const [first, second] = found.map(([said]) => hoursOfOne(said));
  if (first === undefined) return 0;
  if (second !== undefined) return (first + second) / 2;
  const low = new RegExp(String.raw`^(${count})${link}`, 'iu').exec(text)?.[1];
  // "4 to 5 hours": the unit of the second is that of the first.
  const isMinutes = /\bm/i.test(text.replace(/^.*\d\s*/, ''));
  return low === undefined || (found[0]?.index ?? 0) === 0
    ? first
    : (first + plain(low) / (isMinutes ? 60 : 1)) / 2;
}
