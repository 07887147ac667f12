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
/** The session that was announced last. */
let announced: Session | null = null;
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

/** Parsed once for each stored text, so that an unchanged session stays the same object. */
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

/** The stored session. React may ask at any time and in renders it discards, so asking changes nothing. */
export const look = (): Session | null => {
  const token = storage.getItem(tokenKey);
  if (token === null) return null;
  const session = parse(token, storage.getItem(userNameKey) ?? '');
  return session !== null && session.expiresAtMs > Date.now() ? session : null;
};

/** A session was here, or its token still is, and it was not left on purpose. */
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
  // The header is chosen by this attribute (styles/base.css), so that it is right before scripts run.
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
  endedByItself ||= hasEnded();
  for (const key of [tokenKey, userNameKey, clockAheadKey]) storage.removeItem(key);
  announce();
};

/** For a person who leaves on purpose: nothing of their own stays for the next one. */
export const clearSession = (): void => {
  storage.clear();
  leave();
  announce();
};

/** Whether there was a session that was not left on purpose. */
export const hasSessionEnded = (): boolean => look() === null && (endedByItself || hasEnded());

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
