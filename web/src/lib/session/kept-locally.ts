import { useSyncExternalStore } from 'react';
import { announce, look, onSessionChange } from './session.ts';
import { storage } from './storage.ts';

/** The reader's own figures for paths (features/path/kit/numbers.ts). */
export const numbersKey = 'numbers';

/** The owned paths, and the sections read to the end (features/path/text/reading-progress.ts). */
export const readingKey = 'reading';

/** The names of this browser's local data for its user; none is sent automatically. */
type KeptName =
  | 'carried-answers'
  | 'carried-path'
  | 'fundingProfile'
  | 'planLayout'
  | `checklist:${string}`
  | `tools:${string}`;

/**
 * Appends the owner's id as the last line. Without an owner, it goes to the next account that logs in
 * (store-session.ts).
 */
export const markKept = (text: string, owner = ''): string => `${text}\n${owner}`;

export const readKept = (name: KeptName): string | null => {
  const [text = null, owner] = storage.getItem(name)?.split('\n') ?? [];
  return !owner || owner === look()?.userId ? text : null;
};

export function keepLocally(name: KeptName, text: string | null): void {
  if (text === null) storage.removeItem(name);
  else storage.setItem(name, markKept(text, look()?.userId));
  announce();
}

/** The value under a name as it changes here or in another tab; null during hydration. */
export const useKept = (name: KeptName): string | null =>
  useSyncExternalStore(
    onSessionChange,
    () => readKept(name),
    () => null,
  );
