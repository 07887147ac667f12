import { type RefObject, useLayoutEffect } from 'react';
import type { Account } from '#web/lib/account.ts';
import { isKeptAsOwned } from './reader/kept-reading.ts';

export interface KnownOwnerProps {
  account: Account;
  /** Of the path. */
  name: string;
  /** It stands before the text of an owner for a moment, and runs an animation as long. */
  wait: RefObject<Element | null>;
  /** Hears that the text stands there as it is for everybody: from now on nothing folds by itself. */
  onShown: () => void;
}

/** Whether this browser knows the path as theirs, before the server says so (styles/path.css): first-paint.js says it of the first page. */
export function useKnownOwner({ account, name, wait, onShown }: KnownOwnerProps): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each account once
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // React knows a moment after first-paint.js who is logged in.
    if (dataset.session === 'in' && account === undefined) return;
    const query = new URLSearchParams(location.search);
    const mayHavePaid = query.has('session_id') && query.get('status') !== 'cancel';
    if (dataset.session === 'in' && mayHavePaid) dataset.owns = 'paid';
    // Back from the payment page, which paid-part.tsx ends.
    if (dataset.owns !== 'paid') {
      if (isKeptAsOwned(`${account ?? ''}:${name}`)) dataset.owns = '';
      else delete dataset.owns;
    }
    // The moment may be over before the page comes to life.
    if (dataset.owns !== '' || wait.current?.getAnimations().length === 0) onShown();
  }, [account, name]);
}
