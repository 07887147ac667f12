import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a prerendered page comes to life, when nothing may differ from what the build drew. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
