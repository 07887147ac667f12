import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Called by whatever has just changed the token balance, so that the header asks for it again. */
export const refreshBalance = (): void => {
  version += 1;
  for (const listener of listeners) listener();
};

export const useBalanceVersion = (): number =>
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
