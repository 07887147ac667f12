import { type RefObject, useEffect } from 'react';

/** Where somebody is who has gone to nothing of the page: at its heading, if it is one they were led to. */
const isAtRest = (): boolean => document.activeElement?.matches('body, h1') ?? true;

/** What came of a payment takes the focus, unless somebody has gone on to something of the page by then. */
export function useFocusOnNews(box: RefObject<HTMLElement | null>, news: string | undefined): void {
  useEffect(() => {
    if (news !== undefined && isAtRest()) box.current?.focus({ preventScroll: true });
  }, [box, news]);
}
