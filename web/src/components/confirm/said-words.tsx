import { shorten } from '../shorten.ts';

/** The words that a control is about. */
export const SaidWords = ({ words }: { words: string | undefined }) =>
  words === undefined || words === '' ? null : (
    <p className="text-sm wrap-anywhere text-ink-soft">You wrote “{shorten(words)}”</p>
  );
