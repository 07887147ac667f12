import { useRef } from 'react';

/** Gives the schema of a form, or undefined where its code could not be loaded. The next call tries again. */
export function useSchema<S extends object>(given: S | (() => Promise<S>)): () => Promise<S | undefined> {
  const loading = useRef<Promise<S | undefined>>(undefined);
  return () => {
    if (typeof given !== 'function') return Promise.resolve(given);
    loading.current ??= given().catch(() => {
      loading.current = undefined;
      return undefined;
    });
    return loading.current;
  };
}
