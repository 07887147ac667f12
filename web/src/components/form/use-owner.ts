import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { hasSessionEnded, look, onSessionChange } from '#web/lib/session.ts';

/**
 * Whose it is what somebody types here: theirs who began or, begun by nobody, the account's whose session begins next.
 * Whose session ended by itself may log in again; for whoever else comes after somebody, all begins anew.
 */
export function useOwner(beginAnew: () => void): RefObject<string | undefined> {
  const [first] = useState(() => look()?.userId);
  const owner = useRef(first);
  const hear = useEffectEvent(() => {
    if (hasSessionEnded()) return;
    const last = owner.current;
    owner.current = look()?.userId;
    if (last !== undefined && last !== owner.current) beginAnew();
  });
  useLayoutEffect(() => onSessionChange(() => hear()), []);
  return owner;
}
