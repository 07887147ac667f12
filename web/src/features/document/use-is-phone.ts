import { useSyncExternalStore } from 'react';

/** Where a page of paper would be print that nobody can read. */
const phone = '(width < 40rem)';
/** Where a table of many columns would slide under the thumb. */
const narrow = '(width < 48rem)';

export const isPhone = (): boolean => matchMedia(phone).matches;
const isNarrow = (): boolean => matchMedia(narrow).matches;

function onChange(tell: () => void): () => void {
  const width = matchMedia(narrow);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

/** As the window is now; it may be turned. */
export const useIsNarrow = (): boolean => useSyncExternalStore(onChange, isNarrow);
