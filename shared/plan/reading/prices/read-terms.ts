import { countIn } from '../count-words.ts';
import type { Fact, TermFact } from '../reading.ts';
import { factIn, type ReadSentence } from '../text.ts';

/** The customer's own terms: the least that they take, the most, and what is paid in front. */

const number = String.raw`(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)`;
const patterns: readonly [RegExp, TermFact['kind']][] = [
  [
    new RegExp(
      String.raw`(?<!\d ?)\b(?:minimum|min\.?|at least)\s+(?:of\s+|is\s+|charge\s+)?(?![$£])(${number})(?:\s*([\p{L}-]{3,14}))?`,
      'giu',
    ),
    'least',
  ],
  [
    new RegExp(
      String.raw`\b(${number})[ -]?(hours?|visits?|lessons?|bars?|pieces?|units?)[ -](?:minimum|min\b|at least)`,
      'giu',
    ),
    'least',
  ],
  [
    new RegExp(
      String.raw`\b(?:max(?:imum)?|at most)\s+(?:of\s+)?(${number})\s*((?:in|per|to) (?:an? |the |each )?[\p{L}-]{3,14}|[\p{L}-]{3,14})?`,
      'giu',
    ),
    'most',
  ],
  [
    new RegExp(String.raw`\b(${number})\s+([\p{L}-]{3,14})\s+(?:max|maximum|at (?:the )?most)\b`, 'giu'),
    'most',
  ],
  [
    /\b(?:(?:a |one )?(?:third|half|quarter)|\d{1,2} ?%)\s+(?:up ?front|deposit|before|on booking|down|in advance)\b|\bdeposit (?:of )?(?:a |one )?(?:third|half|quarter|\d{1,2} ?%)|\bpa(?:y|id) up ?front\b/giu,
    'deposit',
  ],
];
const isTime = /^(?:years?|months?|weeks?|days?|an?|the|to|of|and|for|each|if|is)$/i;

export const termSpans = (sentence: ReadSentence): { from: number; to: number }[] =>
  patterns.flatMap(([pattern]) =>
    [...sentence.text.matchAll(pattern)].map((found) => ({
      from: found.index,
      to: found.index + found[0].length,
    })),
  );

export function readTerms(sentences: readonly ReadSentence[]): Fact<TermFact>[] {
  const facts: Fact<TermFact>[] = [];
  for (const sentence of sentences) {
    if (sentence.isSilent || sentence.field !== 'content') continue;
    for (const [pattern, kind] of patterns)
      for (const found of sentence.text.matchAll(pattern)) {
        const unit = found[2] && !isTime.test(found[2]) ? found[2].toLowerCase() : undefined;
        const isHours = unit !== undefined && /^h(?:ou)?rs?$/.test(unit);
        const count = countIn(found[1]);
        if (count !== undefined && isTime.test(found[2] ?? '') && !isHours && kind !== 'most') continue;
        // "10 hours max" is time and no term.
        if (kind === 'most' && (isHours || unit === undefined)) continue;
        const to =
          found.index + (unit === undefined && found[2] ? found[0].lastIndexOf(found[2]) : found[0].length);
        facts.push(
          factIn(sentence, {
            id: `term:${sentence.index}:${found.index}`,
            value: { kind, ...(count !== undefined && { count }), ...(unit && { unit }) },
            from: found.index,
            to,
          }),
        );
      }
    if (facts.length >= 6) return facts.slice(0, 6);
  }
  return facts;
}
