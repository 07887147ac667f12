/** Technical words of addresses, which are not searched for. */
const meaningless = /^(?:page|path|index|html?|php| )*$/i;

/** The last part of an address as search words; empty when it has none with a meaning. */
export function wordsOfAddress(pathname: string): string {
  const words = (pathname.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll(/%[0-9a-f]{2}|[^a-z0-9]+/gi, ' ')
    .trim()
    .slice(0, 40);
  return meaningless.test(words) ? '' : words;
}
