import { countIn, countWords } from '../count-words.ts';
import type { Volume } from '../reading.ts';
import { onceIn, volumesIn } from './read-volume.ts';

/** How many an order is for, and how often: "2 kg of gum seed a month", "4 cats and 2 dogs every month". */

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d)?(?!\.?\d)|half an?|a dozen|two dozen|${countWords})`;
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|autumn|winter|easter|christmas|xmas)';
const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const often = String.raw`(?:(?<times>once|twice|three times|four times)\s+(?:an?|per|each|every)\s+|(?:an?|per|each|every|in an?|in the|by the|\/)\s*)(?:(?<many>2|3|4|6|two|three|four|six)\s+)?(?<second>second |other |2nd )?(?<unit>weeks?|wk|fortnight|months?|mth|quarter|term|school holidays?|years?|yr|season|${day}|${month})s?\b|\b(?<adverb>weekly|fortnightly|monthly|quarterly|yearly|annually)\b`;
const when = new RegExp(often, 'iu');
const amount = new RegExp(
  String.raw`(?<![$£€\d.,:/]|\bat |\bfor |wholesale |price |with |\d[^.;]{0,6} bout )\b(?<count>${number})(?![\d:%]|,\s\d|\s?(?:%|am\b|pm\b))(?<of>[^.;$£€]{0,60}?)\s*\b(?:${often})`,
  'iu',
);
const pair = new RegExp(
  String.raw`(?<![$£€\d.,])\b(?<one>${number})\s+[\p{L}-]+(?:\s[\p{L}-]+)?\s+and\s+(?<two>${number})\s+[\p{L}-]+(?:\s[\p{L}-]+)?\s+(?:${often})`,
  'iu',
);

const countOf = (text: string): number =>
  /^half an?$/i.test(text)
    ? 0.5
    : /^two dozen$/i.test(text)
      ? 24
      : /dozen/i.test(text)
        ? 12
        : (countIn(text.replaceAll(',', '')) ?? 1);

interface Often {
  per: Exclude<Volume['per'], 'once'>;
  times: number;
}

function oftenOf(groups: Record<string, string | undefined>): Often {
  const { times = '', many, second, unit = '', adverb = '' } = groups;
  const count = /^twice/i.test(times) ? 2 : /^three/i.test(times) ? 3 : /^four/i.test(times) ? 4 : 1;
  const name = (unit || adverb).toLowerCase();
  const per: Often['per'] = /^fortnight/.test(name)
    ? 'fortnight'
    : /^month|^mth/.test(name)
      ? 'month'
      : /^(?:quarter|term|school)/.test(name)
        ? 'quarter'
        : new RegExp(`^(?:year|yr|season|annual|${month}$)`, 'i').test(name)
          ? 'year'
          : 'week';
  const each = second ? 2 : many ? countOf(many) : 1;
  if (each === 1) return { per, times: count };
  if (per === 'week' && each === 2) return { per: 'fortnight', times: count };
  if (per === 'month') return { per: 'year', times: (12 / each) * count };
  return { per, times: count / each };
}

const clean = (text: string): string | undefined => {
  const of = text
    .replaceAll(
      /\b(?:more|or so|of|about|around|done|fresh|each|the|on|one|lot|roughly|just|my|them|for|in)\b|\([^)]*\)?/gi,
      ' ',
    )
    .replaceAll(/[^\p{L}\d -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  return of === '' || of.split(' ').length > 4 ? undefined : of;
};
const clock = /^\s*(?:minutes?|mins?|seconds?)\b/i;

/** How many a period; one each time where only the period is said. */
export function volumeOf(text: string): Volume | undefined {
  const both = pair.exec(text)?.groups;
  if (both) {
    const { per, times } = oftenOf(both);
    return { count: (countOf(both.one ?? '') + countOf(both.two ?? '')) * times, per };
  }
  const [known] = volumesIn(text);
  const found = amount.exec(text);
  if (known && (!found || known.from <= found.index)) {
    const { from: _from, to: _to, ...takes } = known;
    return takes;
  }
  if (found?.groups) {
    const { count = '', of = '' } = found.groups;
    const { per, times } = oftenOf(found.groups);
    if (clock.test(of) && !/audio|minutes? a month/i.test(`${of} ${text}`)) return undefined;
    const what = clean(of);
    return { count: countOf(count) * times, ...(what && { of: what }), per };
  }
  const alone = when.exec(text)?.groups;
  if (!alone) return undefined;
  const { per, times } = oftenOf(alone);
  return { count: times, per };
}

/** "14 singles at $120, one job": an order that is not repeated. */
export function onceOf(text: string): Volume {
  const found = onceIn(text);
  if (found) return { count: found.count, ...(found.of && { of: found.of }), per: 'once' };
  const said = new RegExp(
    String.raw`(?<![$£€\d.,])\b(${number})(?!\s?(?:%|am\b|pm\b|days?\b|[\d:%]))(?:\s+([\p{L}-]+))?`,
    'iu',
  ).exec(text);
  const of = said?.[2] && clean(said[2]);
  return { count: said ? countOf(said[1] ?? '') : 1, ...(of && { of }), per: 'once' };
}
