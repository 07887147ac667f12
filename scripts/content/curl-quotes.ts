const opens = /(?<=^|[\s([{—–/*_“‘|>])"(?=[^\s"])/gm;

/**
 * Quotes as a printer sets them. The library is typed with straight ones; a single one in it is an apostrophe, since
 * what is said is always put between double ones.
 */
export const curlQuotes = (text: string): string =>
  text.replaceAll(opens, '“').replaceAll('"', '”').replaceAll("'", '’');

/** In every text of what a front matter says. */
export function curlAll(value: unknown): unknown {
  if (typeof value === 'string') return curlQuotes(value);
  if (Array.isArray(value)) return value.map(curlAll);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, curlAll(inner)]));
}
