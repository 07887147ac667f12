import { useHydrated } from './use-hydrated.ts';

/**
 * The current time; the prerendered page uses the day its facts were checked, and the browser corrects it.
 */
export function useNow(checkedDay: string): number {
  return useHydrated() ? Date.now() : Date.parse(checkedDay);
}
