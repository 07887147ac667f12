/** A text in its sentences, each whole with its own stop; a stop inside a figure or an address ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+|[\n\r]+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
