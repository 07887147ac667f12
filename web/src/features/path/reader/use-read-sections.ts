import { useEffect, useState } from 'react';
import { keepRead, readSections } from './kept-reading.ts';

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
