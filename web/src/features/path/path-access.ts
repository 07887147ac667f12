import type { WholePath } from '#shared/contract/content-files.ts';
import type { Account } from '#web/lib/account.ts';

/**
 * What led to the whole text being fetched: the person who asked for it is led to it once it is there; who finds it
 * unlocked elsewhere while this page showed it locked is told.
 */
export type OpeningCause = 'arrival' | 'unlock' | 'elsewhere' | 'retry';

/** What somebody may read of a path that costs something; all of it only while open. */
export type Access =
  | { kind: 'visitor' }
  | { kind: 'checking' }
  | { kind: 'locked' }
  /** Nobody could say whether it was bought. */
  | { kind: 'unsure' }
  /** failures: how often the text has failed to come, so that each failure can be told anew. */
  | { kind: 'opening'; cause: OpeningCause; failures: number }
  | { kind: 'failed'; cause: OpeningCause; failures: number }
  /** Unlocked with a payment that was taken back: closed until that is settled. */
  | { kind: 'owed'; message: string }
  | { kind: 'open'; cause: OpeningCause; content: WholePath };

/** Guards: what one account may read is never shown to another, nor after logging out. */
export interface AccountAccess {
  account: Account;
  access: Access;
}

/** Every answer names the account it was asked for. */
export type AccessEvent = { account: Account } & (
  | { kind: 'account' }
  | { kind: 'status'; purchased: boolean | 'unknown' }
  | { kind: 'unlocked' }
  | { kind: 'content'; content: WholePath | undefined }
  | { kind: 'owed'; message: string }
  | { kind: 'retry' }
);

export const visiting: AccountAccess = { account: undefined, access: { kind: 'visitor' } };

/** Whether it was bought is still asked, or asked again. */
export const undecided: readonly Access['kind'][] = ['checking', 'unsure', 'locked'];

const isWhole = ({ sections }: WholePath): boolean => sections.every(({ html }) => html !== undefined);

const next = (access: Access, event: AccessEvent): Access => {
  switch (event.kind) {
    case 'account':
      return event.account === undefined ? visiting.access : { kind: 'checking' };
    case 'status':
      // While locked it may be bought in another tab.
      if (!undecided.includes(access.kind)) return access;
      // What is known to be locked stays so when asking once more fails.
      if (event.purchased === 'unknown') return access.kind === 'checking' ? { kind: 'unsure' } : access;
      if (!event.purchased) return { kind: 'locked' };
      return { kind: 'opening', cause: access.kind === 'locked' ? 'elsewhere' : 'arrival', failures: 0 };
    case 'unlocked':
      // Back from the payment page it is unlocked before its status is known, as that arrives, or after its text has.
      if (access.kind === 'opening' || access.kind === 'open')
        return access.cause === 'unlock' ? access : { ...access, cause: 'unlock' };
      return undecided.includes(access.kind) ? { kind: 'opening', cause: 'unlock', failures: 0 } : access;
    case 'content': {
      if (access.kind !== 'opening') return access;
      const { cause, failures } = access;
      const { content } = event;
      return content && isWhole(content)
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
