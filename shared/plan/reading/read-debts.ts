import { likelySums } from './read-amounts.ts';
import type { Debt, Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** Below this the words around a sum do not say that it is owed. */
const leastLikely = 0.55;
const mostDebts = 4;
const kinds =
  /\b(?:credit card|card debt|afterpay|zip (?:pay|money|card|account)|zippay|payday loan|personal loan|overdraft|(?:car|van|ute|bank) loan|(?:ato|tax) debt|fines)\b/gi;
const isLong = /\b(?:mortgage|hecs|help debt|(?:home|house|student) loan)\b/i;
/** "I may need an overdraft" and a question about one are no debt. */
const wanted =
  /\b(?:may|might|would|could|should|will|can i|wants?|needs?|asking for|apply|offered|without|no|never|paid off|cleared|help(?:ing)? (?:people|clients|them))\b[^.;]*$/i;

/** What they owe: by the role of the sum, or by the name of a debt alone. */
export function readDebts(sentences: readonly ReadSentence[]): Fact<Debt>[] {
  const facts: Fact<Debt>[] = [];
  for (const sentence of sentences) {
    const { text, field, isSilent } = sentence;
    if (isSilent || field !== 'content') continue;
    // A home loan or a study loan costs what it costs, and no warning is due.
    if (isLong.test(text)) continue;
    const owed = likelySums(sentence, leastLikely, 'debt').filter(
      ({ per, cents }) => per === undefined && cents >= 5000,
    );
    const named = [...text.matchAll(kinds)].filter(
      ({ index }) => !/\?/.test(text) && !wanted.test(text.slice(0, index)),
    );
    const kindAt = (at: number): string | undefined =>
      named.findLast(({ index }) => index < at && at - index < 50)?.[0] ??
      named.find(({ index }) => index - at < 40)?.[0];
    const rate = /(\d{1,2}(?:\.\d+)?)\s*(?:%|percent|per cent)/i.exec(text)?.[1];
    const add = (at: number, kind: string | undefined, cents?: number) => {
      const id = `debt:${(kind ?? 'other').toLowerCase().replaceAll(' ', '-')}`;
      const isNew = !facts.some((one) => one.id === id && (cents === undefined || one.value.cents === cents));
      const { from, to } = clauseAround(sentence, at);
      const value = {
        ...(kind && { kind: kind.toLowerCase() }),
        ...(cents !== undefined && { cents }),
        ...(rate && { ratePercent: Number(rate) }),
      };
      if (isNew && facts.length < mostDebts) facts.push(factIn(sentence, { id, value, from, to }));
    };
    for (const { from, cents } of owed) add(from, kindAt(from), cents);
    const [first] = named;
    if (owed.length === 0 && first) add(first.index, first[0]);
  }
  return facts;
}
