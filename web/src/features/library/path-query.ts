/** What somebody looks for. The names are those of the fields and of the address; nothing asked is '' or false. */
export type PathQuery = {
  q: string;
  /** The hours a week, and the dollars, that there are at most. */
  hours: string;
  budget: string;
  tech: string;
  tag: string;
  free: boolean;
};

/** What each choice may be: an address can ask for anything. */
export type OfferedChoices = Readonly<Record<'hours' | 'budget' | 'tech' | 'tag', readonly string[]>>;

export const openQuery: PathQuery = { q: '', hours: '', budget: '', tech: '', tag: '', free: false };

export const queryNames = Object.keys(openQuery) as readonly (keyof PathQuery)[];

export const isAsked = (query: PathQuery, name: keyof PathQuery): boolean =>
  name === 'q' ? query.q.trim() !== '' : query[name] !== openQuery[name];

export const readQuery = (address: URLSearchParams, offered: OfferedChoices): PathQuery => {
  const choice = (name: keyof OfferedChoices): string => {
    const asked = address.get(name) ?? '';
    return offered[name].includes(asked) ? asked : '';
  };
  return {
    q: address.get('q') ?? '',
    hours: choice('hours'),
    budget: choice('budget'),
    tech: choice('tech'),
    tag: choice('tag'),
    free: address.get('free') === '1',
  };
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
