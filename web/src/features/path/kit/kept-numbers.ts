import { numbersKey } from '#web/lib/kept-locally.ts';
import { storage } from '#web/lib/storage.ts';
import type { TypedNumbers } from './read-numbers.ts';

/** Anything may stand in a storage: what is no object counts as an empty one. */
function entriesOf(kept: unknown): [string, unknown][] {
  return typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
}

function readAll(): [string, unknown][] {
  try {
    return entriesOf(JSON.parse(storage.getItem(numbersKey) ?? '{}'));
  } catch {
    return [];
  }
}

/** What was typed on this device, under a name of account and path; nothing where it is no longer readable. */
export function readKeptNumbers(name: string): TypedNumbers {
  const typed = entriesOf(readAll().find(([one]) => one === name)?.[1]);
  return Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** All paths share one entry of the storage, so that logging out removes them together (lib/session.ts). */
export function keepNumbers(name: string, typed: TypedNumbers): void {
  const others = readAll().filter(([one]) => one !== name);
  const all = Object.keys(typed).length === 0 ? others : [...others, [name, typed] as const];
  if (all.length === 0) storage.removeItem(numbersKey);
  else storage.setItem(numbersKey, JSON.stringify(Object.fromEntries(all)));
}
