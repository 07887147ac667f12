import type { ReactNode } from 'react';

/** All below the head of the page. Space parts it: a line under the edge of the band would be a second edge. */
export const DashboardBody = ({ children }: { children: ReactNode }) => (
  <div className="page-width flex flex-col gap-12 py-10 sm:gap-14 sm:py-12 [&_section]:border-t-0 [&_section]:pt-0">
    {children}
  </div>
);
