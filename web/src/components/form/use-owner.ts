import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasSessionEnded, look, onSessionChange } from '#web/lib/session.ts';

/**
 * Tracks who owns the typed text: the account that typed it or, if typed while signed out, the next account
 * to log in. After an expired session the owner may log in again; for any other account, `clearForm` clears
 * the form.
 */
export function useOwner(clearForm: () => void): RefObject<string | undefined> {
  const [first] = useState(() => look()?.userId);
  const owner = useRef(first);
  const hear = useEffectEvent(() => {
    if (hasSessionEnded()) return;
    const last = owner.current;
    owner.current = look()?.userId;
    if (last !== undefined && last !== owner.current) clearForm();
  });
  useLayoutEffect(() => onSessionChange(() => hear()), []);
  return owner;
}
