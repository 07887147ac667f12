import { useLayoutEffect, useRef } from 'react';

export interface LoadingHeadingProps {
  /** What the page waits for. */
  children: string;
  /** Where nothing else stands for it. */
  shown?: boolean;
}

/** A page's heading until its own is here, which takes over the focus of who has arrived meanwhile. */
export function LoadingHeading({ children, shown = false }: LoadingHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const heading = ref.current;
    return () => {
      if (heading !== document.activeElement) return;
      requestAnimationFrame(() => {
        const own = document.querySelector<HTMLElement>('main h1');
        own?.setAttribute('tabindex', '-1');
        own?.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <h1 ref={ref} className={shown ? undefined : 'sr-only'}>
      {children}
    </h1>
  );
}
