import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageId } from '#shared/contract/pages.ts';
import { isPrerendered } from '../prerender/is-prerendered.ts';
import { announce } from '../shell/announcer.tsx';

let lastVisit: number | undefined;

export const loadTitles = () => import('../head/page-meta.ts');

/** Titles come after the page: the first one stands in the HTML already. None, when the person has moved on by then. */
const nameThePage = async (id: PageId, pathname: string): Promise<boolean> => {
  const { applyMeta, metaOf } = await loadTitles();
  if (location.pathname !== pathname) return false;
  applyMeta(metaOf(id, pathname));
  return true;
};

const moveTo = (hash: string): void => {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  const focused = target ?? document.querySelector<HTMLElement>('main h1');
  // A field of a form takes the focus by itself, and stays in the order of the Tab key.
  if (focused && focused.tabIndex < 0) focused.setAttribute('tabindex', '-1');
  focused?.focus({ preventScroll: true });
  target?.scrollIntoView();
};

/** A link to another place of the page that stands already; a hash may also be no place at all. */
const useMovesWithin = (pathname: string, hash: string): void => {
  const stood = useRef<string>(undefined);
  useEffect(() => {
    const isHere = stood.current === pathname;
    stood.current = pathname;
    if (isHere && hash !== '' && document.getElementById(hash.slice(1))) moveTo(hash);
  }, [pathname, hash]);
};

/** Head, focus and announcement when a page stands on the screen; the very first arrival moves no focus. */
export const usePageArrival = (id: PageId, visit: number): void => {
  const { pathname, hash } = useLocation();
  const arrive = useEffectEvent((now: number) => {
    if (now === lastVisit) return;
    const first = lastVisit === undefined;
    lastVisit = now;
    if (first && isPrerendered(id)) return;
    // A title that does not arrive is no reason to trouble anybody: the heading has the focus.
    const named = nameThePage(id, pathname).catch(() => false);
    if (first) return;
    moveTo(hash);
    // As it is by then: a page may say more of itself than its address does.
    void named.then((isNamed) => isNamed && announce(document.title));
  });
  useEffect(() => arrive(visit), [visit]);
  useMovesWithin(pathname, hash);
};

/** Focus when a page failed, before it stood on the screen or after; the very first arrival moves none. */
export const useFailureArrival = (visit: number): void => {
  useEffect(() => {
    const first = lastVisit === undefined;
    lastVisit = visit;
    if (!first) moveTo('');
  }, [visit]);
};

/** Counts the pages somebody has gone to. Back from one that never loaded, the same page is another visit. */
export const useVisit = (pathname: string): number => {
  const [visit, begin] = useState({ pathname, count: 0 });
  if (visit.pathname === pathname) return visit.count;
  const next = { pathname, count: visit.count + 1 };
  begin(next);
  return next.count;
};
