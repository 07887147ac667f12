import { useSyncExternalStore } from 'react';

/** Where a page of paper would be print that nobody can read, and a table of many columns stands on its side. */
const phone = '(width < 40rem)';

export const isPhone = (): boolean => matchMedia(phone).matches;

function onChange(tell: () => void): () => void {
  const width = matchMedia(phone);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

/** As the window is now; it may be turned. */
export const useIsPhone = (): boolean => useSyncExternalStore(onChange, isPhone);
