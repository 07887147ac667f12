import { type ReactNode, useState } from 'react';
import { ownHistory } from '#web/lib/router/history.ts';
import { Router } from '#web/lib/router/router.tsx';

/** A router for one part of a page, at an address. */
export function MemoryRouter({ at = '/', children }: { at?: string; children: ReactNode }) {
  const [history] = useState(() => ownHistory(at));
  return <Router history={history}>{children}</Router>;
}
