import { type RefObject, useLayoutEffect } from 'react';
import type { Account } from '#web/lib/account.ts';
import { isKeptAsOwned } from './reader/kept-reading.ts';

export interface KnownOwnerProps {
  account: Account;
  /** The storage name of the path. */
  name: string;
  /** The element that briefly replaces the text for an owner, and runs an animation for as long. */
  wait: RefObject<Element | null>;
  /** Called once the text is shown as for any reader; from then on nothing folds automatically. */
  onShown: () => void;
}

/**
 * Whether this browser knows that the reader owns the path, before the server says so (styles/path.css). On
 * the first page, first-paint.js sets it.
 */
export function useKnownOwner({ account, name, wait, onShown }: KnownOwnerProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per account
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // React learns a moment after first-paint.js who is logged in.
    if (dataset.session === 'in' && account === undefined) return;
    const query = new URLSearchParams(location.search);
    const mayHavePaid = query.has('session_id') && query.get('status') !== 'cancel';
    if (dataset.session === 'in' && mayHavePaid) dataset.owns = 'paid';
    // Back from the payment page, where paid-part.tsx ends this state.
    if (dataset.owns !== 'paid') {
      if (isKeptAsOwned(`${account ?? ''}:${name}`)) dataset.owns = '';
      else delete dataset.owns;
    }
    // The animation may have ended before hydration.
    if (dataset.owns !== '' || wait.current?.getAnimations().length === 0) onShown();
  }, [account, name]);
}
