import { useSyncExternalStore } from 'react';
import { claimTab, forgetTab, storage } from './storage.ts';

/**
 * The session stored in this browser. Only the server decides whether a token is valid; the expiry is read
 * here so that pages can ask for a log-in without a request.
 */
export interface Session {
  token: string;
  /** Identifies the account; empty in a token without one. */
  userId: string;
  userName: string;
  /** By this device's clock. */
  expiresAtMs: number;
}

// public/first-paint.js reads the same keys before the first paint; store-session.ts writes them.
export const tokenKey = 'token';

export const userNameKey = 'userName';

/** How far this device's clock is ahead of the server's; stored only when it matters. */
export const clockAheadKey = 'clockAheadMs';

const longestTimerMs = 2 ** 31 - 1;

const listeners = new Set<() => void>();

/** The session that was announced last. */
let announced: Session | null = null;

let endedByItself = false;

let draftLost = false;

let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The claims of a token with an expiry. */
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

/**
 * Wrong after the clock is corrected, until the next log-in; meanwhile the server refuses an expired token.
 */
const clockAheadMs = (): number => Number(storage.getItem(clockAheadKey)) || 0;

/** Parsed once per stored text, so that an unchanged session stays the same object. */
let parsed: { from: string; session: Session | null } = { from: '', session: null };

function parse(token: string, userName: string): Session | null {
  const aheadMs = clockAheadMs();
  const from = JSON.stringify([token, userName, aheadMs]);
  if (parsed.from === from) return parsed.session;
  const claims = claimsOf(token);
  const userId = typeof claims?.sub === 'string' ? claims.sub : '';
  const session = claims && { token, userName, userId, expiresAtMs: claims.exp * 1000 + aheadMs };
  parsed = { from, session };
  return session;
}

/**
 * The stored session. React may call it at any time, even in discarded renders, so it has no side effects.
 */
export const look = (): Session | null => {
  const token = storage.getItem(tokenKey);
  if (token === null) return null;
  const session = parse(token, storage.getItem(userNameKey) ?? '');
  return session !== null && session.expiresAtMs > Date.now() ? session : null;
};

/** There was a session, or its token is still stored, and its user did not log out. */
const hasEnded = (): boolean => announced !== null || storage.getItem(tokenKey) !== null;

function keepAnnounced(session: Session | null): void {
  if (session === null) endedByItself ||= hasEnded();
  else if (session !== announced) {
    endedByItself = false;
    draftLost = false;
  }
  announced = session;
}

export const announce = (): void => {
  const session = look();
  keepAnnounced(session);
  if (session !== null) claimTab(session.userId);
  // This attribute selects the header (styles/base.css), so that it is right before scripts run.
  document.documentElement.dataset.session = session === null ? 'out' : 'in';
  clearTimeout(expiryTimer);
  if (session !== null && listeners.size > 0) {
    expiryTimer = setTimeout(announce, Math.min(session.expiresAtMs - Date.now() + 1, longestTimerMs));
  }
  for (const listener of listeners) listener();
};

const leave = (): void => {
  announced = null;
  endedByItself = false;
};

const hear = ({ key }: StorageEvent): void => {
  // A null key means that all storage was cleared by a log-out; another account may be logged in by now.
  if (key === null) {
    draftLost = forgetTab();
    leave();
  }
  announce();
};

/**
 * Listens to the start, the end and renames of a session, and to stored data (kept-locally.ts), here or in
 * another tab.
 */
export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) {
    // Adding the same listener again has no effect.
    addEventListener('storage', hear);
    announce();
  }
  return () => listeners.delete(listener);
};

/** For a session that the server refused: pages that need one say that it has ended. */
export const dropSession = (): void => {
  endedByItself ||= hasEnded();
  for (const key of [tokenKey, userNameKey, clockAheadKey]) storage.removeItem(key);
  announce();
};

/** For a log-out: no data of this user stays for the next one. */
export const clearSession = (): void => {
  storage.clear();
  leave();
  announce();
};

/** Whether a session ended without a log-out. */
export const hasSessionEnded = (): boolean => look() === null && (endedByItself || hasEnded());

/** Whether its user logged out in another tab while this one had unsaved text. */
export const hasLostDraft = (): boolean => draftLost;

/** The session, or null after removing an unreadable or expired one. */
export const readSession = (): Session | null => {
  const session = look();
  if (session === null && (storage.getItem(tokenKey) ?? storage.getItem(userNameKey)) !== null) {
    dropSession();
  }
  return session;
};

/** The session as it changes, here or in another tab; null during hydration. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, look, () => null);
