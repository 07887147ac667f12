import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during hydration, when nothing may differ from the prerendered HTML. Pass true if nothing differs,
 * which saves a second render.
 */
export const useHydrated = (isTheSame = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => isTheSame,
  );
