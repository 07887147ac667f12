import { useState } from 'react';

/**
 * A value that is complete only after several fields. The parts stay here until they are complete; a value from
 * elsewhere, such as another window, replaces them.
 */
export function usePartial<T>(outside: T | undefined, start: Partial<T>) {
  const key = JSON.stringify(outside);
  const [held, setHeld] = useState<{ key: string | undefined; parts: Partial<T> }>({ key, parts: start });
  const parts = held.key === key ? held.parts : (outside ?? start);
  return {
    parts,
    /** `reported` is what goes out now; the same value coming back is not news. */
    hold: (next: Partial<T>, reported: T | undefined = outside) =>
      setHeld({ key: JSON.stringify(reported), parts: next }),
  };
}
