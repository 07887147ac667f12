import { useState } from 'react';

/**
 * A value that needs several fields. The parts stay here until it is complete; a value from elsewhere, such
 * as another window, replaces them.
 */
export function usePartial<T>(outside: T | undefined, start: Partial<T>) {
  const key = JSON.stringify(outside);
  const [held, setHeld] = useState<{ key: string | undefined; parts: Partial<T> }>({ key, parts: start });
  const parts = held.key === key ? held.parts : (outside ?? start);
  return {
    parts,
    /** `reported` is the value being sent out; receiving the same value back changes nothing. */
    hold: (next: Partial<T>, reported: T | undefined = outside) =>
      setHeld({ key: JSON.stringify(reported), parts: next }),
  };
}
