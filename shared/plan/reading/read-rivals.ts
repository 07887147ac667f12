import { othersAsk } from './prices/not-own-price.ts';
import { type LikelySum, likelySums } from './read-amounts.ts';
import type { Reading } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const sure = 0.6;
const surest = 0.8;
/** Enough where the words say that others ask it. */
const leastSaid = 0.3;
const charges = /\b(?:charg\w*|ask(?:s|ing)?|prices?|costs?|quot\w*|going rate|sells?|for)\b/i;
/** "They charge 75 and give the girl 30": a wage is no price. */
const gives = /\bgives?\b[^,;.\d]*\$?$/i;
const who = /\p{L}{3}/u;
const mostLetters = 120;
/** What buyers would like to pay is no price of others. */
const offers = /\b(?:pay|paid|pays|offer\w*|budget)\b/i;

function sumsOfOthers(sentence: ReadSentence): LikelySum[] {
  const likely = likelySums(sentence, charges.test(sentence.text) ? sure : surest, 'rival');
  const said = likelySums(sentence, leastSaid, 'rival', 'price', 'otherprice', 'wage').filter(
    ({ from }) => othersAsk.test(sentence.text.slice(0, from)) && !likely.some((one) => one.from === from),
  );
  return [...likely, ...said];
}

/** What others near the customer charge: "the podiatrist in town charges $98", "a bloke in the next town gets 15". */
export const readRivals = (sentences: readonly ReadSentence[]): NonNullable<Reading['rivals']> =>
  sentences
    .filter(({ field, isSilent }) => field === 'content' && !isSilent)
    .flatMap((sentence) =>
      sumsOfOthers(sentence).flatMap(({ cents, from }) => {
        const clause = clauseAround(sentence, from);
        if (offers.test(clause.text) || gives.test(sentence.text.slice(0, from))) return [];
        const id = `rival:${sentence.index}:${from}`;
        // "The shop posts them away, $75 plus freight": who asks it is in front of the comma.
        const isWhole = who.test(clause.text.slice(0, from - clause.from));
        const { from: start, to } =
          isWhole || sentence.text.length > mostLetters ? clause : { from: 0, to: sentence.text.length };
        return factIn(sentence, { id, value: { cents }, from: start, to });
      }),
    );
