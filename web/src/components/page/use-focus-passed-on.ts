import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element with the focus unmounts, moves the focus to the heading of its section, or else of the
 * page.
 */
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
