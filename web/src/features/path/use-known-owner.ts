import { useLayoutEffect } from 'react';
import { isKeptAsOwned } from './reader/kept-reading.ts';

/** Whether this browser knows the path as theirs, before the server says so (styles/path.css): first-paint.js says it of the first page. */
export function useKnownOwner(name: string, onReturn: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each account once
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const query = new URLSearchParams(location.search);
    const mayHavePaid = query.has('session_id') && query.get('status') !== 'cancel';
    if (dataset.session === 'in' && mayHavePaid) dataset.owns = 'paid';
    // Back from the payment page, which paid-part.tsx ends.
    if (dataset.owns === 'paid') onReturn();
    else if (isKeptAsOwned(name)) dataset.owns = '';
    else delete dataset.owns;
  }, [name]);
}
