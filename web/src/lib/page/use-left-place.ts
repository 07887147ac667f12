import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface LeftPlace {
  /** Restores the open and folded parts, before the paint. */
  open?: () => void;
  /** Stores the position in this history entry. */
  keep: () => void;
  /** Scrolls to the stored position, as far as the page has loaded. */
  goBack: () => void;
  /**
   * Whether to restore the position after a change of width, too: with a sticky bar, a turned phone keeps the
   * bar in place instead of the text.
   */
  holds?: boolean;
}

const settledMs = 400;

const moves = ['wheel', 'touchmove'] as const;

const presses = ['pointerdown', 'keydown'] as const;

/**
 * Restores the position after a back navigation or a reload, however late the page loads and grows, unless
 * the reader has moved by then. The position is part of the history entry.
 */
export function useLeftPlace({ open, keep, goBack, holds = false }: LeftPlace, standing?: unknown): void {
  const hasMoved = useRef(false);
  const openLeft = useEffectEvent(() => open?.());
  const goOn = useEffectEvent(() => {
    if (!hasMoved.current) goBack();
  });
  const keepNow = useEffectEvent((page: string) => {
    if (hasMoved.current && location.pathname === page) keep();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: newly loaded content may contain the position
  useLayoutEffect(() => {
    if (hasMoved.current) return;
    openLeft();
    let frame = 0;
    // The page may be too short until its last parts have loaded, and may grow above the visible part.
    const growth = new ResizeObserver(() => goOn());
    const begin = () => {
      // After the browser's own scroll restoration.
      frame = requestAnimationFrame(() => goOn());
      growth.observe(document.body);
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      removeEventListener('load', begin);
    };
  }, [standing]);

  useEffect(() => {
    const page = location.pathname;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepNow(page), settledMs);
    };
    /** A page that is reloaded straight away has no time for the timer of browsers without this event. */
    const rest = () => {
      clearTimeout(timer);
      keepNow(page);
    };
    const toggle = () => keepNow(page);
    const move = () => {
      hasMoved.current = true;
    };
    // The press may navigate away.
    const press = () => {
      keepNow(page);
      move();
    };
    let width = document.documentElement.clientWidth;
    const resize = () => {
      const before = width;
      width = document.documentElement.clientWidth;
      if (!holds || width === before) return;
      // The browser's own scrolling is not the reader's; the page grows again as it re-renders.
      clearTimeout(timer);
      hasMoved.current = false;
      goOn();
    };
    for (const name of moves) addEventListener(name, move, { passive: true });
    for (const name of presses) addEventListener(name, press, { passive: true });
    addEventListener('scroll', settle, { passive: true });
    addEventListener('scrollend', rest);
    addEventListener('resize', resize);
    // The toggle event does not bubble, so it is captured.
    document.addEventListener('toggle', toggle, true);
    return () => {
      clearTimeout(timer);
      for (const name of moves) removeEventListener(name, move);
      for (const name of presses) removeEventListener(name, press);
      removeEventListener('scroll', settle);
      removeEventListener('scrollend', rest);
      removeEventListener('resize', resize);
      document.removeEventListener('toggle', toggle, true);
    };
  }, [holds]);
}
