/** Plain lower-case words: “Cafés & set-ups” → cafes, set, ups. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Shortens a word to a prefix, so that “dogs” finds “dog walking” and “photography” finds “photos”. */
const beginning = (word: string): string =>
  word.length > 3 ? word.replace(/^(photo|video)graph.*$|s$/, '$1') : word;

/** A shorter prefix would match too many words. */
const tellingLength = 4;

/** The singular of an irregular plural: “hobbies” → hobby, “dishes” → dish. */
const singular = (word: string): string | undefined => {
  const one = word.replace(/ies$/, 'y').replace(/(s|x|z|ch|sh)es$/, '$1');
  return one !== word && one.length >= tellingLength ? one : undefined;
};

interface Searched {
  text: string;
  /** Prefixes of other names: “lawn” is found by “lawnmower”. */
  beginnings?: readonly string[];
}

/** Whether every searched word is the prefix of a word of the text, or matches one of its other names. */
export const hasWords = ({ text, beginnings = [] }: Searched, lookedFor: string): boolean => {
  const called = wordsIn(beginnings.join(' '));
  // A hyphenated word is found as one word and as two: set-up, set up, setup.
  const words = [...wordsIn(text), ...wordsIn(text.replaceAll('-', '')), ...called];
  const begins = (start: string | undefined) =>
    start !== undefined && words.some((known) => known.startsWith(start));
  const has = (word: string): boolean =>
    begins(beginning(word)) ||
    begins(singular(word)) ||
    called.some((known) => known.length >= tellingLength && word.startsWith(beginning(known)));
  const asked = wordsIn(lookedFor);
  // “tik tok” also matches as one word.
  return asked.every(has) || (asked.length === 2 && words.some((known) => known.startsWith(asked.join(''))));
};

/**
 * A search of the library. The names are those of the form fields and the address; an unused one is '' or
 * false.
 */
export type PathQuery = {
  q: string;
  topic: string;
  /** The order; '' sorts by persona, by match for a search, and by pay for chips. */
  sort: string;
  free: boolean;
  hours5: boolean;
  under100: boolean;
  home: boolean;
  nocalls: boolean;
};

export const openQuery: PathQuery = {
  q: '',
  topic: '',
  sort: '',
  free: false,
  hours5: false,
  under100: false,
  home: false,
  nocalls: false,
};

export const queryNames = Object.keys(openQuery) as readonly (keyof PathQuery)[];

/** The filters with a yes or no. */
export type ChipName = Exclude<keyof PathQuery, 'q' | 'topic' | 'sort'>;

/** The filters; a sort order excludes nothing. */
export type FilterName = Exclude<keyof PathQuery, 'sort'>;

export const filterNames = queryNames.filter((name): name is FilterName => name !== 'sort');

export const orders = [
  ['pay', 'Best paid'],
  ['start', 'Cheapest to start'],
  ['hours', 'Fewest hours'],
] as const;

/**
 * Each chip is true for every path it shows: the first three by figures, the others by
 * shared/content/ways-of-working.ts.
 */
export const chips: readonly (readonly [name: ChipName, label: string])[] = [
  ['free', 'Free'],
  ['hours5', '5 h a week or less'],
  ['under100', 'Under $100'],
  ['home', 'From home'],
  ['nocalls', 'No sales calls'],
];

/** Symbols alone, such as “$$”, are not searched for. */
export const isAsked = (query: PathQuery, name: keyof PathQuery): boolean =>
  name === 'q' ? wordsIn(query.q).length > 0 : query[name] !== openQuery[name];

/** An address is untrusted: an unknown topic counts as none. */
export const readQuery = (address: URLSearchParams, topics: readonly string[]): PathQuery => {
  const topic = address.get('topic') ?? '';
  const sort = address.get('sort') ?? '';
  const query: PathQuery = {
    ...openQuery,
    q: address.get('q') ?? '',
    topic: topics.includes(topic) ? topic : '',
    sort: orders.some(([name]) => name === sort) ? sort : '',
  };
  for (const [name] of chips) query[name] = address.get(name) === '1';
  return query;
};

/** The address with this query in place of its old one; other parameters stay. */
export const writeQuery = (address: URLSearchParams, query: PathQuery): string => {
  const written = new URLSearchParams(address);
  for (const name of queryNames) {
    written.delete(name);
    const value = query[name];
    if (value !== openQuery[name]) written.set(name, value === true ? '1' : String(value));
  }
  return written.toString();
};
