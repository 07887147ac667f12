import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page comes to life, when nothing may differ from what the build drew. Whoever knows that
 * nothing differs says so, and is not drawn a second time.
 */
export const useHydrated = (isTheSame = false): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => isTheSame,
  );
