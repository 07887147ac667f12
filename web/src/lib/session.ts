import { useSyncExternalStore } from 'react';

/**
 * The session as this browser keeps it. The server alone decides whether a token is good;
 * here its expiry is only read, so that pages can send people to log in without asking first.
 */
export interface Session {
  token: string;
  /** Tells one account from another; empty in a token that names none. */
  userId: string;
  userName: string;
  expiresAtMs: number;
}

// public/first-paint.js reads the same two keys before the first paint.
const tokenKey = 'token';
const userNameKey = 'userName';
const longestTimerMs = 2 ** 31 - 1;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** For browsers told to keep nothing: the session then lasts as long as the page. */
const pageStorage = (kept = new Map<string, string>()): Storage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

let opened: Storage | undefined;
const storage = (): Storage => {
  if (opened) return opened;
  try {
    opened = globalThis.localStorage;
    opened.getItem(tokenKey);
  } catch {
    opened = pageStorage();
  }
  return opened;
};

const listeners = new Set<() => void>();
let current: Session | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

interface Claims {
  userId: string;
  expiresAtMs: number;
}

const claimsOf = (token: string): Claims | null => {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return null;
    if (typeof claims.exp !== 'number') return null;
    const userId = 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : '';
    return { userId, expiresAtMs: claims.exp * 1000 };
  } catch {
    return null;
  }
};

/** The stored session, or the same object as last time when nothing changed. */
const look = (): Session | null => {
  const token = storage().getItem(tokenKey);
  const userName = storage().getItem(userNameKey) ?? '';
  const claims = token === null ? null : claimsOf(token);
  if (token === null || claims === null || claims.expiresAtMs <= Date.now()) current = null;
  else if (current?.token !== token || current.userName !== userName) {
    current = { token, userName, ...claims };
  }
  return current;
};

const announce = (): void => {
  const session = look();
  // The header is chosen by this attribute (styles/base.css), so that it is right before scripts run.
  document.documentElement.dataset.session = session === null ? 'out' : 'in';
  clearTimeout(expiryTimer);
  if (session !== null && listeners.size > 0) {
    expiryTimer = setTimeout(announce, Math.min(session.expiresAtMs - Date.now() + 1, longestTimerMs));
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    addEventListener('storage', announce);
    announce();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', announce);
    clearTimeout(expiryTimer);
  };
};

export const storeSession = (token: string, userName: string): void => {
  storage().setItem(tokenKey, token);
  storage().setItem(userNameKey, userName);
  announce();
};

export const clearSession = (): void => {
  storage().removeItem(tokenKey);
  storage().removeItem(userNameKey);
  announce();
};

/** The session, or null after removing what is left of one that is unreadable or over. */
export const readSession = (): Session | null => {
  const session = look();
  if (session === null && (storage().getItem(tokenKey) ?? storage().getItem(userNameKey)) !== null) {
    clearSession();
  }
  return session;
};

/** The session as it changes, here or in another tab; null while prerendered pages come to life. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, look, () => null);
