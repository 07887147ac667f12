import { type Dispatch, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import type { WholePath } from '#shared/contract/content-files.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { type Account, accountOf } from '#web/lib/session/account.ts';
import { useSession } from '#web/lib/session/session.ts';

/**
 * Why the text is fetched: a reader who asked for it is moved to it; a reader whose page showed it locked,
 * while it was unlocked elsewhere, is told.
 */
type OpeningCause = 'arrival' | 'unlock' | 'elsewhere' | 'retry';

/** What a reader may see of a paid path; the whole text only in the open state. */
export type Access =
  | { kind: 'visitor' }
  | { kind: 'checking' }
  | { kind: 'locked' }
  /** The server could not say whether it was bought. */
  | { kind: 'unsure' }
  /** failures counts the failed loads of the text, so that each one is announced. */
  | { kind: 'opening'; cause: OpeningCause; failures: number }
  | { kind: 'failed'; cause: OpeningCause; failures: number }
  /** The payment that unlocked it was taken back, so it is closed until that is settled. */
  | { kind: 'owed'; message: string }
  | { kind: 'open'; cause: OpeningCause; content: WholePath };

/** Guards: the content of one account is never shown to another, nor after logging out. */
export interface AccountAccess {
  account: Account;
  access: Access;
}

/** Every answer names the account it was requested for. */
export type AccessEvent = { account: Account } & (
  | { kind: 'account' }
  | { kind: 'status'; purchased: boolean | 'unknown' }
  | { kind: 'unlocked' }
  | { kind: 'content'; content: WholePath | undefined }
  | { kind: 'owed'; message: string }
  | { kind: 'retry' }
);

export const visiting: AccountAccess = { account: undefined, access: { kind: 'visitor' } };

/** The states in which the purchase status is requested, or requested again. */
export const undecided: readonly Access['kind'][] = ['checking', 'unsure', 'locked'];

const next = (access: Access, event: AccessEvent): Access => {
  switch (event.kind) {
    case 'account':
      return event.account === undefined ? visiting.access : { kind: 'checking' };
    case 'status':
      // While locked, it may be bought in another tab.
      if (!undecided.includes(access.kind)) return access;
      // A path known to be locked stays locked when a later check fails.
      if (event.purchased === 'unknown') return access.kind === 'checking' ? { kind: 'unsure' } : access;
      if (!event.purchased) return { kind: 'locked' };
      return { kind: 'opening', cause: access.kind === 'locked' ? 'elsewhere' : 'arrival', failures: 0 };
    case 'unlocked':
      // After a payment, the purchase status may arrive before, with or after the text.
      if (access.kind === 'opening' || access.kind === 'open')
        return access.cause === 'unlock' ? access : { ...access, cause: 'unlock' };
      return undecided.includes(access.kind) ? { kind: 'opening', cause: 'unlock', failures: 0 } : access;
    case 'content': {
      if (access.kind !== 'opening') return access;
      const { cause, failures } = access;
      const { content } = event;
      return content?.sections.every(({ html }) => html !== undefined)
        ? { kind: 'open', cause, content }
        : { kind: 'failed', cause, failures: failures + 1 };
    }
    case 'owed':
      return access.kind === 'opening' ? { kind: 'owed', message: event.message } : access;
    case 'retry':
      return access.kind === 'failed' ? { ...access, kind: 'opening', cause: 'retry' } : access;
  }
};

export function nextAccess(state: AccountAccess, event: AccessEvent): AccountAccess {
  if (event.kind !== 'account' && event.account !== state.account) return state;
  return { account: event.account, access: next(state.access, event) };
}

/**
 * The access of the account that is logged in, in this tab or by another; it starts over with another
 * account.
 */
export function useAccess(): [AccountAccess, Dispatch<AccessEvent>] {
  const account = accountOf(useSession());
  const [state, dispatch] = useReducer(nextAccess, visiting);
  const { search } = useLocation();
  const hydrated = useHydrated();
  // During rendering, so that no frame shows content of the previous account.
  if (state.account !== account) dispatch({ account, kind: 'account' });
  // Back from the payment page but logged out: the reader may own the path.
  const isBack = hydrated && account === undefined && search.includes('session_id=');
  return [isBack ? { account, access: { kind: 'unsure' } } : state, dispatch];
}
