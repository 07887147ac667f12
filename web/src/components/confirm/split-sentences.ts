/** Splits a text into sentences, verbatim except for the surrounding space. */
export const splitSentences = (text: string): string[] => [
  ...new Set(
    (text.match(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  ),
];
