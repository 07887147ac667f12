import { useRef } from 'react';

/** Loads the schema of a form; undefined when its code fails to load. The next call tries again. */
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
