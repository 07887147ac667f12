import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dropFromTab, keepInTab, readAnyInTab } from '#web/lib/kept-in-tab.ts';
import { look, onSessionChange } from '#web/lib/session.ts';

/** What the links in our mails carry. */
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

/** A link from the address is kept for a reload of this tab, one from an earlier load is taken up again. */
function takeMailLink(): MailLink | 'missing' {
  const { search } = window.location;
  const link = readMailLink(search);
  // It is theirs whom it names, so that it goes when another's session begins.
  if (link !== 'missing') keepInTab(keptKey(), search, link.userId);
  return search === '' ? readMailLink(readAnyInTab(keptKey()) ?? '') : link;
}

export interface TakenMailLink {
  link: TakenLink;
  /** Knows the link before the page is drawn with it. */
  latest: RefObject<TakenLink>;
  /** For a link that is used up or never worked. */
  forget: () => void;
}

/**
 * The link that led here. It is a secret: it leaves the address bar and the history as soon as it is read, and lives
 * on in this tab alone, until it is used or a session of another account begins.
 */
export function useMailLink(): TakenMailLink {
  const navigate = useNavigate();
  const latest = useRef<TakenLink>(undefined);
  const [link, setLink] = useState<TakenLink>();

  useLayoutEffect(() => {
    // Effects may run twice, and the second time the address is bare.
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
