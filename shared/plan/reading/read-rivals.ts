import { likelySums } from './read-amounts.ts';
import type { Reading } from './reading.ts';
import { clauseAround, factIn, type ReadSentence } from './text.ts';

const sure = 0.6;
const charges = /\b(?:charg\w*|ask(?:s|ing)?|prices?|costs?|quot\w*|going rate|sells?|for)\b/i;
/** What buyers would like to pay is no price of others. */
const offers = /\b(?:pay|paid|pays|offer\w*|budget)\b/i;

/** What others near the customer charge: "the podiatrist in town charges $98". */
export const readRivals = (sentences: readonly ReadSentence[]): NonNullable<Reading['rivals']> =>
  sentences
    .filter(({ field, isSilent, text }) => field === 'content' && !isSilent && charges.test(text))
    .flatMap((sentence) =>
      likelySums(sentence, sure, 'rival').flatMap(({ cents, from }) => {
        const clause = clauseAround(sentence, from);
        if (offers.test(clause.text)) return [];
        const id = `rival:${sentence.index}:${from}`;
        return factIn(sentence, { id, value: { cents }, from: clause.from, to: clause.to });
      }),
    );
