import {
  announce,
  claimsOf,
  clockAheadKey,
  numbersKey,
  readingKey,
  storage,
  tokenKey,
  userNameKey,
} from './session.ts';

// Apart from session.ts, which every page carries: only forms begin a session.

const tolerableMs = 60_000;

/** A token just received is as old as it took to arrive: what its age is beyond that, the clock is wrong by. */
const learnClock = (token: string): void => {
  const issuedAtS = claimsOf(token)?.iat;
  const aheadMs = typeof issuedAtS === 'number' ? Date.now() - issuedAtS * 1000 : 0;
  if (Math.abs(aheadMs) > tolerableMs) storage().setItem(clockAheadKey, String(aheadMs));
  else storage().removeItem(clockAheadKey);
};

/** Each entry is named by its account and path; of a reader without an account, by the path alone. */
const withoutOthers = (text: string, account: string): string | null => {
  const isOthers = (name: unknown): boolean =>
    typeof name !== 'string' || !(name.startsWith(':') || name.startsWith(`${account}:`));
  try {
    const kept: unknown = JSON.parse(text);
    if (Array.isArray(kept)) return JSON.stringify(kept.filter((name) => !isOthers(name)));
    return JSON.stringify(Object.fromEntries(Object.entries(kept ?? {}).filter(([name]) => !isOthers(name))));
  } catch {
    return null;
  }
};

/** A session may have ended by itself: what its account left here is not for the next one. */
const forgetOthers = (token: string): void => {
  const account = String(claimsOf(token)?.sub ?? '');
  for (const key of [numbersKey, readingKey]) {
    const text = storage().getItem(key);
    if (text === null) continue;
    const left = withoutOthers(text, account);
    if (left === null) storage().removeItem(key);
    else storage().setItem(key, left);
  }
};

/** Begins a session with a token that the server has just sent. */
export const storeSession = (token: string, userName: string): void => {
  learnClock(token);
  forgetOthers(token);
  storage().setItem(tokenKey, token);
  storage().setItem(userNameKey, userName);
  announce();
};

export const renameUser = (userName: string): void => {
  storage().setItem(userNameKey, userName);
  announce();
};
