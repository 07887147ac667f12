import { readBudgetBand } from '../plan-input.ts';
import { amountsOf, type FoundAmount } from './read-amounts.ts';
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
  /\b(to start|to put in|to put into|to invest|to spend on|i can put|can spend|spend up to|set aside|put aside for|start(?:ing)? money|start(?:ing)? budget|agreed|for the business|to begin|for begin|to set (?:it |this )?up|startup money|seed|my budget|budget is|can stretch to)\b/i;
/** "about $420 left", "got 2k to use", "only the thousand" */
const inHand =
  /\b(?:have|have got|[’']ve got|got|about|around|only|with)\s+(?:about |around |only |just |the |a |my )*\$?$/i;
const inHandBehind =
  /^\s*(?:dollars?|bucks|aud)?\s*(?:left\b|in (?:the )?bank (?:for|to)|put (?:by|away|aside)|to (?:use|play with|get going|get started|kick off|buy gear)|saved (?:up )?for (?:it|this|the business)|of my own\b)/i;
const notToStart =
  /\b(?:cost|costs|need about|kit of|goal|earn|a week|a month|a year|untouchable|not to be touched|don[’']?t touch|owe|owes|debt|wage|sales|profit|left to (?:me|you)|mortgage)\b/i;
const nothing =
  /\b(?:nothing|no money|zero|not a cent|can[’']?t spend (?:anything|a cent))\b[^.;]{0,20}\b(?:to start|to spend|to put in|until (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|till (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|until payday|at the moment|right now)\b/i;

function isToStart(sentence: ReadSentence, amount: FoundAmount): boolean {
  const clause = clauseAround(sentence, amount.from);
  const { text } = sentence;
  if (amount.per !== undefined || amount.cents < 500 || amount.cents > 50_000_000) return false;
  const behind = text.slice(amount.to, amount.to + 40);
  if (/^\s*(?:each|an?|per)\b/i.test(behind)) return false;
  const isLeft =
    inHandBehind.test(behind) &&
    inHand.test(text.slice(Math.max(0, amount.from - 30), amount.from + 1).replace(/\$$/, ''));
  return (isLeft || toStart.test(clause.text)) && !notToStart.test(clause.text);
}

/** Money to start: the words win over the band, and the band means its top. */
export function readMoneyToStart(
  band: string,
  sentences: readonly ReadSentence[],
): Fact<{ cents: number }> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const none = nothing.exec(sentence.text);
    if (none && !/\bearn|goal|wage\b/i.test(sentence.text))
      return factIn(sentence, {
        id: 'money',
        value: { cents: 0 },
        from: none.index,
        to: none.index + none[0].length,
      });
    // The last one wins: "only the thousand but I can stretch to 3.5k".
    const amount = amountsOf(sentence).findLast((one) => isToStart(sentence, one));
    if (!amount) continue;
    const clause = clauseAround(sentence, amount.from);
    return factIn(sentence, {
      id: 'money',
      value: { cents: amount.high },
      from: clause.from,
      to: clause.to,
    });
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
