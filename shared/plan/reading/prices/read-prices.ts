import type { Fact, PriceFact } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';
import { describePrice } from './describe-price.ts';
import { leastInList, likelyPrices, mayBePrice } from './likely-prices.ts';
import { isCardLine, type Listed, packsIn, priceOfLine, pricesElsewhere } from './list-prices.ts';
import { whenOf } from './price-time.ts';
import { termSpans } from './read-terms.ts';

const mostPrices = 16;

/** Between two prices: what is behind the first ends at the last comma or "and". */
const parting = /\b(?:and|or|n|plus|but|then)\b/gi;
const comma = /[,;](?!\d{3})/g;

function partAt({ text }: ReadSentence, from: number, to: number): number {
  const between = text.slice(from, to);
  // "mini 120, full inside and out 260": the comma parts, and the "and" belongs to the name.
  const last = [...between.matchAll(comma)].at(-1) ?? [...between.matchAll(parting)].at(-1);
  return last ? from + last.index : to;
}

/** "re-lead a door panel, about 300 by 900, $640;": the name starts the element of a list parted by semicolons. */
function elementLead(text: string, least: number, at: number): string {
  const element = text.slice(least, at).split(/[;:]/).at(-1) ?? '';
  const isParted = text.includes(';') || /:\s*\p{L}/u.test(text);
  return isParted && /,\s*[$£€]?$/u.test(element) ? (element.split(',')[0] ?? '') : '';
}

function factOf(
  sentence: ReadSentence,
  found: readonly Listed[],
  at: number,
  heading: string,
): Fact<PriceFact> {
  const { cents, highCents, unit, clause, from, to, pack, packOf } = found[at] as Listed;
  const previous = found[at - 1];
  const next = found[at + 1];
  const start = Math.max(clause.from, previous ? partAt(sentence, previous.to, from) : 0);
  const end = Math.min(
    Math.max(clause.to, to),
    next ? partAt(sentence, to, next.from) : sentence.text.length,
  );
  const lead = sentence.text.slice(start, from);
  const words = describePrice({
    before: /\p{L}/u.test(lead) ? lead : elementLead(sentence.text, previous?.to ?? 0, from),
    behind: sentence.text.slice(to, end),
    unit,
  });
  const { item, ...rest } = words;
  // "24 a fortnight" is how many, and no thing.
  const isCount = item !== undefined && /^\d+ (?:an?|per|each|every)\b/i.test(item);
  // "an indexable page" is the unit, and not a thing besides.
  const bare =
    item &&
    !isCount &&
    !unit?.includes(item.toLowerCase()) &&
    !(unit && item.startsWith(unit.split(' ').at(-1) ?? ' '))
      ? words
      : rest;
  const before =
    previous && pack !== undefined
      ? /\p{L}{3,}(?=\s|$)/u.exec(
          sentence.text
            .slice(0, previous.from)
            .split(/[,;:.]/)
            .at(-1) ?? '',
        )?.[0]
      : undefined;
  const ofPack =
    packOf ??
    words.packOf ??
    describePrice({ before: lead.replace(/\b(?:set|pack|lot|box|card) of\b.*$/i, ''), behind: '', unit })
      .item ??
    before;
  return factIn(sentence, {
    id: `price:${sentence.index}:${from}`,
    value: {
      cents,
      ...(highCents && { highCents }),
      ...(unit && { unit }),
      of: clause.text.trim().slice(0, 60),
      ...(pack === undefined ? bare : { pack, ...(ofPack && { packOf: ofPack.toLowerCase() }) }),
      when: whenOf({
        before: sentence.text.slice(Math.max(0, from - 60), from),
        clause: clause.text,
        sentence: sentence.text,
        heading,
      }),
    },
    from: clause.from,
    to: Math.max(clause.to, to),
  });
}

const signs = /(?:US|NZ|AU|A|CA)?\$|[£€]/g;

/** A sum in another currency than most of the text is what people ask elsewhere. */
function foreignTo(content: readonly ReadSentence[]) {
  const counts = new Map<string, number>();
  for (const { text } of content)
    for (const [sign] of text.matchAll(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const [home] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return ({ text }: ReadSentence, { from, to }: { from: number; to: number }): boolean => {
    const said = text.slice(Math.max(0, from - 3), to);
    const sign = /(?:US|NZ|CA)\$|[£€]|\$/.exec(said)?.[0];
    return (
      home !== undefined &&
      sign !== undefined &&
      sign !== home &&
      (counts.get(home) ?? 0) >= 3 &&
      sign !== '$'
    );
  };
}

/** What they charge, think of charging or were offered, with the unit where it is said. */
export function readPrices(sentences: readonly ReadSentence[]): Fact<PriceFact>[] {
  const content = sentences.filter(({ field, isSilent }) => field === 'content' && !isSilent);
  const facts: Fact<PriceFact>[] = [];
  const isCard = content.filter(isCardLine).length >= 3;
  const isForeign = foreignTo(content);
  let heading = '';
  for (const sentence of content) {
    if (!/[\d\u0660-\u0669]|hundred|forty|fifty|sixty|\b(?:dollars?|bucks|quid)\b/i.test(sentence.text)) {
      heading = sentence.text;
      continue;
    }
    const isLine = isCard && isCardLine(sentence);
    const terms = termSpans(sentence);
    const isTerm = ({ from, to }: { from: number; to: number }) =>
      terms.some((one) => one.from < to && one.to > from);
    const shaped = [
      ...pricesElsewhere(sentence),
      ...(isLine ? priceOfLine(sentence) : packsIn(sentence)).filter((one) =>
        mayBePrice(sentence, one, leastInList),
      ),
    ];
    const found = [...shaped, ...(isLine ? [] : likelyPrices(sentence, shaped))]
      .filter((one) => !isTerm(one) && !isForeign(sentence, one))
      .toSorted((one, other) => one.from - other.from);
    found.forEach((_, at) => {
      facts.push(factOf(sentence, found, at, isLine ? heading : ''));
    });
    if (facts.length >= mostPrices) return facts.slice(0, mostPrices);
  }
  return facts;
}
