import { countIn, countWords } from './count-words.ts';
import type { Reading } from './reading.ts';
import { clauseAround, factIn, has, type ReadSentence } from './text.ts';

/** Words of a person who has clients, where none say how much they sell: they sell, and we ask how much. */

const count = String.raw`(?:about |around |nearly |over )?(?<count>\d{1,3}|${countWords})`;
const heads = 'clients|customers|students|pupils';
const learners = 'children|kids|students|pupils|people|dogs|adults';
const counted = [
  String.raw`\b(?:have|got|see)\s+${count}\s+(?:\p{L}+\s+)?(?:regulars|regular \p{L}+|(?:paying )?(?:${heads}))\b(?! (?:want|ask|wait|interest|who (?:want|ask)))`,
  String.raw`\b(?:teach|coach|tutor|mind|walk|groom)\s+${count}\s+(?:\p{L}+\s+)?(?:${learners})\b[^.;,]{0,12}\b(?:already|now|at the moment)\b`,
  String.raw`\b(?:now|at present|at the moment|currently)\b[^.;,\d]{0,12}\b(?:teach|coach|tutor|mind|walk|groom|look after)\s+${count}\s+(?:\p{L}+\s+)?(?:${learners})\b`,
  String.raw`(?:^|[;,:.]|\b(?:now|currently|i[’']?ve|and|built up|up to))\W*${count}\s+(?:of (?:them|these|those)\s+)?(?:are\s+|is\s+)?(?:now\s+)?(?:\p{L}+\s+)?(?:regulars|regular (?!price|job)\p{L}+s)\b`,
  String.raw`\b${count}\s+(?:\p{L}+\s+){0,3}?comes? to (?:me|us)\b[^.;]{0,40}\b(?:already|now|every)\b`,
];
/** No number of clients, and they have some. */
const uncounted = [
  String.raw`\b(?:have|got|[’']ve) (?:a (?:handful|few|couple|bunch) of|a few|some|several|plenty of|heaps of) (?:\p{L}+ )?(?:regulars|regular (?:${heads}|\p{L}+s))\b`,
  String.raw`\b(?:have|got|[’']ve) (?:got )?a full (?:books?|diary|calendar)\b`,
  String.raw`\b(?:my|our) (?:books?|diary|calendar)\b[^.;,]{0,20}\b(?:full|booked|packed)\b`,
  String.raw`\b(?:i[’']?m|i am|we[’']?re|we are)(?: \p{L}+){0,2} (?:fully booked|booked (?:out|solid|up))\b`,
  String.raw`\b(?:my|our) (?:\p{L}+ )?(?:regulars|${heads}|ladies)\b(?! at (?:work|the|my))\s+(?:(?:all|mostly|usually|already|now|mainly)\s+)?(?:pay|pays|come|keep|rebook|re-book|find)\b`,
  String.raw`\b(?:i|we) (?:(?:now|already|currently|mostly|mainly|only|also) )?sell (?:(?:them|it|these|some|mine) )?(?:\$|to\b|at the|at my|at our|through|on (?:etsy|facebook|gumtree|marketplace|instagram|ebay))`,
  String.raw`(?:^|[.;,]\s*)(?:fully )?booked (?:out |solid |up )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*`,
  String.raw`\bno[- ]shows?\s+(?:an?|per|\d|${countWords})\b`,
  String.raw`\b(?:i|we)(?:[’']ve| have) (?:done|sold|made|played) ${count}\s+(?:\p{L}+\s+){1,3}at \$\d`,
  String.raw`\brepeat (?:customers|clients|business)\b`,
  String.raw`\bsold\s+${count}\b[^.;]{0,30}\bso far\b`,
  String.raw`\b(?:comes?|ha(?:s|ve) (?:been )?com(?:e|ing)) to (?:me|us)\b[^.;?]{0,40}\b(?:every (?:week|month|fortnight|\p{L}+day)|since)\b`,
];
const clients = [...counted, ...uncounted].map((words) => new RegExp(words, 'iu'));
const notNow =
  /\b(?:want|would|could|will|if|when|once|used to|had|goal|hope|need|last year|at work|day job|boss|for free|free of charge|left|until|by (?:easter|christmas|june|july)|asked|waiting|employer|agency)\b|[’'](?:d|ll)\b|\b(?:pub|salon|shop|club|cafe|gym|centre|clinic|school|he|she|they) (?:i \p{L}+ )?(?:has|have|had|gets?)\b/iu;
/** A wish behind it is of the same clients only where it is near. */
const wordsBehind = 24;

export function readRegulars(sentences: readonly ReadSentence[]): Reading['regulars'] {
  for (const sentence of sentences) {
    const { field, isSilent, text } = sentence;
    if (field !== 'content' || isSilent || /[?？]/.test(text) || has(sentence, 'not-planned')) continue;
    for (const words of clients) {
      const found = words.exec(text);
      const end = found ? found.index + found[0].length : 0;
      if (!found || notNow.test(text.slice(0, end + wordsBehind))) continue;
      const many = countIn(found.groups?.count);
      const isCounted = many !== undefined && !/^sold\b/i.test(found[0]);
      const start = found.index + (/\w/u.exec(found[0])?.index ?? 0);
      const { from, to } = clauseAround(sentence, start);
      return factIn(sentence, {
        id: 'regulars',
        value: isCounted ? { count: many } : {},
        from,
        to: Math.max(to, end),
      });
    }
  }
  return undefined;
}
