const mostLetters = 140;

const shorten = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;
};

/** The words that a control is about. */
export const SaidWords = ({ words }: { words: string | undefined }) =>
  words === undefined || words === '' ? null : (
    <p className="text-sm wrap-anywhere text-ink-soft">You wrote “{shorten(words)}”</p>
  );
