import { useEffect, useState } from 'react';
import { keepRead, readSections } from './kept-reading.ts';

/** Who only scrolls past the end of a section has not read it. */
const seenMs = 500;

/** The open sections whose end is on the screen. */
const endsInView = (): string[] =>
  [...document.querySelectorAll('.path-section > details[open] > .reading')].flatMap((text) => {
    const { bottom } = text.getBoundingClientRect();
    const id = text.parentElement?.querySelector('h2')?.id ?? '';
    return bottom > 0 && bottom <= window.innerHeight && id !== '' ? [id] : [];
  });

/** Which sections of a path somebody has read: opened, and come to the end of, in this browser. */
export function useReadSections(name: string): readonly string[] {
  // Nothing at first, as the build drew it.
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
    // However they move meanwhile: below the last section the page goes on.
    const follow = () => {
      const ends = endsInView().join();
      if (ends === inView) return;
      inView = ends;
      clearTimeout(timer);
      timer = setTimeout(look, seenMs);
    };
    addEventListener('scroll', follow, { passive: true });
    // It does not bubble.
    document.addEventListener('toggle', follow, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      document.removeEventListener('toggle', follow, true);
    };
  }, [name]);
  return read;
}
