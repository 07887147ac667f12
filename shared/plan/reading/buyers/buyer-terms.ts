import { mayBePrice } from '../prices/likely-prices.ts';
import { unitOf } from '../prices/price-unit.ts';
import { amountsOf } from '../read-amounts.ts';
import type { BuyerFact } from '../reading.ts';
import type { ReadSentence } from '../text.ts';
import { onceIn, volumesIn } from './read-volume.ts';

/** "and would pay eight dollars each", "at $9", "he pay 95": what this buyer gives for one. */
export function paysIn(sentence: ReadSentence, from: number, to: number): BuyerFact['pays'] {
  const signed = amountsOf(sentence).find(
    (one) =>
      one.from >= from &&
      one.from < to &&
      one.strength >= 2 &&
      /\d|dollar|buck/i.test(sentence.text.slice(one.from, one.to)) &&
      one.cents >= 50 &&
      mayBePrice(sentence, one) &&
      one.cents < 1_000_000 &&
      (one.per === undefined || one.per === 'hour' || one.per === 'item' || one.per === 'day') &&
      !/\b(?:take|takes|keeps?) (?:(?:drop-?offs|orders|bookings)[^.]{0,12})?$/i.test(one.before),
  );
  const bare =
    /(?:\b(?:at|pays?|paying|paid|giá|@)\s+(?:me\s+|about\s+)?[$£]?|,\s+[$£]?(?=\d+(?:\.\d\d)?\s+each\b))(\d{1,4}(?:\.\d{1,2})?)(?![\d:.]|\s?(?:am|pm|%|km|o[’']?clock))/iu.exec(
      sentence.text.slice(from, to),
    );
  const bareAt = bare ? from + bare.index + bare[0].lastIndexOf(bare[1] ?? '') : undefined;
  if (signed && (bareAt === undefined || signed.from <= bareAt)) {
    const behind = sentence.text.slice(signed.to, to);
    const isPart = /^\s*(?:towards?|of (?:it|each))\b/i.test(behind);
    const unit = signed.per === 'hour' || signed.per === 'day' ? signed.per : (signed.item ?? unitOf(behind));
    return {
      cents: signed.cents,
      ...(unit && unit !== 'each' && { unit }),
      ...(isPart && { isPart }),
    };
  }
  if (!bare || bareAt === undefined || /^(?:19|20)\d\d$/.test(bare[1] ?? '')) return undefined;
  if (!mayBePrice(sentence, { from: bareAt, to: bareAt + (bare[1]?.length ?? 0) })) return undefined;
  const unit = unitOf(sentence.text.slice(bareAt + (bare[1]?.length ?? 0), to));
  const cents = Math.round(Number(bare[1]) * 100);
  return cents < 50 ? undefined : { cents, ...(unit && { unit }) };
}

/** What they take and pay, in the words from their name to the next buyer. */
export function termsIn(
  sentence: ReadSentence,
  start: number,
  asking: number,
  whole: number,
): Pick<BuyerFact, 'takes' | 'pays'> {
  // "they pay me $80, I write about 60 a week": what follows is of the customer.
  const own = /[,;]\s+(?:and\s+|but\s+)?i(?:[’']?(?:m|ve|d|ll))?\s/i.exec(
    sentence.text.slice(asking + 1, whole),
  );
  const end = own && asking > 0 ? asking + 1 + own.index : whole;
  const text = sentence.text.slice(start, end);
  const volumes = volumesIn(text);
  const after = volumes.find(({ from }) => start + from >= asking - 1) ?? volumes[0];
  const isOrder =
    /^\W*(?:wants?|needs?|orders?|ordered|takes?|buys?|asked for|asks? for|would take|will take)\b/i.test(
      sentence.text.slice(asking, asking + 20),
    );
  const once = after === undefined && isOrder ? onceIn(sentence.text.slice(asking, end)) : undefined;
  const waiting = /^(?:has|have) (?:about )?(\d+|\p{L}+) /iu.exec(sentence.text.slice(asking, asking + 40));
  const held =
    after === undefined && once === undefined && waiting
      ? onceIn(sentence.text.slice(asking, end).replace(/ waiting\b.*/, ' things'))
      : undefined;
  if (/\b(?:can|could) rent\b/i.test(sentence.text)) return {};
  const found = after ?? once ?? held;
  const pays = paysIn(sentence, start, end);
  const { from: _from, to: _to, ...takes } = found ?? { from: 0, to: 0 };
  if ('of' in takes && takes.of === 'things') delete takes.of;
  // "rehomes 20 dogs a month and wants a visit": what they handle, and no order.
  const isPool =
    after !== undefined &&
    start + after.to <= asking &&
    /\b(?:rehomes?|sees?|treats?|handles?|has|have|gets?|manages?|looks? after)\b[^,;]{0,20}$/i.test(
      text.slice(0, after.from),
    );
  return {
    ...(found && {
      takes: { ...takes, ...(isPool && { isPool: true as const }) } as BuyerFact['takes'] & object,
    }),
    ...(pays && { pays }),
  };
}
