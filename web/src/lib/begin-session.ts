import { announce, claimsOf, clockAheadKey, storage, tokenKey, userNameKey } from './session.ts';

// Apart from session.ts, which every page carries: only forms begin a session.

const tolerableMs = 60_000;

/** A token just received is as old as it took to arrive: what its age is beyond that, the clock is wrong by. */
const learnClock = (token: string): void => {
  const issuedAtS = claimsOf(token)?.iat;
  const aheadMs = typeof issuedAtS === 'number' ? Date.now() - issuedAtS * 1000 : 0;
  if (Math.abs(aheadMs) > tolerableMs) storage().setItem(clockAheadKey, String(aheadMs));
  else storage().removeItem(clockAheadKey);
};

/** Begins a session with a token that the server has just sent. */
export const storeSession = (token: string, userName: string): void => {
  learnClock(token);
  storage().setItem(tokenKey, token);
  storage().setItem(userNameKey, userName);
  announce();
};

export const renameUser = (userName: string): void => {
  storage().setItem(userNameKey, userName);
  announce();
};
