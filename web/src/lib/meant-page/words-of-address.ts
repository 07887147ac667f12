/** How addresses are made, and nothing that is looked for. */
const meaningless = /^(?:page|path|index|html?|php| )*$/i;

/** The last part of an address as somebody would type it; nothing where it holds no words, or none that mean anything. */
export function wordsOfAddress(pathname: string): string {
  const words = (pathname.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll(/%[0-9a-f]{2}|[^a-z0-9]+/gi, ' ')
    .trim()
    .slice(0, 40);
  return meaningless.test(words) ? '' : words;
}
