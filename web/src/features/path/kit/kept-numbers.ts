import { numbersKey } from '#web/lib/kept-locally.ts';
import { storage } from '#web/lib/storage.ts';
import type { TypedNumbers } from './read-numbers.ts';

/** Storage is untrusted, so a value that is no object counts as empty. */
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

/** The figures typed on this device for an account and path; empty if unreadable. */
export function readKeptNumbers(name: string): TypedNumbers {
  const typed = entriesOf(readAll().find(([one]) => one === name)?.[1]);
  return Object.fromEntries(typed.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** All paths share one storage entry, so that logging out removes them together (lib/session.ts). */
export function keepNumbers(name: string, typed: TypedNumbers): void {
  const others = readAll().filter(([one]) => one !== name);
  const all = Object.keys(typed).length === 0 ? others : [...others, [name, typed] as const];
  if (all.length === 0) storage.removeItem(numbersKey);
  else storage.setItem(numbersKey, JSON.stringify(Object.fromEntries(all)));
}
