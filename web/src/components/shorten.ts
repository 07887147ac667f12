const mostLetters = 140;

/** A quotation in one line, cut where it is long. */
export const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;
};
