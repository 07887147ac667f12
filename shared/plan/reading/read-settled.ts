import type { Fact, Settled } from './reading.ts';
import { clausesOf, factIn, type ReadSentence } from './text.ts';

const none =
  /\b(?:no|not|never|without|need|needs|dont|don[’']?t|havent|haven[’']?t|isnt|isn[’']?t|yet|lapsed|expired|none|must|only covers?|whether|asked if|covers? (?:only )?employed|should i|do i|how|if i|(?:when|once|until|till|unless|before|after|as soon as) (?:i|we|i[’']?ve)|(?:my|his|her|their) (?:husband|wife|partner|mate|brother|dad|boss)|husband has|wife has|get an?|apply\w*)\b|\?/i;

/** What is in place, by the words that say so. A question and a no say that it is not. */
const signs: readonly [Settled['what'], RegExp][] = [
  [
    'abn',
    /\b(?:abn:?\s*(?:yes|since|active|from|is active|already|done|sorted|\d{2}|(?:and|&) [^.,]{2,40}\b(?:done|sorted|in place|yes|since)\b)|(?:reactivated|renewed|kept) my (?:old )?abn\b|(?:have|got|has|own|my|with|i[’']ve|ive|hold|the)\s+(?:had\s+|an?\s+|my\s+|own\s+|the\s+)*abn\b|on (?:my|our)(?: own)? abn|abn holder)\b/i,
  ],
  [
    'insurance',
    /\b(?:insurance\s*(?:yes|is (?:paid|current|in place)|paid|current)|(?:fully |already )?insured\b|(?:have|got|has|with)\s+(?:my\s+|own\s+)*(?:public )?(?:liability|insurance)|(?:public )?liability (?:is )?(?:paid|current|\d+ ?m)|^[^.]*\b(?:have|hold|got)\b[^.]*\$\d+ ?m(?:illion)? (?:public )?liability)/i,
  ],
  [
    'website',
    /\b(?:have|got|has|my|own)\s+(?:a\s+|my\s+|own\s+)*(?:website|web ?page|web ?site)\b|\bwebsite\s*(?:yes|is up|done)\b/i,
  ],
  [
    'place',
    /\b(?:room|hall|kitchen|studio|shed|space|table|stall)\b[^.;]{0,40}\b(?:booked|rented|hired|paid|is \$?\d+|rents? (?:at|for)|for \$?\d+|at \$?\d+|deposit)\b|\b(?:booked|rent|hire|paid (?:a |the )?deposit (?:on|for))\s+(?:a |the |my |our )?(?:\w+ ){0,2}(?:room|hall|kitchen|studio|stall|space)\b|\b(?:in a|in the|in my) (?:\w+ )?(?:room|studio|hall|kitchen)\b/i,
  ],
];

/** What the customer has settled already: the plan does not tell them to do it again. */
export function readSettled(sentences: readonly ReadSentence[]): Fact<Settled>[] {
  const found: Fact<Settled>[] = [];
  for (const sentence of sentences) {
    if (sentence.field !== 'content' || sentence.isSilent) continue;
    for (const { text, from, to } of clausesOf(sentence))
      for (const [what, pattern] of signs) {
        if (found.some(({ value }) => value.what === what) || none.test(text) || !pattern.test(text))
          continue;
        found.push(factIn(sentence, { id: `settled:${what}`, value: { what }, from, to }));
      }
  }
  return found;
}
