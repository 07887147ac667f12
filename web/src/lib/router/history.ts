/** Where somebody is on the site, and what the page that led there wanted the next one to know. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  /** Another for each step, even to the same address. */
  key: string;
}

/** How one came to a place; POP is the browser's own way: back, forward, a reload, a link within the page. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE';

/** An address of this site, or another query for the same page. */
export type Destination = string | { search: string };

export interface MoveOptions {
  replace?: boolean;
  state?: unknown;
}

/** The places of one window. A place stays the same object until the next step. */
export interface PageHistory {
  place: () => Place;
  arrival: () => Arrival;
  move: (to: Destination, options?: MoveOptions) => void;
  onChange: (listener: () => void) => () => void;
}

const placeAt = (address: string, state: unknown = null, key = 'default'): Place => {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return { pathname, search, hash, state, key };
};

export const addressOf = ({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string =>
  `${pathname}${search}${hash}`;

/** The whole address of a destination, seen from a place. */
export const resolve = (to: Destination, from: Place): string => {
  if (typeof to === 'string')
    return addressOf(placeAt(new URL(to, `https://site.invalid${addressOf(from)}`).href));
  return to.search === '' ? from.pathname : `${from.pathname}?${to.search.replace(/^\?/, '')}`;
};

const newKey = (): string => Math.random().toString(36).slice(2, 10);

interface Steps {
  first: Place;
  /** Writes a step down where the browser, or a test, keeps it. */
  write: (place: Place, replace: boolean) => void;
  /** Tells of steps that were made elsewhere, from the start: one may come before anything is drawn. */
  listen?: (arrive: (place: Place) => void) => void;
}

const keepHistory = ({ first, write, listen }: Steps): PageHistory => {
  let place = first;
  let arrival: Arrival = 'POP';
  const listeners = new Set<() => void>();
  const arrive = (at: Place, by: Arrival) => {
    place = at;
    arrival = by;
    for (const listener of [...listeners]) listener();
  };
  listen?.((at) => arrive(at, 'POP'));
  return {
    place: () => place,
    arrival: () => arrival,
    move: (to, { replace = false, state = null } = {}) => {
      const next = placeAt(resolve(to, place), state, newKey());
      write(next, replace);
      arrive(next, replace ? 'REPLACE' : 'PUSH');
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const placeInWindow = (): Place => {
  const kept: unknown = window.history.state;
  const { state = null, key } = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Place>;
  return placeAt(addressOf(window.location), state, key);
};

/** The history of this window, which lasts as long as the window does. */
export const browserHistory = (): PageHistory =>
  keepHistory({
    first: placeInWindow(),
    write: (place, replace) => {
      const kept = { state: place.state, key: place.key };
      if (replace) window.history.replaceState(kept, '', addressOf(place));
      else window.history.pushState(kept, '', addressOf(place));
    },
    listen: (arrive) => addEventListener('popstate', () => arrive(placeInWindow())),
  });

/** A history of its own: for pages that the build draws, and for tests. */
export const ownHistory = (address: string): PageHistory =>
  keepHistory({ first: placeAt(address), write: () => undefined });
