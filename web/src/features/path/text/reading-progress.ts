import { useEffect, useState } from 'react';
import type { ContentSection } from '#shared/contract/content-files.ts';
import { readingKey } from '#web/lib/session/kept-locally.ts';
import { storage } from '#web/lib/session/storage.ts';

/** A reader's progress in a text. */
export interface Reading {
  /** The sections read to the end in this browser. */
  read: readonly string[];
  /**
   * Where the reader stopped: from the server for a bought text, or the first unread section of a free one.
   */
  stopped?: string | undefined;
}

export const unread: Reading = { read: [] };

function readAll(): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(readingKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** All paths share one storage entry, so that logging out removes them together (lib/session/session.ts). */
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

/** Scrolling quickly past the end of a section does not count as reading. */
const seenMs = 500;

/** The open sections whose end is on the screen. */
const endsInView = (): string[] =>
  [...document.querySelectorAll('.path-section > details[open] > .reading')].flatMap((text) => {
    const { bottom } = text.getBoundingClientRect();
    const id = text.parentElement?.querySelector('h2')?.id ?? '';
    return bottom > 0 && bottom <= window.innerHeight && id !== '' ? [id] : [];
  });

/** The sections that this browser has shown open to their end. */
export function useReadSections(name: string): readonly string[] {
  // Empty at first, like the prerendered page.
  const [read, setRead] = useState<readonly string[]>([]);
  useEffect(() => {
    setRead(readSections(name));
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const known = readSections(name);
      const found = endsInView().filter((id) => !known.includes(id));
      if (found.length === 0) return;
      keepRead(name, found);
      setRead([...known, ...found]);
    };
    let inView = '';
    // Any scrolling counts, because the page continues below the last section.
    const follow = () => {
      const ends = endsInView().join();
      if (ends === inView) return;
      inView = ends;
      clearTimeout(timer);
      timer = setTimeout(look, seenMs);
    };
    addEventListener('scroll', follow, { passive: true });
    // The toggle event does not bubble, so it is captured.
    document.addEventListener('toggle', follow, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      document.removeEventListener('toggle', follow, true);
    };
  }, [name]);
  return read;
}

/** The reading time from a section to the end. */
export const minutesFrom = (sections: readonly ContentSection[], index = 0): number =>
  sections.slice(index).reduce((sum, { minutes }) => sum + minutes, 0);
