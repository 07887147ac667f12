import { type RefObject, useEffect, useState } from 'react';

/** The page that lies across the middle of the window, by its number; looked for anew whenever other pages stand there. */
export function usePageInView(pages: RefObject<HTMLElement | null>, standing: string): number {
  const [inView, setInView] = useState(1);
  useEffect(() => {
    if (standing === '') return;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setInView(Number(target.getAttribute('data-page')));
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const page of pages.current?.querySelectorAll('[data-page]') ?? []) watch.observe(page);
    return () => watch.disconnect();
  }, [pages, standing]);
  return inView;
}
