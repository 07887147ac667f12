/** The sentences of a text, each exactly as it is written there, without the space around it. */
export const splitSentences = (text: string): string[] => [
  ...new Set(
    (text.match(/[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g) ?? [])
      .map((sentence) => sentence.trim())
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)),
  ),
];
