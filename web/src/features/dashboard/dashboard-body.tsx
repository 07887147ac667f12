import type { ReactNode } from 'react';

/** All below the head of the page. */
export const DashboardBody = ({ children }: { children: ReactNode }) => (
  <div className="page-width flex flex-col gap-8 py-8 sm:gap-10 sm:py-10">{children}</div>
);
