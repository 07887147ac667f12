import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { accountOf } from '../account.ts';
import { useSession } from '../session.ts';
import { accountClient } from './account-client.ts';

/** Around what shows something of an account; nothing without one. It begins anew with another account: observers keep their first client. */
export function AccountQueries({ children }: { children: ReactNode }) {
  const account = accountOf(useSession());
  if (account === undefined) return null;
  return (
    <QueryClientProvider key={account} client={accountClient(account)}>
      {children}
    </QueryClientProvider>
  );
}

/** What shows something of an account, with what was answered to that account. */
export const withAccountQueries =
  <Props extends object>(Page: ComponentType<Props>): FunctionComponent<Props> =>
  (props) => (
    <AccountQueries>
      <Page {...props} />
    </AccountQueries>
  );
