import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageId } from '#shared/contract/pages.ts';
import { useLocation } from '#web/lib/router/use-router.ts';
import { isDrawn } from '../prerender/first-page.ts';
import { announce } from '../shell/announcer.tsx';

let lastArrival: string | undefined;

/** Titles come after the page: the first one stands in the HTML already. */
const nameThePage = async (id: PageId, pathname: string): Promise<string> => {
  const { applyMeta, metaOf } = await import('../head/page-meta.ts');
  const meta = metaOf(id, pathname);
  if (location.pathname === pathname) applyMeta(meta);
  return meta.title;
};

const moveTo = (hash: string): void => {
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  const focused = target ?? document.querySelector<HTMLElement>('main h1');
  focused?.setAttribute('tabindex', '-1');
  focused?.focus({ preventScroll: true });
  target?.scrollIntoView();
};

/** A link to another place of the page that stands already; a hash may also be no place at all. */
const useMovesWithin = (pathname: string, hash: string): void => {
  const stood = useRef<string>(undefined);
  useEffect(() => {
    const isHere = stood.current === pathname;
    stood.current = pathname;
    if (isHere && hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1)))) moveTo(hash);
  }, [pathname, hash]);
};

/** Head, focus and announcement when a page stands on the screen; the very first arrival moves no focus. */
export const usePageArrival = (id: PageId): void => {
  const { pathname, hash } = useLocation();
  const arrive = useEffectEvent((arrival: string) => {
    if (arrival === lastArrival) return;
    const first = lastArrival === undefined;
    lastArrival = arrival;
    if (first && isDrawn(id)) return;
    // A title that does not arrive is no reason to trouble anybody: the heading has the focus.
    const named = nameThePage(id, pathname).catch(() => undefined);
    if (first) return;
    moveTo(hash);
    void named.then((title) => title !== undefined && announce(title));
  });
  const arrival = `${id} ${pathname}`;
  useEffect(() => arrive(arrival), [arrival]);
  useMovesWithin(pathname, hash);
};
