import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface LeftPlace {
  /** Before it is drawn: opens and folds what was open and folded. */
  open?: () => void;
  /** Writes down where they are, in this step of the window’s history. */
  keep: () => void;
  /** To what was written down, as far as that stands yet. */
  goBack: () => void;
  /**
   * Whether the window goes back there, too, when it gets another width: where a bar stays in view, the browser of a
   * phone that is turned holds that in its place, and not what is read.
   */
  holds?: boolean;
}

const settledMs = 400;
const moves = ['wheel', 'touchmove'] as const;
const presses = ['pointerdown', 'keydown'] as const;

/**
 * Who comes back by the browser’s own way, or loads the page anew, goes on where they left it, however late it comes
 * and however it grows, unless they have begun to move by then. The place comes back with its step of the history.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there now may bring the place
  useLayoutEffect(() => {
    if (hasMoved.current) return;
    openLeft();
    let frame = 0;
    // The page may be too short for it until its last parts have come, and grow above what is seen.
    const growth = new ResizeObserver(() => goOn());
    const begin = () => {
      // After the browser has put the window where it was on the page as it stands.
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
    /** A page that is loaded anew at once has no time left for the timer, which browsers without this event have. */
    const rest = () => {
      clearTimeout(timer);
      keepNow(page);
    };
    const toggle = () => keepNow(page);
    const move = () => {
      hasMoved.current = true;
    };
    // It may lead away.
    const press = () => {
      keepNow(page);
      move();
    };
    let width = document.documentElement.clientWidth;
    const resize = () => {
      const before = width;
      width = document.documentElement.clientWidth;
      if (!holds || width === before) return;
      // Where the browser has put the window is no movement of theirs; the page grows once more as it is drawn anew.
      clearTimeout(timer);
      hasMoved.current = false;
      goOn();
    };
    for (const name of moves) addEventListener(name, move, { passive: true });
    for (const name of presses) addEventListener(name, press, { passive: true });
    addEventListener('scroll', settle, { passive: true });
    addEventListener('scrollend', rest);
    addEventListener('resize', resize);
    // It does not bubble.
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
