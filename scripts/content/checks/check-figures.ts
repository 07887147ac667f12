import { withoutFacts } from '#shared/content/facts.ts';
import type { Chapter, Library } from '../library.ts';
import { plainTextOf, sentencesIn } from '../plain-text.ts';
import { allSections, type Finding, findingAt } from './finding.ts';

/** Sentences about law, the tax office or a public body. */
const ofTheLaw =
  /\b(?:GST|ATO|ASIC|tax(?:ed|able)?|withh[eo]ld|Medicare|superannuation|minimum wage|award rates?|penalt(?:y|ies)|fined?|levy|business names?|Fair Work|turnover|threshold)\b/i;
const figure = /(?:A?\$\s?\d[\d,.]*|\b\d+(?:\.\d+)?\s?(?:%|per cent))/;
/** A price that includes its tax states nothing about the tax. */
const pricedWithTax =
  /\b(?:including|includes?|inc\.?|plus|ex(?:cluding)?|before) (?:any )?(?:GST|tax)\b|\bGST[- ](?:included|inclusive|free)\b/gi;

/** Guards: a figure of law, tax or wages comes from shared/content/facts.ts, which prints it with its date. */
export function looseFigures(text: string): string[] {
  return sentencesIn(withoutFacts(text).replaceAll(pricedWithTax, ' ')).filter(
    (sentence) => ofTheLaw.test(sentence) && figure.test(sentence),
  );
}

export const checkFigures = (library: Library, chapters: readonly Chapter[] = []): Finding[] =>
  allSections(library, chapters).flatMap((place) => {
    const { prose, cells, drawn } = plainTextOf(place.section.markdown);
    return [...prose, ...cells, ...drawn]
      .flatMap(looseFigures)
      .map((sentence) => findingAt(place, `types a figure about law or tax: “${sentence.trim()}”`));
  });
