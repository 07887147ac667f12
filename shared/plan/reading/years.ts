import { countIn, countWords } from './count-words.ts';

const years = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2}|${countWords})\s*\+?\s*(?:years?|yrs?|yr|năm|nam|años|سنة|سنوات|年)(?!\p{L})`,
  'iu',
);

/** "19 years", "thirty-one years". Ages are not years of work. */
export function yearsIn(text: string): number | undefined {
  return /years? old|yrs? old|aged? \d/i.test(text) ? undefined : countIn(years.exec(text)?.[1]);
}
