import { type RefObject, useEffect, useState } from 'react';

/** More than the height of all pages at any size, so that pages above the window still count. */
const farAbove = 1_000_000;

/**
 * The number of the last page that starts above the middle of the window, or the first; recalculated when the
 * shown pages change.
 */
export function usePageInView(pages: RefObject<HTMLElement | null>, standing: string): number {
  const [inView, setInView] = useState(1);
  useEffect(() => {
    if (standing === '') return;
    const begun = new Set<number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const number = Number(target.getAttribute('data-page'));
          if (isIntersecting) begun.add(number);
          else begun.delete(number);
        }
        setInView(Math.max(1, ...begun));
      },
      { rootMargin: `${farAbove}px 0px -54% 0px` },
    );
    for (const page of pages.current?.querySelectorAll('[data-page]') ?? []) watch.observe(page);
    return () => watch.disconnect();
  }, [pages, standing]);
  return inView;
}
