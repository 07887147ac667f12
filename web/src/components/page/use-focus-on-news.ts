import { type RefObject, useEffect } from 'react';

/** The focus has not moved since arrival: it is on the body or on the heading. */
const isAtRest = (): boolean => document.activeElement?.matches('body, h1') ?? true;

/** Focuses the outcome of a payment, unless the user has moved the focus by then. */
export function useFocusOnNews(box: RefObject<HTMLElement | null>, news: string | undefined): void {
  useEffect(() => {
    if (news !== undefined && isAtRest()) box.current?.focus({ preventScroll: true });
  }, [box, news]);
}
