import { markKept, numbersKey, readingKey } from './kept-locally.ts';
import { announce, claimsOf, clockAheadKey, tokenKey, userNameKey } from './session.ts';
import { storage } from './storage.ts';

// Separate from session.ts, which every page loads, because only forms start a session.

const tolerableMs = 60_000;

/** A new token's age is its travel time; the rest of its apparent age is the clock's error. */
const learnClock = (token: string): void => {
  const issuedAtS = claimsOf(token)?.iat;
  const aheadMs = typeof issuedAtS === 'number' ? Date.now() - issuedAtS * 1000 : 0;
  if (Math.abs(aheadMs) > tolerableMs) storage.setItem(clockAheadKey, String(aheadMs));
  else storage.removeItem(clockAheadKey);
};

/** Each entry is named by its account and path; for a reader without an account, by the path alone. */
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

const keptNames = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

const isKeptName = /^(carried-|checklist:|tools:|fundingProfile$|planLayout$)/;

/** Entries without an owner belong to this account from here on. */
const claimed = (kept: string, account: string): string | null => {
  const [text = '', owner = ''] = kept.split('\n');
  return owner === '' || owner === account ? markKept(text, account) : null;
};

/** After an expired session, the data of its account must not reach the next one. */
const forgetOthers = (account: string): void => {
  for (const key of keptNames()) {
    const isKept = isKeptName.test(key);
    if (!isKept && key !== numbersKey && key !== readingKey) continue;
    const text = storage.getItem(key) ?? '';
    const left = isKept ? claimed(text, account) : withoutOthers(text, account);
    if (left === null) storage.removeItem(key);
    else storage.setItem(key, left);
  }
};

/** Starts a session with a token that the server has just sent. */
export const storeSession = (token: string, userName: string): void => {
  learnClock(token);
  forgetOthers(String(claimsOf(token)?.sub ?? ''));
  storage.setItem(tokenKey, token);
  storage.setItem(userNameKey, userName);
  announce();
};

export const renameUser = (userName: string): void => {
  storage.setItem(userNameKey, userName);
  announce();
};
