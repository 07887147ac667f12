import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { accountOf } from '../session/account.ts';
import { useSession } from '../session/session.ts';
import { accountClient } from './account-client.ts';

/**
 * Provides an account's data to its children, or renders nothing without an account. It remounts for another
 * account, because observers keep their first client.
 */
export function AccountQueries({ children }: { children: ReactNode }) {
  const account = accountOf(useSession());
  if (account === undefined) return null;
  return (
    <QueryClientProvider key={account} client={accountClient(account)}>
      {children}
    </QueryClientProvider>
  );
}

/** Wraps a component that shows account data in that account's store. */
export const withAccountQueries =
  <Props extends object>(Page: ComponentType<Props>): FunctionComponent<Props> =>
  (props) => (
    <AccountQueries>
      <Page {...props} />
    </AccountQueries>
  );
