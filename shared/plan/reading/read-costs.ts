import { briefly } from './briefly.ts';
import { countIn } from './count-words.ts';
import { amountsOf, hoursIn } from './read-amounts.ts';
import type { Fact, RunningCost, UnitCost } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** What the customer's work costs them: one thing, a room, fuel. Their own figure comes before any of ours. */

interface Sum {
  cents: number;
  from: number;
  to: number;
}

const bare = /(?<![\d.,:$£€\p{L}-])[$£€]?(\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\.\d)(?:\s?(c)(?!\p{L}))?/gu;
const mostCents = 100_000;

/** Sums in a sentence, with a sign or without one. */
function sumsIn(sentence: ReadSentence): Sum[] {
  const known = amountsOf(sentence)
    .filter(({ strength }) => strength >= 2)
    .map(({ cents, from, to, item, per }) => {
      const text = sentence.text.slice(from, to);
      const number = /[\d.,]*\d/.exec(text);
      const isTimed = item !== undefined || per !== undefined;
      const end = number
        ? number.index + number[0].length
        : (/\b(?:dollars?|bucks|quid)\b/i.exec(text)?.index ?? text.length);
      return { cents, from, to: isTimed ? from + end : to };
    });
  const more = [...sentence.text.matchAll(bare)]
    .map((found) => ({
      cents: Math.round(Number(found[1]) * (found[2] ? 1 : 100)),
      from: found.index,
      to: found.index + found[0].length,
    }))
    .filter(({ from, to }) => !known.some((one) => one.from < to && one.to > from));
  return [...known, ...more].toSorted((one, other) => one.from - other.from);
}

const costVerb =
  /\b(?:costs?(?: me| us| of| about| around)?|costing|come to|comes to|works? out (?:at|to)|sets me back|is around|are around|are about|is about|are near enough|to make)\b/i;
const goods =
  /\b(?:ingredients?|materials?|fabric|packaging|parts|leather|buckles?|wood|timber|wax|wicks?|yarn|wool|clay|glaze|flour|food|chocolate|straw|spawn|electric|sand|cement|paint|ink|paper|soil|pots?|seeds?|beads?|resin|oils?|fruit|bottles?|jars?|labels?|boxes|thread|vinyl|foam|steel|stock|supplies|product|products|each one|a bottle|a jar|one)\b/i;
/** A cost that is not that of one thing. */
const otherCost =
  /\b(?:insurance|course|licen[cs]e|rego|rent|rents|hire|van|car|machine|mower|oven|vacuum|autoclave|laptop|stall|room|hall|kitchen|chair|leak|once|fine|fee|permit|test|saved|tip|wages?|power bill|new one|a new|second hand|others?|shops?|they charge|market charges?|going rate)\b/i;
const perUnit =
  /^\s*(?:bucks|dollars?|quid)?\s*(?:each\b|(?:an?|per|for an?|for one|for each|for|\/)\s*(?:(?<count>\d{1,4}|two|three|four|five|six|ten|twelve|dozen)\b\s*)?(?<unit>[\p{L}-]{2,16})?)/iu;
const timeUnit =
  /^(?:h|hr|hrs|hour|day|week|wk|fortnight|month|year|yr|market|saturday|sunday|weekend|night|time|it|that|the|me)s?$/i;
const small = /(?<![\d.])(\d{1,2})\s?c\b/g;

function unitCostIn(
  sentence: ReadSentence,
  sums: readonly Sum[],
): { value: UnitCost; at: number } | undefined {
  const { text } = sentence;
  for (const sum of sums) {
    if (sum.cents < 5 || sum.cents > mostCents) continue;
    const clause = clauseAround(sentence, sum.from);
    const before = text.slice(clause.from, sum.from);
    const behind = text.slice(sum.to, Math.min(text.length, sum.to + 60));
    if (otherCost.test(before) || /^\s*(?:%|percent|k\b|grand|hours?|hrs|minutes|mins|km)/i.test(behind))
      continue;
    const makes = /^\s*(?:dollars?|bucks)?\s*to make\b/i.test(behind);
    const isCost =
      makes ||
      (costVerb.test(before) && (/\bcost/i.test(before) || goods.test(before))) ||
      /\bcost/i.test(before) ||
      new RegExp(
        String.raw`^\W*(?:and\s+)?(?:the\s+|my\s+)?(?:${goods.source})(?:\s+(?:and|n|&)\s+\p{L}+)?\s+(?:about|around|roughly)?\s*[$£]?$`,
        'iu',
      ).test(before);
    if (!isCost) continue;
    const found = perUnit.exec(behind);
    const { count, unit } = found?.groups ?? {};
    const number = count === undefined ? 1 : /^dozen$/i.test(count) ? 12 : (countIn(count) ?? 1);
    if (unit && timeUnit.test(unit)) continue;
    // "A bottle costs me $2.90", "costs of a bar incl box are $1.85".
    const subject =
      /(?:^|\b(?:an?|one|each|per|every)\s+)([\p{L}-]{3,14})\s+(?:costs?|is costing|sets me back)\b/iu.exec(
        before,
      )?.[1] ??
      /\bcosts? of an? ([\p{L}-]{3,14})\b/iu.exec(before)?.[1] ??
      /\bcosts? me (?:about |around )?[\d.$]* ?(?:an?|per) ([\p{L}-]+)/iu.exec(text)?.[1];
    const isNamed =
      unit !== undefined ||
      /^\s*each\b/i.test(behind) ||
      makes ||
      subject !== undefined ||
      /\bcosts? me\b/i.test(before);
    if (!isNamed) continue;
    const more = [...text.slice(sum.to).matchAll(small)].reduce(
      (total, [, cents]) => total + Number(cents),
      0,
    );
    const name = (unit ?? subject)?.toLowerCase();
    const isUnit =
      name !== undefined && !/^(?:small|big|job|that|one|ingredients?|materials?|food|it)$/.test(name);
    const what = new RegExp(
      String.raw`(?:${goods.source})(?:(?:,|\s+and|\s+n)\s+[\p{L} ]{3,20}?)?(?=\s+(?:costs?|come|is|are|about|around))`,
      'iu',
    ).exec(before)?.[0];
    return {
      value: {
        cents: Math.round((sum.cents + more) / number),
        ...(isUnit && { unit: name }),
        ...(what && !/^(?:one|a |each)/i.test(what) && { what: what.toLowerCase() }),
      },
      at: sum.from,
    };
  }
  return undefined;
}

/** What one of their things costs them: "ingredients are $2.60 a loaf, power about 60c". */
export function readUnitCost(sentences: readonly ReadSentence[]): Fact<UnitCost> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    if (!/\bcost|\bto make\b/i.test(sentence.text) && !goods.test(sentence.text)) continue;
    const found = unitCostIn(sentence, sumsIn(sentence));
    if (!found) continue;
    return factIn(sentence, { id: 'unit-cost', value: found.value, ...briefly(sentence, found.at) });
  }
  return undefined;
}

const rentedNoun =
  /\b((?:\p{L}+ )?(?:kitchen|room|hall|stall|chair|shed|studio|space|spot|pitch|workshop|salon|booth|pool|court|centre|center|table at the market|site fee|stand))\b/iu;
const rentWord = /\b(?:rents?|renting|hire|hiring|lease)\b/i;
const runningNoun =
  /\b(fuel|petrol|diesel|insurance|website|software|phone|internet|electricity|power|water|laundry|postage|advertising|storage|bookkeeper|vehicle|rego|gas|feed|membership|subscription|an ad in the (?:local )?paper)\b/i;
const perTime =
  /^\s*(?:dollars?|bucks|quid)?\s*(?:(?:an?|per|each|every|the|for an?|for|\/)\s*(h|hr|hour|day|morning|afternoon|night|week|wk|fortnight|month|quarter|year|yr|session|time|market|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*)\b|(weekly|fortnightly|monthly|pw|p\/w|pm|pa)\b)/i;
const periods: Readonly<Record<string, RunningCost['per']>> = {
  h: 'hour',
  hr: 'hour',
  hour: 'hour',
  day: 'day',
  morning: 'time',
  afternoon: 'time',
  night: 'time',
  week: 'week',
  wk: 'week',
  fortnight: 'fortnight',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  yr: 'year',
  session: 'time',
  time: 'time',
  market: 'time',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  pw: 'week',
  'p/w': 'week',
  pm: 'month',
  pa: 'year',
};
/** The customer lets it out, or has only heard of it. */
const noRent =
  /\b(?:rent|hire|lease)(?:ing)?(?: \p{L}+){0,2} out\b|\bno rent\b|\brent free\b|\bdo not pay\b|\bi (?:could|can) rent\b|\bsays? i can rent\b|\bmy rent is\b|\brent (?:of|for) (?:my|our) (?:house|flat|unit|home|place)\b|\bmortgage\b/iu;
const hoursOfRoom = /\b(?:need|use|book|take|for)\b/i;
const inMonth: Readonly<Record<string, number>> = { week: 52 / 12, fortnight: 26 / 12, month: 1 };

function costAt(sentence: ReadSentence, sum: Sum): RunningCost | undefined {
  const { text } = sentence;
  const behind = text.slice(sum.to);
  const period = perTime.exec(behind);
  const clause = clauseAround(sentence, sum.from);
  const before = text.slice(Math.max(0, sum.from - 70), sum.from);
  const near = text.slice(Math.max(clause.from, sum.from - 60), sum.from);
  const places = [...before.matchAll(new RegExp(rentedNoun.source, 'giu'))];
  const rented = rentWord.test(before) || /\brented\b/i.test(before) ? places[0] : places.at(-1);
  const name = (period?.[1] ?? period?.[2])?.toLowerCase();
  const per = name === undefined ? undefined : (periods[name] ?? 'time');
  if (
    noRent.test(text.slice(clause.from, clause.to)) ||
    /\b(?:charge|i[’']d charge|my price|earn|pays? me|wage|sell|clean|i work|working|job|shifts?)\b/i.test(
      near,
    )
  )
    return undefined;
  const isStall = rented !== undefined && /stall|booth|pitch|spot|stand|site fee/i.test(rented[1] ?? '');
  const isNext =
    rented &&
    /^\W*(?:is|at|for|costs?|about|around)?\W*$/i.test(before.slice(rented.index + rented[0].length));
  const isPlace =
    rented &&
    (isNext ||
      rentWord.test(text) ||
      /\b(?:in|at|for|is|costs?|from)\b/i.test(
        before.slice((rented.index ?? 0) + (rented[0]?.length ?? 0) - 1),
      ) ||
      per === 'hour');
  if (rented && isPlace && (per !== undefined || isStall)) {
    const what = (rented[1] ?? '')
      .toLowerCase()
      .replace(/^(?:an?|the|my|our|in|at|one|is|as|rent|their|her|his|and|could|use|can|small|of)\s+/, '');
    return { what, kind: 'rent', cents: sum.cents, per: per ?? 'time' };
  }
  const follows = new RegExp(
    String.raw`^.{0,24}?\b(?:on|for|in) (?:my )?(?:${runningNoun.source})`,
    'i',
  ).exec(behind);
  const running =
    [...near.matchAll(new RegExp(runningNoun.source, 'gi'))].at(-1) ??
    (follows && /\b(?:spend|costs?|pay)\b/i.test(near) ? Object.assign(follows, { index: 0 }) : undefined);
  if (
    running &&
    per !== undefined &&
    per !== 'hour' &&
    !/\b(?:clear|after|before|less) (?:of )?$/i.test(near.slice(0, running.index))
  )
    return { what: (running[1] ?? '').toLowerCase(), kind: 'running', cents: sum.cents, per };
  return undefined;
}

const mostCosts = 6;

/** Rent and other costs that come by the hour, the week or the month. */
export function readRunningCosts(sentences: readonly ReadSentence[]): Fact<RunningCost>[] {
  const facts: Fact<RunningCost>[] = [];
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  content.forEach((sentence, index) => {
    for (const sum of sumsIn(sentence)) {
      if (facts.length >= mostCosts || sum.cents < 100 || sum.cents > 500_000) continue;
      const cost = costAt(sentence, sum);
      if (!cost || facts.some(({ value }) => value.what === cost.what)) continue;
      const next = content[index + 1];
      const booked =
        cost.per === 'hour'
          ? [sentence, ...(next ? [next] : [])]
              .filter(({ text }) => hoursOfRoom.test(text))
              .flatMap(hoursIn)
              .find(({ per, low }) => per !== undefined && per in inMonth && low <= 60)
          : undefined;
      const hoursPerMonth = booked && Math.round(booked.low * (inMonth[booked.per ?? ''] ?? 1) * 10) / 10;
      facts.push(
        factIn(sentence, {
          id: `cost:${sentence.index}:${sum.from}`,
          value: { ...cost, ...(hoursPerMonth !== undefined && { hoursPerMonth }) },
          ...briefly(sentence, sum.from),
        }),
      );
    }
  });
  return facts;
}
