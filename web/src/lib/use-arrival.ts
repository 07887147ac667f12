import { useEffect } from 'react';

/** Leads to a part of the page that comes later than the page does, when that is what its address asks for. */
export function useArrival(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
