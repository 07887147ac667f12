import type { Session } from './session.ts';

/** Whose session it is; undefined for somebody who is not logged in. */
export type Account = string | undefined;

export const accountOf = (session: Pick<Session, 'userId' | 'token'> | null): Account =>
  session === null ? undefined : session.userId || session.token;
