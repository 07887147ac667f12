import type { Library } from '../library.ts';
import { plainTextOf } from '../plain-text.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

/** Promises of income, and words that fill a line without saying anything. */
const banned: readonly RegExp[] = [
  /passive income/i,
  /financial freedom/i,
  /get[- ]rich/i,
  /guaranteed?\b(?! (?:under|by) )/i,
  /six[- ]figures?/i,
  /quit your (?:day )?job/i,
  /game[- ]chang/i,
  /unlock your potential/i,
  /fast[- ]paced/i,
  /\bdelv(?:e|ing)\b/i,
  /\bleverag(?:e|ing)\b/i,
  /skyrocket/i,
  /crush(?:ing)? it/i,
  /easy money/i,
  /risk[- ]free/i,
  /effortless/i,
  /no-brainer/i,
  /at the end of the day/i,
  /it(?:’|')?s? (?:is )?important to note/i,
  /in conclusion/i,
  /look no further/i,
  /\bdeep[- ]dive\b/i,
  /\blevel up\b/i,
  /secret sauce/i,
  /sky(?:’|')s the limit/i,
  /dream life/i,
  /you(?:’|')?(?: wi)?ll (?:earn|make) (?:\$|money|thousands|hundreds)/i,
  /while you sleep/i,
  /\b10x\b/i,
  /rockstar|\bninja\b|synerg/i,
  /seamless|\brobust\b|unleash|supercharge/i,
  /elevate your|navigate the|landscape of|tapestry|testament to/i,
  /whether you(?:’|')re an? /i,
  /lorem ipsum|\bTBC\b|\bTBD\b/i,
  /no refunds/i,
];

export const bannedIn = (text: string): string[] =>
  banned.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);

export function checkPhrases(library: Library): Finding[] {
  const inSections = allSections(library).flatMap((place) => {
    const { prose, cells } = plainTextOf(place.section.markdown);
    return bannedIn([place.section.title, ...prose, ...cells].join('\n')).map((phrase) =>
      findingAt(place, `says “${phrase}”`),
    );
  });
  const inFront = library.flatMap((persona) => [
    ...bannedIn(
      [persona.subtitle, persona.metaTitle, persona.metaDescription, persona.markdown].join('\n'),
    ).map((phrase) => ({ file: persona.file, fault: `says “${phrase}”` })),
    ...persona.paths.flatMap(({ file, meta }) =>
      bannedIn([meta.title, meta.description, meta.metaDescription].join('\n')).map((phrase) => ({
        file,
        fault: `says “${phrase}”`,
      })),
    ),
  ]);
  return [...inSections, ...inFront];
}
