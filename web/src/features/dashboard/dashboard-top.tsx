import type { ReactNode } from 'react';

export interface DashboardTopProps {
  /** Beside the rest on a wide screen, below it on a phone. */
  tokens: ReactNode;
  children: ReactNode;
}

/** What comes next and what is owned, with the tokens at hand. */
export function DashboardTop({ tokens, children }: DashboardTopProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex flex-col gap-8">{children}</div>
      {tokens}
    </div>
  );
}
