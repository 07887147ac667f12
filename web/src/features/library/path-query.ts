import { wordsIn } from './search-words.ts';

/** What somebody looks for. The names are those of the fields and of the address; nothing asked is '' or false. */
export type PathQuery = {
  q: string;
  topic: string;
  /** In which order; '' is by kind of person, what was found by words the best match first, by chips the best paid. */
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

/** What is said with yes or no. */
export type ChipName = Exclude<keyof PathQuery, 'q' | 'topic' | 'sort'>;

/** What keeps paths out, which an order does not. */
export type FilterName = Exclude<keyof PathQuery, 'sort'>;
export const filterNames = queryNames.filter((name): name is FilterName => name !== 'sort');

export const orders = [
  ['pay', 'Best paid'],
  ['start', 'Cheapest to start'],
  ['hours', 'Fewest hours'],
] as const;

/** Each is true of every path it shows: the first three by figures, the others by shared/content/ways-of-working.ts. */
export const chips: readonly (readonly [name: ChipName, label: string])[] = [
  ['free', 'Free'],
  ['hours5', '5 h a week or less'],
  ['under100', 'Under $100'],
  ['home', 'From home'],
  ['nocalls', 'No sales calls'],
];

/** Signs alone, like “$$”, are no words to look for. */
export const isAsked = (query: PathQuery, name: keyof PathQuery): boolean =>
  name === 'q' ? wordsIn(query.q).length > 0 : query[name] !== openQuery[name];

/** An address can ask for anything: a topic that is not offered is none. */
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

/** The address with this query in place of the one it had; what else it says stays. */
export const writeQuery = (address: URLSearchParams, query: PathQuery): string => {
  const written = new URLSearchParams(address);
  for (const name of queryNames) {
    written.delete(name);
    const value = query[name];
    if (value !== openQuery[name]) written.set(name, value === true ? '1' : String(value));
  }
  return written.toString();
};
