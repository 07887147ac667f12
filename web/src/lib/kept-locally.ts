import { useSyncExternalStore } from 'react';
import { type headKey, type numbersKey, type readingKey, storage } from './session.ts';

/** Names of what this browser keeps for its reader; nothing of it is ever sent. */
export type KeptName =
  | 'fundingProfile'
  | 'planLayout'
  | `checklist:${string}`
  | `tools:${string}`
  | typeof headKey
  | typeof numbersKey
  | typeof readingKey;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const readKept = (name: KeptName): string | null => storage().getItem(name);

export function keepLocally(name: KeptName, text: string | null): void {
  try {
    if (text === null) storage().removeItem(name);
    else storage().setItem(name, text);
  } catch {
    // A full storage keeps what it has; the page goes on without.
  }
  tell();
}

/** What is kept under a name, as it changes here or in another tab; null while a prerendered page comes to life. */
export const useKept = (name: KeptName): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readKept(name),
    () => null,
  );
