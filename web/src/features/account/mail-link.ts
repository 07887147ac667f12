import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

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

/**
 * The link that led here. It is a secret: it leaves the address bar and the
 * history as soon as it is read, and lives on in memory alone. latest knows it before the page is drawn with it.
 */
export function useMailLink(): { link: TakenLink; latest: RefObject<TakenLink> } {
  const navigate = useNavigate();
  const latest = useRef<TakenLink>(undefined);
  const [link, setLink] = useState<TakenLink>();

  useLayoutEffect(() => {
    // Effects may run twice, and the second time the address is bare.
    latest.current ??= readMailLink(window.location.search);
    setLink(latest.current);
    if (window.location.search !== '') navigate(window.location.pathname, { replace: true });
  }, [navigate]);
  return { link, latest };
}
