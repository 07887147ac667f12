import { useLocation } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** Where logging in and signing up are, with the page they lead back to where the address names one. */
export function useAccountAddresses(): { logIn: string; signUp: string } {
  const { search } = useLocation();
  // The prepared page knows no query.
  const ref = useHydrated() ? new URLSearchParams(search).get('ref') : null;
  const carried = ref === null ? {} : { ref };
  return { logIn: addresses.logIn(carried), signUp: addresses.signUp(carried) };
}
