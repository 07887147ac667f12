import { readBudgetBand } from '../plan-input.ts';
import { amountsOf } from './read-amounts.ts';
import type { Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const tops: Record<string, number> = {
  '0': 0,
  '<100': 10_000,
  '<300': 30_000,
  '<500': 50_000,
  '<1000': 100_000,
};

const toStart =
  /\b(to start|to put in|to put into|to invest|to spend on|i can put|can spend|set aside|put aside for|start(?:ing)? money|start(?:ing)? budget|agreed|for the business|to begin with|startup money|seed)\b/i;

/** Money to start: the words win over the band, and the band means its top. */
export function readMoneyToStart(
  band: string,
  sentences: readonly ReadSentence[],
): Fact<{ cents: number }> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const amount of amountsOf(sentence)) {
      const clause = clauseAround(sentence, amount.from);
      if (amount.per !== undefined || amount.cents < 500 || amount.cents > 50_000_000) continue;
      if (toStart.test(clause.text) && !/\b(cost|costs|need about|kit of)\b/i.test(clause.text))
        return factIn(sentence, {
          id: 'money',
          value: { cents: amount.cents },
          from: clause.from,
          to: clause.to,
        });
    }
  }
  const named = readBudgetBand(band);
  if (!named) return undefined;
  return {
    id: 'money',
    value: { cents: tops[named] ?? 0 },
    words: band.trim(),
    at: { field: 'budget', from: 0, to: band.length },
    certainty: 'stated',
  };
}
