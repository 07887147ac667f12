import { leftPlace } from './use-reading-place.ts';

/** As far down the window as somebody reads. */
const readingLine = 0.4;

const topOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().top ?? Infinity;

/** Before the page changes around a reader: how to put what they read back to where it stood. Undefined where that goes. */
export function holdPlace(): (() => void) | undefined {
  const line = window.innerHeight * readingLine;
  // Who stands at the open dialog wants what was locked, wherever the page is.
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

/** Whether who comes back left this step of the history below all text there was, which is where it was locked. */
export function hasLeftBelow(): boolean {
  const { section = '', top = 0 } = leftPlace();
  const text = document.getElementById(section)?.closest<HTMLElement>('.path-section');
  return text != null && top + text.offsetHeight < 0;
}
