/** “asdf asdf asdf asdf” is as long as an answer, and says nothing; a text in a script without spaces is one word, once. */
export function repeatsOneWord(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first = ''] = words;
  return words.every((word) => word === first) && (words.length > 1 || /^(.)\1+$/u.test(first));
}
