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
    // A browser told to keep nothing: a reload then needs the link of the mail again.
  }
}

/**
 * The token of the link that led here. It is a secret: it leaves the address bar and the history as soon as it is read,
 * and lives on in this tab alone, for a reload.
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
