/** The words, numbers and marks of a text, as the role model sees them. */
export interface Token {
  from: number;
  to: number;
  /** In lower case, without the sign of money. */
  word: string;
  isNumber: boolean;
}

const piece =
  /[$£€]?\d+(?:[.,:]\d+)*(?:\s?(?:k|am|pm|hrs?|h|%|km|kg|ha|m2|mins?|x)\b)?|\p{L}[\p{L}\p{M}’']*|\r?\n\s*\r?\n|[^\s]/giu;
const numberWords = new Set([
  ...['half', 'once', 'twice', 'couple', 'dozen', 'hundred', 'thousand', 'grand'],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'fifteen', 'sixteen', 'eighteen'],
  ...['ninety', 'eighty', 'seventy', 'sixty', 'fifty', 'forty', 'thirty', 'twenty'],
]);

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(piece)].map(({ 0: found, index }) => {
    const word = found.toLowerCase().replaceAll('’', "'");
    return {
      from: index,
      to: index + found.length,
      word: /^\s/.test(found) ? '\n' : word,
      isNumber: /\d/.test(found) || numberWords.has(word),
    };
  });
}
