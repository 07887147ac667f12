import type { ReactNode } from 'react';
import { Outcome } from './outcome.tsx';

interface WithoutLinkProps {
  /** What to do. */
  advice: string;
  /** What the specification has it say, which tells more to a program. */
  said: string;
  /** The button to do it. */
  children: ReactNode;
}

/** Below the heading of a page that came without its link, or with a part of it. */
export const WithoutLink = ({ advice, said, children }: WithoutLinkProps) => (
  <Outcome tone="failed" title={advice} action={children}>
    <p className="text-sm text-ink-soft">{said}</p>
  </Outcome>
);
