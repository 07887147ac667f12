import { QueryClient } from '@tanstack/react-query';
import { accountOf } from '../session/account.ts';
import { onAccountChange } from '../session/account-changes.ts';
import { onSessionChange, readSession } from '../session/session.ts';
import { worthAnotherTry } from './answer-or-throw.ts';

export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: worthAnotherTry, retryDelay: 500, networkMode: 'always' } },
  });

interface Kept {
  account: string;
  client: QueryClient;
  close: () => void;
}

let kept: Kept | undefined;

const forget = ({ client, close }: Kept): void => {
  close();
  void client.cancelQueries();
  client.clear();
};

const open = (account: string): Kept => {
  const client = newQueryClient();
  const unhearChanges = onAccountChange((changed) => {
    for (const part of changed) void client.invalidateQueries({ queryKey: [part] });
  });
  const unhearSession = onSessionChange(() => {
    // Reading the session may end it, which calls this function recursively.
    if (accountOf(readSession()) === account || kept?.client !== client) return;
    forget(kept);
    kept = undefined;
  });
  const close = () => {
    unhearChanges();
    unhearSession();
  };
  return { account, client, close };
};

/**
 * The store of the server's answers to an account, created on first use. Guards: the answers to one account
 * are never shown to another, nor after logging out.
 */
export function accountClient(account: string): QueryClient {
  if (kept !== undefined && kept.account !== account) {
    forget(kept);
    kept = undefined;
  }
  kept ??= open(account);
  return kept.client;
}
