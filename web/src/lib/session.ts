import { useSyncExternalStore } from 'react';
import { claimTab, forgetTab, storage } from './storage.ts';

/**
 * The session as this browser keeps it. The server alone decides whether a token is good;
 * here its expiry is only read, so that pages can send people to log in without asking first.
 */
export interface Session {
  token: string;
  /** Tells one account from another; empty in a token that names none. */
  userId: string;
  userName: string;
  /** By this device's clock. */
  expiresAtMs: number;
}

// public/first-paint.js reads the same keys before the first paint; begin-session.ts writes them.
export const tokenKey = 'token';
export const userNameKey = 'userName';
/** By how much this device's clock runs ahead of the server's; only there when it is worth mentioning. */
export const clockAheadKey = 'clockAheadMs';
const longestTimerMs = 2 ** 31 - 1;

const listeners = new Set<() => void>();
let current: Session | null = null;
let endedByItself = false;
let draftLost = false;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** What a token says, if it says when it ends. */
export const claimsOf = (token: string): { exp: number; iat?: unknown; sub?: unknown } | null => {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims.exp === 'number' ? claims : null;
  } catch {
    return null;
  }
};

/** Undone by a clock that is put right only until the next log-in; meanwhile the server refuses what is over. */
const clockAheadMs = (): number => Number(storage.getItem(clockAheadKey)) || 0;

/** The stored session, or the same object as last time when nothing changed. */
export const look = (): Session | null => {
  const token = storage.getItem(tokenKey);
  const userName = storage.getItem(userNameKey) ?? '';
  const claims = token === null ? null : claimsOf(token);
  const expiresAtMs = (claims?.exp ?? 0) * 1000 + clockAheadMs();
  if (token === null || claims === null || expiresAtMs <= Date.now()) {
    endedByItself ||= token !== null || current !== null;
    current = null;
  } else if (current?.token !== token || current.userName !== userName) {
    const userId = typeof claims.sub === 'string' ? claims.sub : '';
    current = { token, userName, userId, expiresAtMs };
    endedByItself = false;
    draftLost = false;
  }
  return current;
};

export const announce = (): void => {
  const session = look();
  if (session !== null) claimTab(session.userId);
  // The header is chosen by this attribute (styles/base.css), so that it is right before scripts run.
  document.documentElement.dataset.session = session === null ? 'out' : 'in';
  clearTimeout(expiryTimer);
  if (session !== null && listeners.size > 0) {
    expiryTimer = setTimeout(announce, Math.min(session.expiresAtMs - Date.now() + 1, longestTimerMs));
  }
  for (const listener of listeners) listener();
};

const leave = (): void => {
  current = null;
  endedByItself = false;
};

const hear = ({ key }: StorageEvent): void => {
  // All at once only goes when somebody leaves on purpose; another may have come by now.
  if (key === null) {
    draftLost = forgetTab();
    leave();
  }
  announce();
};

/** Hears of a session that begins, ends or is renamed, and of what is kept (kept-locally.ts), here or in another tab. */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    // Heard once, however often it is asked for.
    addEventListener('storage', hear);
    announce();
  }
  return () => listeners.delete(listener);
};

/** For a session that the server refused: pages that need one say that it has ended. */
export const dropSession = (): void => {
  for (const key of [tokenKey, userNameKey, clockAheadKey]) storage.removeItem(key);
  announce();
};

/** For a person who leaves on purpose: nothing of their own stays for the next one. */
export const clearSession = (): void => {
  storage.clear();
  leave();
  announce();
};

/** Whether there was a session that nobody here has left on purpose. */
export const hasSessionEnded = (): boolean => look() === null && endedByItself;

/** Whether its owner left in another tab while this one held what was not saved yet. */
export const hasLostDraft = (): boolean => draftLost;

/** The session, or null after removing what is left of one that is unreadable or over. */
export const readSession = (): Session | null => {
  const session = look();
  if (session === null && (storage.getItem(tokenKey) ?? storage.getItem(userNameKey)) !== null) {
    dropSession();
  }
  return session;
};

/** The session as it changes, here or in another tab; null while prerendered pages come to life. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, look, () => null);
