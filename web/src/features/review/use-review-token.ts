import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const keptAs = 'review-link';

const tokenIn = (hash: string): string | undefined => hash.slice(1) || undefined;

function readKept(): string | undefined {
  try {
    return sessionStorage.getItem(keptAs) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(token: string): void {
  try {
    sessionStorage.setItem(keptAs, token);
  } catch {
    // Without storage, a reload needs the link from the mail again.
  }
}

/**
 * The token in the link. It is a secret, so it is removed from the address bar and the history straight away.
 * It stays in this tab for a reload.
 */
export function useReviewToken(): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(window.location.hash) ?? readKept());
  useLayoutEffect(() => {
    const given = tokenIn(hash);
    if (given === undefined) return;
    keep(given);
    setToken(given);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
