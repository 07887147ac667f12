import { countIn, countWords } from './count-words.ts';
import type { Reading } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** Clients that the customer has, where no words say how often they come: they sell, and we ask how much. */

const count = String.raw`(?:about |around )?(?<count>\d{1,3}|${countWords})`;
const clients = new RegExp(
  String.raw`\b(?:have|got|see)\s+${count}\s+(?:\p{L}+\s+)?(?:regulars|regular \p{L}+|(?:paying )?(?:clients|customers|students|pupils))\b(?! (?:want|ask|wait|interest|who (?:want|ask)))`,
  'iu',
);
const taught = new RegExp(
  String.raw`\b(?:teach|coach|tutor|mind|walk|groom)\s+${count}\s+(?:\p{L}+\s+)?(?:children|kids|students|pupils|people|dogs|adults)\b[^.;,]{0,12}\b(?:already|now|at the moment)\b`,
  'iu',
);
const notNow =
  /\b(?:want|would|could|will|if|when|once|used to|had|goal|hope|need|last year|at work|boss|for free|free of charge)\b|[’'](?:d|ll)\b|\?/i;

export function readRegulars(sentences: readonly ReadSentence[]): Reading['regulars'] {
  for (const sentence of sentences) {
    const { field, isSilent, text } = sentence;
    if (field !== 'content' || isSilent) continue;
    const found = clients.exec(text) ?? taught.exec(text);
    const many = countIn(found?.groups?.count);
    if (!found || many === undefined || notNow.test(text)) continue;
    const to = found.index + found[0].length;
    return factIn(sentence, { id: 'regulars', value: { count: many }, from: found.index, to });
  }
  return undefined;
}
