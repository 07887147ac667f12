import { keepLocally, readKept } from '#web/lib/kept-locally.ts';
import { readingKey } from '#web/lib/session.ts';

function readAll(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(readingKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** The sections of a text, by a name of account and path, that were read to their end in this browser. */
export const readSections = (name: string): string[] =>
  readAll().flatMap((one) =>
    (one.startsWith(`${name}#`) ? [one.slice(name.length + 1)] : []).filter(Boolean),
  );

/** That a path is theirs, so that its page waits for what an owner sees (public/first-paint.js reads it, too). */
export const keepOwned = (name: string): void => keepRead(name, ['']);
export const isKeptAsOwned = (name: string): boolean => readAll().some((one) => one.startsWith(`${name}#`));

/** All paths share one entry of the storage, so that logging out removes them together (lib/session.ts). */
export const keepRead = (name: string, ids: readonly string[]): void =>
  keepLocally(readingKey, JSON.stringify([...new Set([...readAll(), ...ids.map((id) => `${name}#${id}`)])]));
