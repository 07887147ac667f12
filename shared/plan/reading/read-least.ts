import { countIn, countWords } from './count-words.ts';
import { othersAsk } from './prices/not-own-price.ts';
import { priceBefore } from './read-pace.ts';
import type { Fact, LeastFact, PriceFact, TermFact } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** The smallest job or order that the customer takes. */

const number = String.raw`(?:\d{1,4}|${countWords})`;
const money = String.raw`(?:[A-Z]{1,3})?[$£€]\s?(?<cents>\d{1,3}(?:,\d{3})+|\d{1,5})(?![\d,]*\d)`;
const what = String.raw`(?:(?:charge|call[ -]?out|callout|call|order|job|spend|fee|visit|booking|invoice|of|is|for|would be|:|an?)\s*)*`;
const counts: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<count>${number})[ -](?<of>\p{L}{3,14})[ -](?:minimum|min\b\.?|at (?:the )?least)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:minimum|min\.?)\s+${what}(?<count>${number})\b(?:\s+(?<of>\p{L}{3,14}))?`,
    'giu',
  ),
  new RegExp(String.raw`\bat least\s+(?<count>${number})\s+(?<of>\p{L}{3,14})`, 'giu'),
];
const sums: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:minimum|min\b\.?|smallest job|nothing (?:under|below|less than)|no jobs? (?:under|below))\s*${what}${money}`,
    'giu',
  ),
  new RegExp(String.raw`${money}\s+(?:minimum|min\b|at (?:the )?least)`, 'giu'),
];
const noThing =
  /^(?:an?|the|to|of|and|or|for|if|is|each|years?|months?|weeks?|people|person|customers?|clients?|kms?|kilometres?|miles?|times?|notice|percent|wage|mins?|minutes?|per|dollars|bucks|in|on|at)$/iu;
const perPeriod = /^\s*(?:each\s+)?(?:a|per|every|an)\s+(?:week|wk|month|year|fortnight|day|quarter)\b/iu;
/** "Min call 120" is money. */
const ofMoney = /\b(?:charge|call[ -]?out|call|fee|spend|invoice)\b/iu;
/** A wage, a goal or a need of their own. */
const isOwnNeed = /\b(?:need|want|earn|wage|clear|goal|live on|notice|sleep|hours a week)\b/iu;

export function readLeast(
  sentences: readonly ReadSentence[],
  prices: readonly Fact<PriceFact>[],
): Fact<LeastFact>[] {
  const facts: Fact<LeastFact>[] = [];
  for (const sentence of sentences) {
    const { text, field, isSilent, index } = sentence;
    if (field !== 'content' || isSilent || text.includes('?')) continue;
    for (const pattern of [...counts, ...sums])
      for (const found of text.matchAll(pattern)) {
        if (othersAsk.test(text.slice(0, found.index))) continue;
        const { count, of, cents } = found.groups ?? {};
        const end = found.index + found[0].length;
        if (perPeriod.test(text.slice(end)) || (of !== undefined && noThing.test(of))) continue;
        if (isOwnNeed.test(text.slice(Math.max(0, found.index - 40), found.index))) continue;
        const isSum = count !== undefined && of === undefined && ofMoney.test(found[0]);
        const many = count === undefined || isSum ? undefined : countIn(count);
        const price = priceBefore(sentence, found.index, prices);
        // "At least 3 days before" is no job: only what is priced nearby is.
        if (many !== undefined && !price && !prices.some(({ value }) => isSame(value.unit, of))) continue;
        facts.push(
          factIn(sentence, {
            id: `least:${index}:${found.index}`,
            value: {
              ...(many !== undefined && { count: many }),
              ...(many !== undefined && of && { of: of.toLowerCase() }),
              ...((cents || isSum) && { cents: Number((cents ?? count)?.replaceAll(',', '')) * 100 }),
              ...(price && { priceId: price.id }),
            },
            from: found.index,
            to: end,
          }),
        );
      }
  }
  return facts.slice(0, 4);
}

const deposit =
  /\bdeposit\s+(?:would be|will be|is|of|to book is)\s+(?:\d{1,2} ?%|half|a (?:third|quarter))[^.;]{0,40}|\b\d{1,2} ?% deposit\b[^.;]{0,30}/iu;

/** "Deposit would be 30% to hold the date": what is paid in front. */
export function readDeposit(sentences: readonly ReadSentence[]): Fact<TermFact>[] {
  for (const sentence of sentences) {
    const found = sentence.field === 'content' && !sentence.isSilent && deposit.exec(sentence.text);
    if (found)
      return [
        factIn(sentence, {
          id: `term:deposit:${sentence.index}`,
          value: { kind: 'deposit' },
          from: found.index,
          to: found.index + found[0].length,
        }),
      ];
  }
  return [];
}

const isSame = (unit: string | undefined, of: string | undefined): boolean =>
  unit !== undefined && of?.toLowerCase().startsWith(unit.slice(0, 4).toLowerCase()) === true;
