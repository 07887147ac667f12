import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';

interface WithoutLinkProps {
  /** The action to take. */
  advice: string;
  /** The sentence that the specification requires, which means more to a program. */
  said: string;
  /** The button for it. */
  children: ReactNode;
}

/** Below the heading of a page that was opened with a missing or incomplete link. */
export const WithoutLink = ({ advice, said, children }: WithoutLinkProps) => (
  <Outcome tone="failed" title={advice} action={children}>
    <p className="text-sm text-ink-soft">{said}</p>
  </Outcome>
);
