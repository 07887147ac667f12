import type { Session } from './session.ts';

/** The account of the session; undefined while logged out. */
export type Account = string | undefined;

export const accountOf = (session: Pick<Session, 'userId' | 'token'> | null): Account =>
  session === null ? undefined : session.userId || session.token;
