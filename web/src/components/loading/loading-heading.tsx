import { useRef } from 'react';
import { useFocusPassedOn } from '../page/use-focus-passed-on.ts';

interface LoadingHeadingProps {
  /** Names what the page is loading. */
  children: string;
  /** True where no other element shows it. */
  shown?: boolean;
}

/** A page's heading until its own is loaded, which then takes over the focus. */
export function LoadingHeading({ children, shown = false }: LoadingHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useFocusPassedOn(ref);
  return (
    <h1 ref={ref} className={shown ? undefined : 'sr-only'}>
      {children}
    </h1>
  );
}
