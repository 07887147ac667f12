import { savedReadingPosition } from './use-reading-place.ts';

/** The line that people read, as a share of the window's height. */
const readingLine = 0.4;

const topOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().top ?? Infinity;

/**
 * Remembers the text at the reading line. Returns a function that scrolls it back after the page changes, or
 * undefined if there is none.
 */
export function holdPlace(): (() => void) | undefined {
  const line = window.innerHeight * readingLine;
  // With an open dialog, the reader waits for the locked part, so the position does not matter.
  if (document.querySelector('dialog[open]') !== null) return undefined;
  if (topOf(document.querySelector('.locked-part')) < line) return undefined;
  const heading = [...document.querySelectorAll('.path-section summary h2')].findLast(
    (one) => topOf(one) < line,
  );
  const top = topOf(heading);
  return () => {
    if (heading !== undefined) scrollBy({ top: topOf(heading) - top, behavior: 'instant' });
  };
}

/**
 * Whether a returning reader had left this history entry below all readable text, where the locked part
 * started.
 */
export function hasLeftBelow(): boolean {
  const { section = '', top = 0 } = savedReadingPosition();
  const text = document.getElementById(section)?.closest<HTMLElement>('.path-section');
  return text != null && top + text.offsetHeight < 0;
}
