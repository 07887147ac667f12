/** The parts of an account that pages show; each is the first word of the query keys of what it holds. */
export const accountParts = ['user', 'orders', 'runs', 'paths'] as const;
export type AccountPart = (typeof accountParts)[number];

type Listener = (changed: readonly AccountPart[]) => void;

const channelName = 'account';
const listeners = new Set<Listener>();
/** Between the tabs of this browser; a browser without it shows what changed with the next page. */
let tabs: BroadcastChannel | undefined;

const tellHere: Listener = (changed) => {
  for (const listener of listeners) listener(changed);
};

const openTabs = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Anything may be sent between the pages of a site: only names of parts are heard. */
const hear = ({ data }: MessageEvent<unknown>): void => {
  if (Array.isArray(data)) tellHere(accountParts.filter((part) => data.includes(part)));
};

/** Hears of changes made here and in other tabs. */
export const onAccountChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (tabs === undefined) {
    tabs = openTabs();
    tabs?.addEventListener('message', hear);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    tabs?.close();
    tabs = undefined;
  };
};

/**
 * Said by each call that has just changed something, so that every page that shows it asks again. Nothing of the
 * account itself is sent. Apart from the query library, so that a public page can say it without paying for that.
 */
export const tellAccountChange = (...changed: AccountPart[]): void => {
  tellHere(changed);
  const channel = tabs ?? openTabs();
  channel?.postMessage(changed);
  if (channel !== tabs) channel?.close();
};
