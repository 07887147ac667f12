import { amountsOf } from '../read-amounts.ts';
import type { ReadSentence } from '../text.ts';

/** A sum in a sentence, with a sign of money or without one. */
export interface Sum {
  cents: number;
  from: number;
  to: number;
  isSigned: boolean;
}

const bare =
  /(?<![\d.,:$£€\p{L}/-])[$]?(\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\.\d)(?:\s?(c|cents?)(?!\p{L}))?/gu;

export function sumsIn(sentence: ReadSentence): Sum[] {
  const { text } = sentence;
  const known = amountsOf(sentence)
    .filter(({ strength }) => strength >= 2)
    .map(({ cents, from, to, item, per, strength }): Sum => {
      const said = text.slice(from, to);
      const number = /[\d.,]*\d/.exec(said);
      const isTimed = item !== undefined || per !== undefined;
      const end = number
        ? number.index + number[0].length
        : (/\b(?:dollars?|bucks|quid)\b/i.exec(said)?.index ?? said.length);
      return { cents, from, to: isTimed ? from + end : to, isSigned: strength >= 3 };
    })
    .filter(({ from, to }) => !/^\s*\d+\s*c(?:ents?)?\b/i.test(text.slice(from, to + 6)));
  const more = [...text.matchAll(bare)]
    .map(
      (found): Sum => ({
        cents: Math.round(Number(found[1]?.replaceAll(',', '')) * (found[2] ? 1 : 100)),
        from: found.index,
        to: found.index + found[0].length,
        isSigned: found[2] !== undefined || found[0].startsWith('$'),
      }),
    )
    .filter(({ from, to }) => !known.some((one) => one.from < to && one.to > from));
  return [...known, ...more].toSorted((one, other) => one.from - other.from);
}
