import { useRef } from 'react';
import { useFocusPassedOn } from './use-focus-passed-on.ts';

export interface LoadingHeadingProps {
  /** What the page waits for. */
  children: string;
  /** Where nothing else stands for it. */
  shown?: boolean;
}

/** A page's heading until its own is here, which takes over the focus of who has arrived meanwhile. */
export function LoadingHeading({ children, shown = false }: LoadingHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useFocusPassedOn(ref);
  return (
    <h1 ref={ref} className={shown ? undefined : 'sr-only'}>
      {children}
    </h1>
  );
}
