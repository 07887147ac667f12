import { readBudgetBand } from '../plan-input.ts';
import { type LikelySum, likelySums, namedSums } from './read-amounts.ts';
import type { Fact } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

/** Below this the words around a sum do not say that it is money that the customer has. */
const leastLikely = 0.5;
/** The middle of a band, whose lower end is the top of the band below it. */
const middle: Record<string, number> = {
  '0': 0,
  '<100': 5000,
  '<300': 20_000,
  '<500': 40_000,
  '<1000': 75_000,
};

/** It is said to be for the business, and not only to be there. */
const toStart =
  /\b(?:to start|to put in|to put into|put [$£€]?[\d,.]+k? in(?:to)?|to invest|to spend|i can (?:put|spend)|spend up to|put aside for|start(?:ing|up)? (?:money|budget)|for (?:the business|this|gear|tools)|to begin|to set (?:it |this )?up|seed money|my budget|budget is|stretch to|go (?:up )?to|left|to use)\b/i;
/** Words next to a sum that say so where the model is not sure. */
const named = {
  lead: /\bspend(?:\s(?:up to|about|around|at most|only))+\s*$|\b(?:sav(?:ings?|ed)|put (?:by|away|aside)|in (?:the )?bank)(?:\s(?:is|are|of|about|around|only))*\s*$/i,
  behind:
    /^\s*(?:dollars?|bucks)?\s*(?:left\b|in (?:the )?bank\b|(?:was |been )?(?:put (?:by|away|aside)|set aside|saved)|in savings|to (?:use|spend|start|get (?:going|started)|kick off|put in|begin|set up)\b|of (?:my|our) own\b|spare\b|\)?,?\s*so (?:an? |i need an? |we need an? )?loan\b)/i,
};
/** What they earned, or still want to have, is not there. */
const notThere = {
  lead: /\b(?:took|made|earn(?:ed)?|clear(?:ed)?|kept|keep|need|turned over|profit(?: of)?|another)\s+(?:about |around |only )?[$£€]?$/i,
  behind:
    /^\s*(?:dollars? )?(?:left (?:before|after)\b|more\b|profit\b|(?:saved )?by (?:the )?(?:end|start|middle|christmas|easter|next|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
};
/** "Everyone wants it in November, and nothing till March" */
const ofSales = /\b(?:wants?|orders?|work|jobs?|season|quiet|busy|dead|customers?|sales?)\b/i;
const reserved =
  /\b(?:not (?:to be )?(?:touched|for (?:this|the business))|untouchable|don[’']?t touch|(?:house|home) (?:deposit|loan)|mortgage|bank does|owe|retirement|holiday|emergency|rainy day|school fees|for (?:the )?(?:kids|wedding|funeral|tax|roof))\b/i;
const nothing =
  /\b(?:nothing|no money|zero|not a cent|can[’']?t spend (?:anything|a cent))\b[^.;]{0,20}\b(?:to start|to spend|to put in|until (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|till (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|until payday|at the moment|right now)\b/i;

/** What they put in: the sum that is said to be for it, or the last that they name in a sentence. */
function moneyIn(sentence: ReadSentence): { sum: LikelySum; isForIt: boolean } | undefined {
  const likely = likelySums(sentence, leastLikely, 'savings');
  const more = namedSums(sentence, named).filter(
    ({ from, to }) => !likely.some((one) => one.from < to && one.to > from),
  );
  const sums = [...likely, ...more]
    .toSorted((one, other) => one.from - other.from)
    .filter(
      ({ from, to }) =>
        !notThere.lead.test(sentence.text.slice(0, from)) && !notThere.behind.test(sentence.text.slice(to)),
    )
    .map((sum) => ({ sum, clause: clauseAround(sentence, sum.from) }))
    .filter(({ sum }) => sum.per === undefined && sum.cents >= 500 && sum.cents <= 50_000_000)
    .filter(
      ({ sum, clause }) => !reserved.test(sentence.text.slice(clause.from, Math.max(clause.to, sum.to + 40))),
    );
  const forIt = sums.findLast(({ sum, clause }) =>
    toStart.test(sentence.text.slice(clause.from, Math.max(clause.to, sum.to + 20))),
  );
  const found = forIt ?? sums.at(-1);
  return found && { sum: found.sum, isForIt: forIt !== undefined };
}

/** Money to start: the words win over the band. A band is no sum: the plan counts with its middle and says so. */
export function readMoneyToStart(
  band: string,
  sentences: readonly ReadSentence[],
): Fact<{ cents: number }> | undefined {
  let had: Fact<{ cents: number }> | undefined;
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    const none = nothing.exec(sentence.text);
    if (none && !ofSales.test(sentence.text) && !/\bearn|goal|wage\b/i.test(sentence.text))
      return factIn(sentence, {
        id: 'money',
        value: { cents: 0 },
        from: none.index,
        to: none.index + none[0].length,
      });
    const money = moneyIn(sentence);
    if (!money) continue;
    const clause = clauseAround(sentence, money.sum.from);
    const fact = factIn(sentence, {
      id: 'money',
      value: { cents: money.sum.high },
      from: clause.from,
      to: Math.max(clause.to, money.sum.to),
    });
    if (money.isForIt) return fact;
    had ??= fact;
  }
  if (had) return had;
  const named = readBudgetBand(band);
  if (!named) return undefined;
  return {
    id: 'money',
    value: { cents: middle[named] ?? 0 },
    words: band.trim(),
    at: { field: 'budget', from: 0, to: band.length },
    certainty: 'inferred',
  };
}
