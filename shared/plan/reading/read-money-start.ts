import { readBudgetBand } from '../plan-input.ts';
import { amountsOf, type FoundAmount } from './read-amounts.ts';
import type { Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** What a band surely holds: its lower end. */
const least: Record<string, number> = {
  '0': 0,
  '<100': 0,
  '<300': 10_000,
  '<500': 30_000,
  '<1000': 50_000,
};

const toStart =
  /\b(to start|to put in|to put into|to invest|to spend on|i can put|can spend|spend up to|set aside|put aside for|start(?:ing)? money|start(?:ing)? budget|agreed|for the business|to begin|for begin|to set (?:it |this )?up|startup money|seed money|my budget|budget is|can stretch to)\b/i;
/** "about $420 left", "got 2k to use", "only the thousand" */
const inHand =
  /\b(?:have|has|had|have got|[’']ve got|[’']ve|got|put(?:ting)? in|about|around|only|with|the|so|up to)\s+(?:about |around |only |just |the |a |my )*\$?$/i;
const inHandBehind =
  /^\s*(?:dollars?|bucks|aud)?\s*(?:left\b|in (?:the )?bank\b|(?:was |been )?(?:put (?:by|away|aside)|set aside)|aside\b|in (?:a )?term deposit|in savings|(?:that )?i can (?:put in|spend|use)|to (?:use|play with|get going|get started|kick off|start|spend|put in|begin|invest|set up|buy gear)|save(?:d)?\b(?: up)?|of (?:my|our) own\b|spare\b|(?:ready|there) (?:for|to)\b)/i;
const notToStart =
  /\b(?:cost|costs|need about|kit of|goal|earn|a week|a month|a year|untouchable|not to be touched|don[’']?t touch|owe|owes|debt|wage|sales|profit|left to (?:me|you)|mortgage|house deposit|holiday|emergency)\b/i;
/** Words directly before a sum that was spent or is a price. */
const gone =
  /\b(?:cost(?:s)?(?: me| us)?|spent|paid|worth|is|are|was|were|owe|charge|charged|fee|price)\s+(?:about\s+)?\$?$/i;
const nothing =
  /\b(?:nothing|no money|zero|not a cent|can[’']?t spend (?:anything|a cent))\b[^.;]{0,20}\b(?:to start|to spend|to put in|until (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|till (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|until payday|at the moment|right now)\b/i;

function isToStart(
  sentence: ReadSentence,
  amount: Pick<FoundAmount, 'cents' | 'per' | 'from' | 'to'>,
): boolean {
  const clause = clauseAround(sentence, amount.from);
  const { text } = sentence;
  if (amount.per !== undefined || amount.cents < 500 || amount.cents > 50_000_000) return false;
  const behind = text.slice(amount.to, amount.to + 40);
  const before = text.slice(Math.max(0, amount.from - 30), amount.from + 1).replace(/[$£€\d]$/, '');
  if (/^\s*(?:each|an?|per)\b/i.test(behind) || gone.test(before)) return false;
  if (inHandBehind.test(behind) && inHand.test(before))
    return !/\b(?:not to be touched|don[’']?t touch|house deposit|holiday)\b/i.test(text);
  return toStart.test(clause.text) && !notToStart.test(clause.text);
}

const thousands = /(?<![$£€\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g;

/** "We have the 9,000 set aside": a number of money without its sign. */
function amountsIn(sentence: ReadSentence): Pick<FoundAmount, 'cents' | 'high' | 'per' | 'from' | 'to'>[] {
  const known = amountsOf(sentence);
  const bare = [...sentence.text.matchAll(thousands)].flatMap(({ 0: said, index: from }) => {
    const cents = Number(said.replaceAll(',', '')) * 100;
    const to = from + said.length;
    return known.some((one) => one.from < to && one.to > from)
      ? []
      : [{ cents, high: cents, per: undefined, from, to }];
  });
  return [...known, ...bare].toSorted((one, other) => one.from - other.from);
}

/** Money to start: the words win over the band. A band is no sum: the plan counts with its lower end and says so. */
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
    const amount = amountsIn(sentence).findLast((one) => isToStart(sentence, one));
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
    value: { cents: least[named] ?? 0 },
    words: band.trim(),
    at: { field: 'budget', from: 0, to: band.length },
    certainty: 'inferred',
  };
}
