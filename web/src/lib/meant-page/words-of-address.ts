/** The last part of an address as somebody would type it; nothing where it holds no words. */
export const wordsOfAddress = (pathname: string): string =>
  (pathname.split('/').findLast((part) => part !== '') ?? '')
    .replaceAll(/%[0-9a-f]{2}|[^a-z0-9]+/gi, ' ')
    .trim()
    .slice(0, 40);
