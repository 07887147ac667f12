import { readingKey } from '#web/lib/kept-locally.ts';
import { storage } from '#web/lib/storage.ts';

function readAll(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(readingKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** All paths share one storage entry, so that logging out removes them together (lib/session.ts). */
const keep = (entries: readonly string[]): void =>
  storage.setItem(readingKey, JSON.stringify([...new Set([...readAll(), ...entries])]));

const readMark = (name: string, id: string): string => `${name}#${id}`;
const ownedMark = (name: string): string => `${name}!owned`;

/** The sections of a text that this browser has seen to their end, by account and path. */
export const readSections = (name: string): string[] => {
  const begin = readMark(name, '');
  return readAll().flatMap((one) => (one.startsWith(begin) ? [one.slice(begin.length)] : []));
};
export const keepRead = (name: string, ids: readonly string[]): void =>
  keep(ids.map((id) => readMark(name, id)));

/**
 * Remembers that a path is owned, so that its page reserves space for an owner (public/first-paint.js reads
 * it, too).
 */
export const keepOwned = (name: string): void => keep([ownedMark(name)]);
export const isKeptAsOwned = (name: string): boolean => readAll().includes(ownedMark(name));
