import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropFromTab, keepInTab, readAnyInTab } from '#web/lib/session/kept-in-tab.ts';
import { look, onSessionChange } from '#web/lib/session/session.ts';

/** The parameters of the links in our mails. */
export interface MailLink {
  userId: string;
  token: string;
}

export function readMailLink(search: string): MailLink | 'missing' {
  const query = new URLSearchParams(search);
  const userId = query.get('userId');
  const token = query.get('token');
  return userId && token ? { userId, token } : 'missing';
}

/** Undefined until it has been read. */
export type TakenLink = MailLink | 'missing' | undefined;

const keptKey = () => `mail-link:${window.location.pathname}`;

/** Keeps a link from the address for a reload of this tab, or restores an earlier one. */
function takeMailLink(): MailLink | 'missing' {
  const { search } = window.location;
  const link = readMailLink(search);
  // It belongs to the named user, so it is dropped when another account logs in.
  if (link !== 'missing') keepInTab(keptKey(), search, link.userId);
  return search === '' ? readMailLink(readAnyInTab(keptKey()) ?? '') : link;
}

export interface TakenMailLink {
  link: TakenLink;
  /** Holds the link before the next render. */
  latest: RefObject<TakenLink>;
  /** Drops a link that is used up or never worked. */
  forget: () => void;
}

/**
 * The link that opened this page. It is a secret, so it is removed from the address bar and the history
 * straight away. It stays in this tab until it is used or another account logs in.
 */
export function useMailLink(): TakenMailLink {
  const navigate = useNavigate();
  const latest = useRef<TakenLink>(undefined);
  const [link, setLink] = useState<TakenLink>();

  useLayoutEffect(() => {
    // Effects may run twice, and by the second time the address has no link.
    latest.current ??= takeMailLink();
    setLink(latest.current);
    if (window.location.search !== '') void navigate(window.location.pathname, { replace: true });
  }, [navigate]);

  const forget = useCallback(() => {
    latest.current = undefined;
    dropFromTab(keptKey());
  }, []);
  useLayoutEffect(() => {
    const before = look()?.userId;
    return onSessionChange(() => {
      const account = look()?.userId;
      if (latest.current === undefined || latest.current === 'missing') return;
      if (account === undefined || account === before || account === latest.current.userId) return;
      latest.current = 'missing';
      setLink('missing');
    });
  }, []);
  return { link, latest, forget };
}

/** A plan that waits for its answers. */
export interface OpenPlan {
  runId: string;
  label: string;
}

export type Verification =
  | { ok: true; plan?: OpenPlan | undefined }
  | {
      ok: false;
      message: string;
      advice: string;
      /** The same link may still work. */
      retryable: boolean;
      /** The link is used up, but the address of the logged-in person is verified. */
      already?: { plan: OpenPlan | undefined };
    };

export const linkMissing = {
  ok: false,
  message: 'Invalid request: missing userId or missing token.',
  advice: 'Use the link in our latest email, or get a new one from your dashboard.',
  retryable: false,
} as const satisfies Verification;

export const couldNotAsk: Verification = {
  ok: false,
  message: 'Verification failed.',
  advice: 'Network error. You can try the same link again.',
  retryable: true,
};
