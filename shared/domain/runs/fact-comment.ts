/** A reviewer's comment on an answer may ask about one fact in it. Its line then starts with the words of the fact. */

export const startComment = (words: string): string => `About “${words}”: `;

const line = /^About “(?<words>.+?)”: *(?<text>.*\S)/gmu;

/** What a comment on an answer says about the fact with these words. */
export function commentOn(words: string, comment: string): string | undefined {
  const about = [...comment.matchAll(line)].filter(({ groups }) => groups?.words === words);
  return about.length === 0 ? undefined : about.map(({ groups }) => groups?.text ?? '').join('\n');
}
