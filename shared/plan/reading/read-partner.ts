import type { Partner } from './firm-facts.ts';
import type { Fact } from './reading.ts';
import { factIn, type ReadSentence } from './text.ts';

/** Someone who owns the business together with the customer: "Jai Tomlinson is my partner in it, 50/50". */

const name = String.raw`\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}’'-]+)?`;
const inBusiness = String.raw`(?:in (?:it|this|the business|the firm|business)|50\s?[\/-]\s?50|half and half|equal)`;
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`(?<name>${name}) is my (?:business )?partner,? ${inBusiness}`, 'u'),
  new RegExp(String.raw`(?<name>${name}) is my business partner\b`, 'u'),
  new RegExp(String.raw`\b[Mm]y business partner,? (?:is )?(?<name>${name})`, 'u'),
  new RegExp(
    String.raw`(?:\b(?:with|[Mm]e and)|(?<=[Ii] and)) (?<name>${name}),? (?:as )?(?:50\s?[\/-]\s?50|half each|equal partners)`,
    'u',
  ),
  new RegExp(
    String.raw`(?<name>${name}) and (?:I|me) (?:are|own it|run it) (?:equal )?(?:partners|50\s?[\/-]\s?50|together)`,
    'u',
  ),
  /\b(?:partnership ABN|(?:we|we[’']re|we are|registered as|run as) (?:in )?a partnership)\b/iu,
];
/** Past, or only thought of. */
const notNow = /\b(?:former|old|ex-?|previous|used to|left|suing|court|could|should|would|maybe)\b|\?/i;
const half = /\b50\s?[/-]\s?50\b|\bhalf (?:each|and half)\b|\bequal\b/i;

export function readPartner(sentences: readonly ReadSentence[]): Fact<Partner> | undefined {
  for (const sentence of sentences) {
    const { field, isSilent, text } = sentence;
    if (field !== 'content' || isSilent) continue;
    const found = patterns.map((one) => one.exec(text)).find((one) => one);
    if (!found || notNow.test(text.slice(0, found.index + found[0].length))) continue;
    const called = found.groups?.name;
    return factIn(sentence, {
      id: 'partner',
      value: { ...(called && { name: called }), ...(half.test(text) && { share: '50/50' }) },
      from: found.index,
      to: found.index + found[0].length,
    });
  }
  return undefined;
}
