/** "500g", "150 ml", "one kilo": how much one holds, in grams or millilitres. */
export interface Size {
  amount: number;
  of: 'weight' | 'volume';
}

const size =
  /(?<![\d.])(?:(\d{1,4}(?:\.\d+)?)\s?-?|\b(?:an?|one|per|each)\s+|\b)(kgs?|kilos?|kilograms?|g|gm|grams?|litres?|liters?|l|ml|mls)(?!\p{L})/iu;
const half = /\bhalf (?:an? )?(kilo|litre)/i;

export function sizeOf(text: string): Size | undefined {
  const part = half.exec(text);
  if (part) return { amount: 500, of: /kilo/i.test(part[1] ?? '') ? 'weight' : 'volume' };
  const found = size.exec(text);
  const unit = found?.[2]?.toLowerCase() ?? '';
  const count = Number(found?.[1] ?? 1);
  if (!found || !(count > 0)) return undefined;
  if (/^k/.test(unit)) return { amount: count * 1000, of: 'weight' };
  if (/^g/.test(unit)) return { amount: count, of: 'weight' };
  return { amount: /^m/.test(unit) ? count : count * 1000, of: 'volume' };
}
