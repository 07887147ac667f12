import { useEffect } from 'react';

/** Focuses the single field that the server refused, so that its message is read out. */
export function useFocusOn(fieldId: string, when: boolean): void {
  useEffect(() => {
    if (when) document.getElementById(fieldId)?.focus();
  }, [fieldId, when]);
}
