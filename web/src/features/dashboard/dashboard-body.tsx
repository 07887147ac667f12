import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

/** All below the head of the page. Space parts it: a line under the edge of the band would be a second edge. */
export const DashboardBody = ({ arrives = false, children }: { arrives?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      arrives && 'after-skeleton',
      'page-width flex flex-col gap-10 py-8 sm:py-10 [&_section]:border-t-0 [&_section]:pt-0',
    )}
  >
    {children}
  </div>
);

/** What there is, and beside it on a desk what one does less often; the first grows to where the second ends. Wide: a table that a small desk has no room beside. */
export const DashboardRow = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div
    className={classNames(
      'grid grid-cols-[minmax(0,1fr)] gap-10 lg:*:first:flex lg:*:first:flex-col',
      wide ? 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
    )}
  >
    {children}
  </div>
);
