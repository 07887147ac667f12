import { useEffect } from 'react';

/** Leads back to the one field that the server refused: its message is read out with it. */
export function useFocusOn(fieldId: string, when: boolean): void {
  useEffect(() => {
    if (when) document.getElementById(fieldId)?.focus();
  }, [fieldId, when]);
}
