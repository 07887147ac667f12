import { type RefObject, useEffect, useState } from 'react';

/** Higher than all pages together at any size, so that a page left behind still counts as begun. */
const farAbove = 1_000_000;

/** The last page that begins above the middle of the window, by its number, or the first; looked for anew whenever other pages stand there. */
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
