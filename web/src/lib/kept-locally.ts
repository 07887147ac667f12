import { useSyncExternalStore } from 'react';
import { announce, look, onSessionChange } from './session.ts';
import { storage } from './storage.ts';

/** What somebody tried out on paths with figures of their own (features/path/kit/kept-numbers.ts). */
export const numbersKey = 'numbers';
/** Which paths are theirs, and which sections they have read to the end (features/path/reader/kept-reading.ts). */
export const readingKey = 'reading';

/** Names of what this browser keeps for its reader; nothing of it is sent by itself. */
export type KeptName =
  | 'carried-answers'
  | 'carried-path'
  /** How the head of their dashboard looked (features/dashboard/kept-head.ts). */
  | 'dashboardHead'
  | 'fundingProfile'
  | 'planLayout'
  | `checklist:${string}`
  | `tools:${string}`;

/** Whose it is stands below it. What nobody kept is for the account that begins a session next (begin-session.ts). */
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

/** What is kept under a name, as it changes here or in another tab; null while a prerendered page comes to life. */
export const useKept = (name: KeptName): string | null =>
  useSyncExternalStore(
    onSessionChange,
    () => readKept(name),
    () => null,
  );
