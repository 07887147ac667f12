import { briefly } from './briefly.ts';
import { countIn, countWords } from './count-words.ts';
import type { Fact, MostFact, Reading } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** The most that the customer can or will sell, and the months in which they sell nothing. */

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d)?|${countWords}|a dozen)`;
const thing = String.raw`(?:(?!(?:and|at|but|to|am|pm|so|then)\b)[\p{L}’'/-]+\s+){0,5}?`;
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const period = `(?:day|night|week|wk|fortnight|month|year|weekend|season|${weekday})`;
/** "12 shelves a week", "4 in a day", "three in a month", "3 callouts on a Friday". */
const rate = new RegExp(
  String.raw`(?<![$£€\d.,:/])\b(?<count>${number})(?:\s?(?:-|–|to|or)\s?(?<high>${number}))?(?![\d:%]|\.\d|\s?[ap]\.?m\b)\s+(?<of>${thing})(?:an?|per|each|every|in (?:an?|the|one|any)|in any one|\/|of an?|on an?|this)\s*(?<per>${period})\b`,
  'giu',
);
/** "On a good week I get 12 reeds", "best month was 95 kg". */
const periodFirst = new RegExp(
  String.raw`\b(?:an?|my|our|one|any|in|per|each|every|best|good|full|busy|whole|the)\s+(?:\p{L}+\s+)?(?<per>${period})\b(?:(?![.;!?]|\b(?:and|but)\b)[^$£€\d]){0,50}?(?<![$£€\d.,:])\b(?<count>${number})(?:\s?(?:-|–|to|or)\s?(?<high>${number}))?\b(?![.:]\d|\s*(?:%|dollars|bucks|hours?|hrs|[ap]m|an hour))`,
  'giu',
);
const negative =
  "can[’']?t|cannot|can not|could ?n[’']?t|could not|won[’']?t|wont|will not|would not|wouldn[’']?t|don[’']?t|do not|not|never|i[’']?d not";
/** Words before the number that make it the most. */
const before = new RegExp(
  String.raw`\b(?:(?:${negative})\s+(?:\p{L}+\s+){0,4}(?:more|over|past)(?:\s+than)?|no more than|at (?:the )?most|max(?:imum)?(?: of| is)?|(?:the )?most (?:(?:i|we)(?:[’'](?:d|ll|ve))?|is|that|you|my|our|of)[^.;,$]{0,40}|capped? (?:it )?at|limit(?:ed)? (?:is|of|to)|my limit[^.;,$]{0,12}|tops? out at|capacity(?: is| of)?|(?:bench )?(?:room|space|time) for|only(?: ever)?(?: (?:do|make|fit|manage|take|get|have|turn out|finish|store|hold))?|(?:\b(?:i|we)\s+|^\s*)(?:can|could)(?: only| just| about| maybe| probably| ever)*\s+(?!(?:charge|sell for|earn|pay|give|get by|live|spend|afford)\b)\p{L}+(?: in| on| out| up| with| through)?|(?:i|we) (?:manage|only)|(?:racks?|shed|kiln|oven|room|shelf|shelves|freezer|trailer|van|bench|load)\s+(?:will\s+)?(?:only\s+)?(?:holds?|fits?|takes?)|seats|licen[cs]ed for|approved for|allowed|so)\s*(?:about|around|roughly|maybe|only|just|of)?\s*$`,
  'iu',
);
/** Words behind the number that make it the most. */
const behind =
  /^[^.;!?$]{0,50}?(?:\bnot? (?:one )?(?:a \p{L}+ )?(?:more|over|further)\b|\bat (?:the )?(?:very )?most\b|\bmax(?:imum)?\b|\btops\b|\bis (?:all|everything|plenty|enough|what|as much as|as many as|(?:comfortable and )?(?:the|my|our) (?:most|limit|cap|max|ceiling|upper|\p{L}+ full))|\bthat[’']?s (?:all|it|what|my|the|our|as many|as much|plenty|me full|biology)\b|\b(?:the|my|our) (?:limit|ceiling|cap|capacity|upper)\b|\bflat out\b|\bif (?:nothing else|i try)\b|\b(?:and|then) (?:i[’']?m|we[’']?re|im) (?:full|done|stuffed)\b|\b(?:would|could) not (?:do|have \p{L}+) more\b|\bnever more\b|\bcan[’']?t do (?:any )?more\b|\bno more\b)/iu;
/** The count is of what a buyer takes, pays or has, and not of the customer's work. */
const others =
  /\b(?:takes?|buys?|wants?|orders?|ordered|needs?|pays?|offers?|gets?|they|she|he|customers?|clients?|council (?:wants|says)|manager)\b[^.;]{0,40}$/iu;
const isTime =
  /^(?:hours?|hrs?|minutes?(?! of)|mins?|days?|nights?|weeks?|months?|years?|shifts?|times?|sessions?|dollars?|bucks|kms?|people at work|evenings?|mornings?|afternoons?)\b/iu;
const isDay = /^days?\b/i;
const daysAWeek = new RegExp(
  String.raw`\b(${number})\s+(?:full\s+)?(?:days?|nights?)(?:\s+(?:a|per|each)\s+week|\s+(?:free|only)|(?=\s*(?:[,;.)]|$|because|for|at|though|,)))`,
  'iu',
);
const namedDays = new RegExp(String.raw`\b${weekday}\b`, 'giu');
const countOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : /dozen/i.test(text) ? 12 : countIn(text.replaceAll(',', ''));

const perOf = (name: string): MostFact['per'] =>
  /^(?:day|night)/i.test(name)
    ? 'day'
    : /^fortnight/i.test(name)
      ? 'fortnight'
      : /^month/i.test(name)
        ? 'month'
        : /^(?:year|season)/i.test(name)
          ? 'year'
          : 'week';

interface Limit {
  sentence: ReadSentence;
  found: RegExpExecArray;
  isFirst: boolean;
}

function limitOf({
  sentence,
  found,
  isFirst,
}: Limit): { value: MostFact; at: number; to: number } | undefined {
  const { text } = sentence;
  const { count: low, high, per = '', of = '' } = found.groups ?? {};
  const count = countOf(high ?? low);
  const at = found.index + found[0].lastIndexOf(low ?? '');
  const to = found.index + found[0].length;
  const lead = text.slice(0, isFirst ? at : found.index);
  const follows = behind.test(text.slice(to, to + 90));
  const isLed = before.test(lead.slice(-90));
  // "120 pieces a day, two days": what a week of theirs holds.
  const isWeek =
    /^(?:day|night)/i.test(per) &&
    /^\s*,\s*(?:\p{L}+|\d) (?:days|nights)\b/iu.test(text.slice(to)) &&
    !/\b(?:work|job|shift|wage)/i.test(text);
  const isStrong =
    follows || /\b(?:more than|over|most|max\w*|limit\w*)\b[^.;,]{0,12}$/i.test(lead.slice(-60));
  if (count === undefined || !(isLed || follows || isWeek)) return undefined;
  // "No more than 3 of those mornings in a week" are times, and no sales.
  const thingOf = of.replace(/^(?:of )?(?:those|these|the|my|such) /i, '');
  if (isTime.test(thingOf) && !(isDay.test(of) && isStrong && perOf(per) !== 'day')) return undefined;
  if (/\bto\s*$/i.test(text.slice(0, at)) || /^\.\d/.test(text.slice(at + (low?.length ?? 0))))
    return undefined;
  if (isFirst && isTime.test(text.slice(at + (low?.length ?? 0)).trim())) return undefined;
  if (others.test(lead.slice(-50)) && !/\b(?:i|we)\b[^.;]{0,40}$/i.test(lead)) return undefined;
  if (
    /\bso\s*$/i.test(lead) &&
    !/\b(?:only|just|limit|wrists?|knees?|back|eyes|thumbs|hands|evenings?|sundays|saturdays|\d (?:to|till) \d)\b/i.test(
      text,
    )
  )
    return undefined;
  const unit = of.replace(/\b(?:finished|done|about|or so|of|more)\b/gi, '').trim();
  return { value: { count, per: perOf(per), ...(unit && { of: unit.toLowerCase() }) }, at, to };
}

function mostIn(sentence: ReadSentence): { fact: Fact<MostFact>; to: number } | undefined {
  for (const pattern of [rate, periodFirst])
    for (const found of sentence.text.matchAll(pattern)) {
      const limit = limitOf({ sentence, found, isFirst: pattern === periodFirst });
      if (!limit) continue;
      const clause = clauseAround(sentence, limit.at);
      const place = clause.to - clause.from > 90 ? briefly(sentence, limit.at) : clause;
      return { fact: factIn(sentence, { id: 'most', value: limit.value, ...place }), to: limit.to };
    }
  return undefined;
}

/** Days of the week behind a limit of a day: ", two days", "Mon and Fri", "Sat only". */
function daysNear(text: string): number | undefined {
  const count = countOf(daysAWeek.exec(text)?.[1]);
  if (count !== undefined) return count;
  const named = new Set([...text.matchAll(namedDays)].map(([name]) => name.slice(0, 3).toLowerCase()));
  return named.size > 0 ? named.size : undefined;
}

/** "I can do 4 in a day, I've got two days a week": a limit of a day is one of the week where the days are said. */
export function readMost(sentences: readonly ReadSentence[]): Fact<MostFact> | undefined {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const all = content.flatMap((sentence) => {
    const found = mostIn(sentence);
    if (!found) return [];
    const { fact, to } = found;
    if (fact.value.per !== 'day') return [fact];
    const days =
      daysNear(sentence.text.slice(to)) ??
      daysNear(sentence.text) ??
      content.map(({ text }) => countOf(daysAWeek.exec(text)?.[1])).find((count) => count !== undefined);
    const isWeek = days !== undefined && days <= 7;
    return [
      isWeek
        ? { ...fact, value: { ...fact.value, count: fact.value.count * days, per: 'week' as const } }
        : fact,
    ];
  });
  return all.find(({ value }) => value.per !== 'day') ?? all[0];
}

const names = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec'.split('|');
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const range = new RegExp(
  String.raw`\b(${month})\s*(?:(?:through )?to|till?|until|through|thru|-|–)\s*(?:the end of\s+)?(${month})|\b(${month})`,
  'giu',
);
/** Months in a row: "June July August", "Jan or Feb", "May til August", "June, July and August". */
const row = new RegExp(
  String.raw`(?<!\p{L})${month}(?:(?:\s*(?:,|&|-|–|\/)\s*(?:and |or )?|\s+(?:and|or|nor|n|to|til|till|until|through|thru)\s+(?:the end of\s+)?|\s+)${month})*`,
  'giu',
);
const season =
  /\b(?:over|in|all|during|through|every|each|the|for)\s+(?:the\s+)?(?:whole\s+(?:of\s+)?)?(?:(winter|wet season|wet)|(summer)|(autumn)|(spring))\b/giu;
const seasonMonths: readonly (readonly number[])[] = [
  [6, 7, 8],
  [12, 1, 2],
  [3, 4, 5],
  [9, 10, 11],
];
const refusal =
  /\b(?:don[’']?t|do not|dont|can[’']?t|cannot|cant|won[’']?t|wont|doesn[’']?t|never|nothing|nobody|none|no|not|nil|stop|stops|quit|quits|shut|shuts|closed?|closes|dead|off|except|bar|apart from)\b/iu;
/** One month alone is off only with a word of work. */
const working =
  /\b(?:work|do|sell|open|trade|run|go|take|make|get|climb|board\w*|touch|sales|orders|jobs|bookings|shut|closed?|off|nothing|nobody|stop|dead|dive|paint|bake|shear|carve|guide|operate|teach|lessons|classes|tours|during|income|honey|eggs|fruit|fish)\b/iu;
const notOff =
  /\b(?:until|till|before|by|start\w*|begin|finish\w*|later than|since|after|renew\w*|due|expires?|register\w*|deadline|exams?|order(?:ed)?|wedding|married|concert|moved?|away|holiday|overseas)\b/iu;
const only =
  /\b(?:only|just|season(?: is| runs)?|open|run|runs|work|sell|available|flowers|produce|grow|pick|harvest|lay|comes?)\b[^.;]{0,30}$/iu;
const isHalf = /\b(?:week|first|last|early|mid|late|\d{1,2}(?:st|nd|rd|th)?)\s+(?:of\s+|in\s+)?$/iu;

const indexOf = (name: string): number =>
  names.findIndex((one) => new RegExp(`^(?:${one})`, 'i').test(name)) + 1;

function monthsOf(text: string): number[] {
  const found = new Set<number>();
  for (const [, from, to, one] of text.matchAll(range)) {
    if (one) found.add(indexOf(one));
    if (from && to)
      for (let at = indexOf(from), steps = 0; steps < 12; at = (at % 12) + 1, steps += 1) {
        found.add(at);
        if (at === indexOf(to)) break;
      }
  }
  return [...found];
}

const complement = (months: readonly number[]): number[] =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((one) => !months.includes(one));

const fromUntil = new RegExp(
  String.raw`\bfrom (${month})[^.;]{0,12}\b(?:can[’']?t|cant|don[’']?t|dont|won[’']?t|no|nothing|stop)\b[^.;]{0,30}\b(?:until|till?|to)\s+(?:the\s+)?(?:end of\s+)?(${month})`,
  'iu',
);

/** A firm that closed once, and what happened to a person. */
const happened =
  /\bboss\b|\b(?:shut|closed) (?:on us|down)\b|\b(?:that|they|it|mob|shop|salon|sawmill|factory|warehouse|company|firm|place)\b[^.;]{0,30}\b(?:shut|closed)\b|\b(?:factory|warehouse|company|sawmill|mill|mine|plant|depot|employer)\b[^.;]{0,12}\b(?:shut|close|closing)\b|\b(?:put|laid|fell|got|knocked)\b[^.;]{0,12}\boff\b|\bnobody who\b|\boff (?:without|with) pay\b|\barrives? dead\b/iu;

/** "No evening jobs in winter", "don't do ceiling spaces Dec to March": only a part of the work. */
function isWhole(words: string): boolean {
  const count = words.trim().split(/\s+/).length;
  if (/\b(?:evening|night|weekend|outdoor|outside|big|small)\b/i.test(words)) return false;
  return count <= (/^(?:nothing|nobody)/i.test(words) ? 6 : 4) && !/\bdo \p{L}+ \p{L}+/iu.test(words);
}

/** Months behind a word of nothing, or all but those behind "only". */
function offIn(sentence: ReadSentence): { months: number[]; from: number; to: number } | undefined {
  const { text } = sentence;
  // "From May I can't dry a thing until end of August".
  const long = fromUntil.exec(text);
  if (long)
    return {
      months: monthsOf(`${long[1]} to ${long[2]}`),
      from: long.index,
      to: long.index + long[0].length,
    };
  for (const found of text.matchAll(row)) {
    const months = monthsOf(found[0]);
    const from = found.index;
    const lead = text.slice(0, from);
    const rest = text.slice(from + found[0].length);
    if (months.length === 0 || months.length === 12 || isHalf.test(lead.slice(-24)) || /^\s+\d/.test(rest))
      continue;
    // "may" is a verb unless it is with other months or after a word of time.
    if (/^may$/i.test(found[0].trim()) && !/\b(?:in|during|all|since|until|till?|by|for)\s+$/i.test(lead))
      continue;
    const clause = clauseAround(sentence, from);
    const near = text.slice(Math.max(clause.from, from - 70), from);
    const cue = [...near.matchAll(new RegExp(refusal.source, 'giu'))].at(-1);
    const isNothing =
      cue !== undefined &&
      !happened.test(near) &&
      !notOff.test(near.slice(cue.index)) &&
      isWhole(near.slice(cue.index)) &&
      (months.length >= 2 || working.test(near.slice(cue.index)));
    const isAfter =
      /^\s*(?:(?!(?:and|you|start|but|flat)\b)\p{L}+\s+){0,2}?(?:is|are|i[’']?m|im|we[’']?re)?\s*(?:\b(?:off|closed|shut|dead|nothing|nope|no work|no sales|too (?:cold|hot|wet) so)\b)/iu.test(
        rest.slice(0, 40),
      );
    const place = { from: clause.from, to: Math.max(clause.to, from + found[0].length) };
    if (isNothing || isAfter) return { months, ...place };
    if (
      /\b(?:only|just)\b/i.test(near) &&
      only.test(near) &&
      months.length >= 2 &&
      !/\b(?:once|one|order|wants?|concert|wedding)\b/i.test(near)
    )
      return { months: complement(months), ...place };
  }
  for (const found of text.matchAll(season)) {
    const index = found.slice(1).findIndex((one) => one !== undefined);
    const clause = clauseAround(sentence, found.index);
    const near = text.slice(Math.max(clause.from, found.index - 60), found.index);
    const months = seasonMonths[index];
    if (
      months &&
      isWhole(near.slice(near.search(refusal))) &&
      !happened.test(near) &&
      refusal.test(near) &&
      working.test(near) &&
      !notOff.test(near)
    )
      return { months: [...months], from: clause.from, to: clause.to };
  }
  return undefined;
}

/** The calendar months in which they sell, where they name months without work; 1 is January. */
export function readOpenMonths(sentences: readonly ReadSentence[]): Reading['selling'] {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const found = offIn(sentence);
    if (!found) continue;
    const { from, to } = found;
    return factIn(sentence, { id: 'selling', value: { months: complement(found.months) }, from, to });
  }
  return undefined;
}
