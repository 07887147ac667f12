import { useLocation } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

/** The log-in and sign-up addresses, with the return address if the current address has one. */
export function useAccountAddresses(): { logIn: string; signUp: string } {
  const { search } = useLocation();
  // The prerendered page has no query.
  const ref = useHydrated() ? new URLSearchParams(search).get('ref') : null;
  const carried = ref === null ? {} : { ref };
  return { logIn: addresses.logIn(carried), signUp: addresses.signUp(carried) };
}
