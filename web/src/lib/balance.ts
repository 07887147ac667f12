import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

const tell = (): void => {
  version += 1;
  for (const listener of listeners) listener();
};

/** Between the tabs of this browser; a browser without it shows the new balance with the next page. */
let tabs: BroadcastChannel | undefined;

const openTabs = (): BroadcastChannel | undefined => {
  if (tabs !== undefined || typeof BroadcastChannel === 'undefined') return tabs;
  tabs = new BroadcastChannel('balance');
  tabs.onmessage = tell;
  return tabs;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  openTabs();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    tabs?.close();
    tabs = undefined;
  };
};

/** Called by whatever has just changed the token balance, so that it is asked for again, in other tabs too. */
export const refreshBalance = (): void => {
  tell();
  openTabs()?.postMessage(null);
};

export const useBalanceVersion = (): number =>
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
