const yearWords = /(\d{1,2})\s*\+?\s*(?:years?|yrs?|yr|năm|nam|años|سنة|سنوات|年)(?!\p{L})/iu;
const numberWords: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const spelled = new RegExp(String.raw`\b(${Object.keys(numberWords).join('|')}) years\b`, 'i');

/** "19 years", "since I was 15 so that's 38 years", "twelve years". Ages are not years of work. */
export function yearsIn(text: string): number | undefined {
  if (/years? old|yrs? old|aged? \d/i.test(text)) return undefined;
  const digits = yearWords.exec(text)?.[1];
  if (digits) return Number(digits);
  const word = spelled.exec(text)?.[1];
  return word ? numberWords[word.toLowerCase()] : undefined;
}
