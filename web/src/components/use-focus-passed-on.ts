import { type RefObject, useLayoutEffect } from 'react';

/** Who was in what goes away is led to the heading of what comes in its place: of its section, else of the page. */
export function useFocusPassedOn(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = ref.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const section = box.closest('section');
      requestAnimationFrame(() => {
        const heading =
          (section?.isConnected && section.querySelector<HTMLElement>('h2')) ||
          document.querySelector<HTMLElement>('main h1');
        heading?.setAttribute('tabindex', '-1');
        heading?.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
