const mostLetters = 140;

/** Shortens a long quotation to one line. */
export const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;
};
