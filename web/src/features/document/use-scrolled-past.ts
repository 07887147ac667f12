import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has left the window at the top. */
export function useScrolledPast(mark: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const target = mark.current;
    if (target === null) return;
    const watch = new IntersectionObserver(
      ([entry]) =>
        entry !== undefined && setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    );
    watch.observe(target);
    return () => watch.disconnect();
  }, [mark]);
  return past;
}
