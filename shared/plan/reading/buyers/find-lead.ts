import { countIn, countWords } from '../count-words.ts';
import type { BuyerFact } from '../reading.ts';
import { hitsOf, isLedBy, type ReadSentence } from '../text.ts';

/** Lists of people who wait, and those who offered or promised in another language, by what they said. */

const stop = String.raw`said|says?|told|asked|asks?|asking|wants?|want|has|have|had|who|that|which|would|will|could|keeps?|rings?|pays?|offers?|offered|suggested|is|are|was|were|gets?|needs?|i|my|we|me|us|if|because|so|but|then|and|shed|hed|theyd|theyll|can|do|does|did|there|nói|quiere|me`;
const someone = new RegExp(
  String.raw`(?<![\p{L}\d.,$£-])(an?|the|una?|một|our|another|couple(?: of)?|some|local|${countWords}|\d{1,3})\s+((?:(?!(?:${stop})\b)[\p{L}&’'.-]+(?:\s+|(?=[,.(]|$))){1,7})`,
  'giu',
);
/** What may not lie between a person and what they said. */
const apart = /\b(?:i|my|we|me|because|cos|if|when|but)\b/i;
/** "The bakery says 10 bread knives a month". */
const saysNumber = /\bsays?\s+(?:about )?\d/gi;
const no =
  /\b(?:said no|says no|said not|asked me to stop|i said no|doesn[’']?t want|don[’']?t want|not allow)\b/i;
const nobody =
  /^(?:lot|bit|few|while|way|thing|things|time|day|days|week|weeks|month|hours?|minutes?|years?|yrs?|people|ones?|rest|first|last|other|others|same|kids?|end|moment|job|plan|place|house|car|money|price|photo|age|form|box|best|most|grand)\b/i;

const place = /\s+(?:in|at|near|up|from|for)\s.*$/i;

function nameOf(words: string): string {
  const name = words
    .replaceAll(/\s+/g, ' ')
    .replace(/(?:[.,\s]|\b(?:with|within|con|and|in|at|of|from|for|up|came|also))+$/i, '')
    .trim();
  return name.split(' ').length > 6 ? name.replace(place, '') : name;
}

/** "A waiting list of 23", "14 names from the bowls club", "70 horses on my book". */
const lists: readonly [
  RegExp,
  (found: RegExpExecArray) => { who: string; count: number | undefined; when?: BuyerFact['when'] },
][] = [
  [
    /\bwaiting list(?: of)? (\d{1,3})\b|\b(\d{1,3}) (?:people |names )?on (?:a|the|my) wait(?:ing)? ?list\b/i,
    (found) => ({ who: 'people on your waiting list', count: countIn(found[1] ?? found[2]) }),
  ],
  [
    /\b(\d{1,3}) names? from ((?:the|my|our) [\p{L}]+(?: [\p{L}]+){0,2})/iu,
    (found) => ({
      who: `people from ${found[2]?.replace(/^(?:my|our) /i, 'your ').replace(/ (?:and|or|n|that|who|with|but|in|at)$/i, '')}`,
      count: countIn(found[1]),
      when: 'hope' as const,
    }),
  ],
  [
    /\b(\d{1,3}) (customers|clients|regulars|students|horses|dogs|families) (?:is |are |in |on )+my (?:phone|book|books|list)\b/i,
    (found) => ({ who: `${found[2]} on your list`, count: countIn(found[1]), when: 'now' as const }),
  ],
  [
    /\btake (?:the |my )?customers?\b[^.]{0,30}\b(\d{2,4}) names?\b/i,
    (found) => ({
      who: 'customers of the list that you may take over',
      count: countIn(found[1]),
      when: 'hope' as const,
    }),
  ],
];

export function listIn({ text }: ReadSentence): { value: BuyerFact; at: number } | undefined {
  for (const [pattern, read] of lists) {
    const found = pattern.exec(text);
    if (!found || /\bare out\b|\bcan[’']?t (?:have|take|tutor|teach)\b/i.test(text)) continue;
    const { who, count, when = 'waiting' } = read(found);
    return { value: { who, ...(count !== undefined && { count }), when }, at: found.index };
  }
  return undefined;
}

/** A name without a noun that people are known by is a piece of a sentence: "before", "length". */
const someoneEnds =
  /(?:\b(?:home|home at .+|van|pod|hub|mob|bloke|fella|guy|lady|man|woman|couple|team|crew|club|shop|host|tiệm .+|señora|señor|doña|tienda.*|restaurante.*|host|people|family|families|house|houses|place|places|centre|park|group|store|yard)|\p{L}{3,}(?:er|ers|or|ors|ist|ists|ian|ians|ant|ants|wife|wives|ess|ery|eries|maid|smith|wright))(?:\s+(?:in|at|near|from|of|ở|de)\b.*)?$/iu;

const isSomeone = (who: string, sentence: ReadSentence): boolean =>
  someoneEnds.test(who) ||
  hitsOf(sentence, 'buyer').some(({ from, to }) => who.includes(sentence.text.slice(from, to)));

/** The one who offers, asks or promises in a sentence of another language. */
export function leadIn(sentence: ReadSentence): { value: BuyerFact; at: number } | undefined {
  const { text } = sentence;
  if (no.test(text)) return undefined;
  const verbs = [
    ...hitsOf(sentence, 'lead')
      .filter((hit) => !isLedBy(sentence, hit, 'negation', 2))
      .map(({ from }) => from),
    ...[...text.matchAll(saysNumber)].map(({ index }) => index),
  ].toSorted((one, other) => one - other);
  if (verbs.length === 0) return undefined;
  const bad = [
    ...hitsOf(sentence, 'not-lead'),
    ...hitsOf(sentence, 'others'),
    ...hitsOf(sentence, 'private'),
  ];
  for (const found of text.matchAll(someone)) {
    const to = found.index + found[0].length;
    const verb = verbs.find((at) => at >= to - 1 && at - to < 90 && !apart.test(text.slice(to, at)));
    const who = nameOf(found[2] ?? '');
    if (verb === undefined || who === '' || nobody.test(who)) continue;
    if (!isSomeone(who, sentence)) continue;
    if (bad.some((hit) => hit.from < to && hit.to > found.index)) continue;
    const count = countIn(/\d|^(?!an?$|the$)/i.test(found[1] ?? '') ? found[1] : undefined);
    const isPaying = /\b(?:pays?|paid|paga) me\b/i.test(text);
    return {
      value: { who, ...(count !== undefined && { count }), when: isPaying ? 'now' : 'waiting' },
      at: found.index,
    };
  }
  return undefined;
}
