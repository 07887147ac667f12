import type { Fact, Reading } from './reading.ts';
import { clausesOf, factIn, type ReadSentence } from './text.ts';

/** The months in which the customer sells more and less, in their own words. They come before the season of the trade. */

const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|easter|christmas|xmas|new year)`;
const range = new RegExp(
  String.raw`\b(?<from>${month})\s?(?:to|-|–|until|till?|through|thru)\s?(?<to>${month})\b`,
  'gi',
);
const single = new RegExp(String.raw`\b${month}\b`, 'gi');
const season = /\b(summer|autumn|winter|spring|wet|dry)\b/gi;
const ofSeason: Readonly<Record<string, readonly number[]>> = {
  summer: [12, 1, 2],
  autumn: [3, 4, 5],
  winter: [6, 7, 8],
  spring: [9, 10, 11],
  wet: [11, 12, 1, 2, 3, 4],
  dry: [5, 6, 7, 8, 9, 10],
};
const opposite: Readonly<Record<string, string>> = {
  summer: 'winter',
  winter: 'summer',
  spring: 'autumn',
  autumn: 'spring',
};
const words = {
  // "School formal dresses in winter": an event that many buy for.
  busy: /\b(?:bus(?:y|iest)|flat out|peaks?|best months?|high season|formals?(?= (?:dress(?:es)?|wear|gown|hair|make-?up|suit))|deb balls?|(?:wedding|formal|show|race|graduation) season)\b/gi,
  quiet: /\b(?:quiet(?:est)?|dead|slow(?:est)?|slack|low season|off season)\b/gi,
} as const;
/** The months are next to the word: "July is dead", "busy from May to October". */
const [before, behind] = [14, 34] as const;
const untilThen = new RegExp(
  String.raw`\b(?:to|till?|until|before|after|since)\s+(?:the )?(?:end of )?${month}\b`,
  'gi',
);
/** Another's work, or a day that is full. */
const isOther =
  /\b(?:at (?:my|the) (?:job|work)|boss|employer|my (?:husband|wife|partner|son|daughter|sister|brother)|he|she|kids?|street|road|traffic|if|arrives?)\b|\?/i;
const mostMonths = 8;

const numberOf = (name: string): number => {
  const word = name.toLowerCase();
  if (word === 'easter') return 4;
  if (word === 'new year') return 1;
  return word.startsWith('xmas') || word.startsWith('christ') ? 12 : names.indexOf(word.slice(0, 3)) + 1;
};

/** "May" is a month with a capital, or between others; "may" is none. */
const isMonth = (word: string): boolean => word !== 'may';

function monthsIn(text: string, isNorth: boolean): number[] {
  const found: number[] = [];
  const rest = text.replaceAll(range, (words, ...parts) => {
    const { from = '', to = '' } = parts.at(-1) as Record<string, string>;
    const [first, last] = [numberOf(from), numberOf(to)];
    for (let at = 0; at <= (last - first + 12) % 12; at += 1) found.push(((first - 1 + at) % 12) + 1);
    return ' '.repeat(words.length);
  });
  const open = rest.replaceAll(untilThen, ' ');
  for (const [word] of open.matchAll(single)) if (isMonth(word)) found.push(numberOf(word));
  for (const [word] of open.matchAll(season)) {
    const name = word.toLowerCase();
    found.push(...(ofSeason[isNorth ? (opposite[name] ?? name) : name] ?? []));
  }
  return [...new Set(found)];
}

const next = new RegExp(
  String.raw`^\W*(?:(?:is|are|in|from|over|during|through|time|here)\s+|[=:]\s*)*(?:the )?(?:${month}|${season.source})`,
  'i',
);

/** The months that a word is said of: those right behind it, those in front of it, or those behind it. */
function monthsAt(text: string, at: number, end: number, isNorth: boolean): number[] {
  const [lead, rest] = [text.slice(0, at), text.slice(end, end + behind)];
  if (next.test(rest)) return monthsIn(rest, isNorth);
  const last = [...lead.matchAll(single), ...lead.matchAll(season)].at(-1);
  const isNear = last && at - (last.index + last[0].length) <= before;
  return isNear && !/\bthen\b/i.test(lead.slice(last.index))
    ? monthsIn(lead, isNorth)
    : monthsIn(rest, isNorth);
}

export function readBusyMonths(sentences: readonly ReadSentence[], isNorth: boolean): Reading['busyMonths'] {
  const told: Record<'busy' | 'quiet', number[]> = { busy: [], quiet: [] };
  let first: Fact<unknown> | undefined;
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const { text, from, to } of clausesOf(sentence)) {
      if (isOther.test(text)) continue;
      for (const kind of ['busy', 'quiet'] as const)
        for (const found of text.matchAll(words[kind])) {
          const months = monthsAt(text, found.index, found.index + found[0].length, isNorth);
          if (months.length === 0 || months.length > mostMonths) continue;
          told[kind].push(...months);
          first ??= factIn(sentence, { id: 'busy-months', value: told, from, to });
        }
    }
  }
  if (!first) return undefined;
  const sorted = (list: readonly number[]) => [...new Set(list)].toSorted((one, other) => one - other);
  const quiet = sorted(told.quiet);
  return { ...first, value: { busy: sorted(told.busy).filter((one) => !quiet.includes(one)), quiet } };
}
