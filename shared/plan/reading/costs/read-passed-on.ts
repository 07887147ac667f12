import type { CostShare, Fact, Reading } from '../reading.ts';
import { clauseAround, factIn, type ReadSentence } from '../text.ts';

/** Materials that the customer does not pay for, and what they cost as a part of the price. */

const things =
  '(?:spare )?(?:parts?|materials?|fabrics?|vinyl|timber|paint|hair|bandages|supplies|ingredients|shopping|leather|yarn|wool|plants|tiles|pavers|glass|foam)';
const passedOn: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?<what>${things})(?: (?:is|are|go|goes|charged|billed|come|comes))? (?:extra|on top|at cost|separate(?:ly)?|at what (?:it|they) costs?)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:\bplus|\+) (?:the )?(?<what>${things})\b(?!\s*(?:\$?\d|costs?|cost me|are \$?\d|is \$?\d))`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:they|he|she|customers?|clients?|owners?|people|the (?:shop|school|owner|customer|client)) (?:brings?|suppl(?:y|ies)|buys?|provides?|pays? for)(?: me)?(?: (?:the|their|their own|all|all the|his|her|own))? (?<what>${things})\b`,
    'iu',
  ),
];

/** "Parts extra at what they cost me", "$40 plus parts", "they supply the fabric". */
export function readPassedOn(sentences: readonly ReadSentence[]): Reading['passedOn'] {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || sentence.text.includes('?')) continue;
    for (const pattern of passedOn) {
      const found = pattern.exec(sentence.text);
      const what = found?.groups?.['what']?.toLowerCase();
      if (found && what !== undefined)
        return factIn(sentence, { id: 'passed-on', value: { what }, ...clauseAround(sentence, found.index) });
    }
  }
  return undefined;
}

const inputs = '(?:ingredients?|materials?|food cost|stock|supplies|product|parts)';
const percent = String.raw`(?<percent>\d{1,2}(?:\.\d)?)\s?(?:%|per ?cent\b|cents? in (?:the|a|every) dollar\b)`;
const shares: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${inputs}\s+(?:is|are|costs?|comes? to|runs?(?: at)?|works? out at|at|about|like|around|of|me|\s)+${percent}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<![-–]\s?|\bto )${percent}\s+(?:(?:of (?:the|my|each) (?:price|sale))?\s*(?:is|goes on|goes to|for|in))\s+${inputs}\b`,
    'iu',
  ),
];

/** "Ingredients are about 35%", "materials like 20 cents in the dollar". */
export function readCostShare(sentences: readonly ReadSentence[]): Fact<CostShare> | undefined {
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content' || sentence.text.includes('?')) continue;
    for (const pattern of shares) {
      const found = pattern.exec(sentence.text);
      const value = Number(found?.groups?.['percent']);
      if (found && value >= 2 && value <= 80)
        return factIn(sentence, {
          id: 'cost-share',
          value: { percent: value },
          ...clauseAround(sentence, found.index),
        });
    }
  }
  return undefined;
}
