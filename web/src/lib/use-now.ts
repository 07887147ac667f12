import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Now; the build draws the page as of the day its facts were checked, and the browser puts that right. */
export function useNow(checkedDay: string): number {
  return useHydrated() ? Date.now() : Date.parse(checkedDay);
}
