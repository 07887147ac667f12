import type { Line } from './line.ts';

/** What a figure is marked with: Australian dollars, slang for them, or the name of another currency. */
export type Currency = 'AUD' | 'quid' | (string & {});

const codes =
  'usd nzd cad sgd hkd gbp eur jpy cny rmb inr idr php thb krw myr zar chf sek nok dkk btc eth vnd lkr pkr bdt npr aed fjd'.split(
    ' ',
  );
const foreignWords = new Map<string, string>([
  ...codes.map((code) => [code, code.toUpperCase()] as const),
  ...'pound pounds sterling'.split(' ').map((word) => [word, 'GBP'] as const),
  ...'euro euros'.split(' ').map((word) => [word, 'EUR'] as const),
  ...'rupee rupees rs'.split(' ').map((word) => [word, 'rupees'] as const),
  ...'yen yuan pesos peso baht rand ringgit rupiah won dong francs bitcoin bitcoins crypto'
    .split(' ')
    .map((word) => [word, word] as const),
]);
const signs = new Map([
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['¥', 'yen or yuan'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₱', 'PHP'],
  ['฿', 'THB'],
  ['₫', 'VND'],
  ['₿', 'BTC'],
]);
const dollarPrefixes = new Map([
  ['us', 'USD'],
  ['u', 'USD'],
  ['nz', 'NZD'],
  ['c', 'CAD'],
  ['ca', 'CAD'],
  ['s', 'SGD'],
  ['sg', 'SGD'],
  ['hk', 'HKD'],
]);
const nations = new Map([
  ['nz', 'NZD'],
  ['us', 'USD'],
  ['american', 'USD'],
  ['canadian', 'CAD'],
  ['singapore', 'SGD'],
  ['kiwi', 'NZD'],
  ['zealand', 'NZD'],
]);

interface Mark {
  currency: Currency;
  /** How many tokens the mark takes up. */
  length: number;
  isCents?: boolean;
}

/** The mark that ends right before a number: "$", "US$", "AUD", "$AUD". */
export function markBefore(line: Line, at: number): Mark | undefined {
  const word = line.word(at - 1);
  if (word === '$') {
    const prefix = line.tokens[at - 1]?.glued ? line.word(at - 2) : '';
    if (['a', 'au', 'aud'].includes(prefix)) return { currency: 'AUD', length: 2 };
    const foreign = dollarPrefixes.get(prefix) ?? foreignWords.get(prefix);
    return foreign ? { currency: foreign, length: 2 } : { currency: 'AUD', length: 1 };
  }
  if (word === 'aud' || word === 'dollars') return { currency: 'AUD', length: line.is(at - 2, '$') ? 2 : 1 };
  const foreign = signs.get(word) ?? foreignWords.get(word);
  return foreign ? { currency: foreign, length: line.is(at - 2, '$') ? 2 : 1 } : undefined;
}

/** The mark right behind a number: "dollars", "bucks", "USD", "US dollars", "cents". */
export function markAfter(line: Line, at: number): Mark | undefined {
  const [word, second, third] = [line.word(at), line.word(at + 1), line.word(at + 2)];
  const isDollar = (name: string) => /^(dollars?|\$)$/.test(name);
  const nation = nations.get(word);
  if (nation && isDollar(second)) return { currency: nation, length: 2 };
  if (word === 'new' && second === 'zealand' && isDollar(third)) return { currency: 'NZD', length: 3 };
  if (/^(australian|aussie)$/.test(word) && isDollar(second)) return { currency: 'AUD', length: 2 };
  if (/^(dollars?|dollers|dolars|bucks?|aud|\$)$/.test(word)) {
    const foreign = foreignWords.get(second);
    if (foreign) return { currency: foreign, length: 2 };
    return { currency: 'AUD', length: second === 'aud' ? 2 : 1 };
  }
  if (word === 'quid') return { currency: 'quid', length: 1 };
  if (word === 'cents' || (word === 'c' && line.tokens[at]?.glued))
    return { currency: 'AUD', length: 1, isCents: true };
  const foreign = foreignWords.get(word) ?? signs.get(word);
  return foreign ? { currency: foreign, length: 1 } : undefined;
}
