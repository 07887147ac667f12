const opens = /(?<=^|[\s([{—–/*_“‘|>])"(?=[^\s"])/gm;

/**
 * Turns straight quotes into typographic ones. The library is typed with straight quotes, and a single one is always an
 * apostrophe, because speech has double quotes.
 */
export const curlQuotes = (text: string): string =>
  text.replaceAll(opens, '“').replaceAll('"', '”').replaceAll("'", '’');

/** Changes every text of a front matter. */
export function curlAll(value: unknown): unknown {
  if (typeof value === 'string') return curlQuotes(value);
  if (Array.isArray(value)) return value.map(curlAll);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, curlAll(inner)]));
}
