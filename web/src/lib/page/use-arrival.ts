import { useEffect } from 'react';

/** Scrolls to a part that loads later than the page, if the address asks for it. */
export function useArrival(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
