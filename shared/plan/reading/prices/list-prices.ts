import { type Clause, clauseAround, type ReadSentence } from '../text.ts';

/** Prices with a shape of their own: packs, the lines of a price list, and other languages. */

export interface Listed {
  cents: number;
  highCents?: number;
  unit?: string;
  /** What is sold for it, in the customer's words. */
  item?: string;
  /** How many this is the price of together. */
  pack?: number;
  packOf?: string;
  clause: Clause;
  from: number;
  to: number;
}

const packWords = String.raw`(?:\d{1,3}|two|three|four|five|six|ten|twelve|(?:a |half a )?dozen)`;
/** "3 for $32", "100 for 160", "dozen $30": how many, and what they cost together. */
const pack = new RegExp(
  String.raw`(?<![$£€\d.,:-])\b(?:(?<count>${packWords})(?:\s+(?<of>\p{L}{3,14}))?\s+for|(?<dozen>(?:a |half a )?dozen)(?:\s+(?:for|is|at))?)\s+[$£€]?(?<sum>\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,2})?)(?![\d:%]|,\d|\s?(?:am|pm|min|hour|hr|day|week|month|year|km|people|kids))`,
  'giu',
);
const countsOf: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
  dozen: 12,
  'a dozen': 12,
  'half a dozen': 6,
};

export function packsIn(sentence: ReadSentence): Listed[] {
  return [...sentence.text.matchAll(pack)].flatMap((found) => {
    const { count, of, dozen, sum = '' } = found.groups ?? {};
    const name = (count ?? dozen ?? '').toLowerCase();
    const number = countsOf[name] ?? Number(name);
    const cents = Math.round(Number(sum.replaceAll(',', '')) * 100);
    const from = found.index;
    if (!(number >= 2) || cents < 100) return [];
    const packOf = of?.toLowerCase();
    return [
      {
        cents,
        pack: number,
        ...(packOf && { packOf }),
        clause: clauseAround(sentence, from),
        from,
        to: from + found[0].length,
      },
    ];
  });
}

/** Prices in other languages: "卖28块", "30 دولار لكل لحام", "22 đô". */
const elsewhere =
  /(?:卖|收费|收|价格|每袋|每个|每次)\s*(\d{1,4}(?:\.\d+)?)(?!\d)(?!\s*[袋个只件盒])|(?<![\d.])(\d{1,4})\s*(?:دولار\s*)?(?:لكل|لل\p{L}+|لتكبير)|(?<![\d.])(\d{1,4})\s*(?:đô|đồng|đ)(?!\p{L})|\b(?:paga|cobro)\s+(\d{1,4})\s+(?:por|la)\b|(?<!(?:材料|家賃|費)[^。]{0,20})一[個つ本枚人回](\d{1,4})ドル|(?<=(?:收费|价格|价目)[^。]{0,60}\p{Script=Han})(\d{2,4})(?=[,,、。;])|出(\d{2,4})一[套个张把次]|(?<!\b(?:bana|haftada|ayda|yılda|kira\p{L}*|maaş\p{L}*|maliyet\p{L}*|elime)[^.,]{0,30})(?<![\d.])(\d{1,3})\s+dolar\b(?!\s*\d)/gu;

const arabicDigits = /[\u0660-\u0669]/g;

export const pricesElsewhere = (sentence: ReadSentence): Listed[] =>
  [
    ...sentence.text
      .replaceAll(arabicDigits, (digit) => String(digit.charCodeAt(0) - 0x660))
      .matchAll(elsewhere),
  ].map((found) => ({
    cents: Math.round(Number(found.slice(1).find((one) => one !== undefined)) * 100),
    clause: clauseAround(sentence, found.index),
    from: found.index,
    to: found.index + found[0].length,
  }));

/** "Brow shape + tint 45", "- vet hospital and back $320": a line of a price list, where there are at least three. */
const cardLine = /^\W*(\p{L}[^\n]{2,60}?)[\s=:]+(?:add |from )?[$£]?(\d{1,4}(?:\.\d{1,2})?)\W*$/u;
const noLine = /\b(?:i|we|they|he|she|am|are|was|will|maybe|about|around|works|is|its|has|fell|of)\b|,/i;

export function isCardLine({ text }: ReadSentence): boolean {
  const label = cardLine.exec(text)?.[1];
  return (
    label !== undefined &&
    label.split(/\s+/).length <= 8 &&
    !noLine.test(label) &&
    !/\b(?:have|had|did|need|want|since|live|from|between|sold|made|month|year|cost|in)\b/i.test(label)
  );
}

export function priceOfLine(sentence: ReadSentence): Listed[] {
  const number = cardLine.exec(sentence.text)?.[2];
  if (number === undefined) return [];
  const at = sentence.text.lastIndexOf(number);
  const from = /[$£]$/.test(sentence.text.slice(0, at)) ? at - 1 : at;
  const clause = { text: sentence.text, from: 0, to: sentence.text.length };
  return [{ cents: Math.round(Number(number) * 100), clause, from, to: at + number.length }];
}
