import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageId } from '#shared/contract/pages.ts';
import { isPrerendered } from '../prerender/is-prerendered.ts';
import { announce } from '../shell/announcer.tsx';

let lastVisit: number | undefined;

export const loadTitles = () => import('../head/page-meta.ts');

/**
 * Titles load after the page, because the HTML already has the first one. Returns false when the person has
 * moved on.
 */
const nameThePage = async (id: PageId, pathname: string): Promise<boolean> => {
  const { applyMeta, metaOf } = await loadTitles();
  if (location.pathname !== pathname) return false;
  applyMeta(metaOf(id, pathname));
  return true;
};

const moveTo = (hash: string): void => {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  const focused = target ?? document.querySelector<HTMLElement>('main h1');
  // A form field is focusable already and must stay in the tab order.
  if (focused && focused.tabIndex < 0) focused.setAttribute('tabindex', '-1');
  focused?.focus({ preventScroll: true });
  target?.scrollIntoView();
};

/** Handles a link to another place on the same page; the hash may match nothing. */
const useMovesWithin = (pathname: string, hash: string): void => {
  const stood = useRef<string>(undefined);
  useEffect(() => {
    const isHere = stood.current === pathname;
    stood.current = pathname;
    if (isHere && hash !== '' && document.getElementById(hash.slice(1))) moveTo(hash);
  }, [pathname, hash]);
};

/** Sets head, focus and announcement once a page is shown; the first arrival leaves the focus alone. */
export const usePageArrival = (id: PageId, visit: number): void => {
  const { pathname, hash } = useLocation();
  const arrive = useEffectEvent((now: number) => {
    if (now === lastVisit) return;
    const first = lastVisit === undefined;
    lastVisit = now;
    if (first && isPrerendered(id)) return;
    // A missing title is not reported, because the heading has the focus.
    const named = nameThePage(id, pathname).catch(() => false);
    if (first) return;
    moveTo(hash);
    // Reads the title late, because a page may have set a more precise one.
    void named.then((isNamed) => isNamed && announce(document.title));
  });
  useEffect(() => arrive(visit), [visit]);
  useMovesWithin(pathname, hash);
};

/** Moves the focus when a page failed to load or to render; the first arrival leaves it alone. */
export const useFailureArrival = (visit: number): void => {
  useEffect(() => {
    const first = lastVisit === undefined;
    lastVisit = visit;
    if (!first) moveTo('');
  }, [visit]);
};

/** Counts the visits. Going back from a page that never loaded counts as another visit. */
export const useVisit = (pathname: string): number => {
  const [visit, begin] = useState({ pathname, count: 0 });
  if (visit.pathname === pathname) return visit.count;
  const next = { pathname, count: visit.count + 1 };
  begin(next);
  return next.count;
};
