/** The parts of an account that pages show; each is the first element of the query keys for its data. */
const accountParts = ['user', 'orders', 'runs', 'paths'] as const;

type AccountPart = (typeof accountParts)[number];

type Listener = (changed: readonly AccountPart[]) => void;

const channelName = 'account';

const listeners = new Set<Listener>();

/** Connects the tabs of this browser; without it, a tab shows changes on its next page. */
let tabs: BroadcastChannel | undefined;

const tellHere: Listener = (changed) => {
  for (const listener of listeners) listener(changed);
};

const openTabs = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);

/** Any page of the site may post messages, so only names of parts are accepted. */
const hear = ({ data }: MessageEvent<unknown>): void => {
  if (Array.isArray(data)) tellHere(accountParts.filter((part) => data.includes(part)));
};

/** Listens to changes made here and in other tabs. */
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
 * Called after each change, so that every page that shows the part reloads it. No account data is sent. Kept
 * separate from the query library, so that public pages can call it without loading that.
 */
export const tellAccountChange = (...changed: AccountPart[]): void => {
  tellHere(changed);
  const channel = tabs ?? openTabs();
  channel?.postMessage(changed);
  if (channel !== tabs) channel?.close();
};
