import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

/**
 * Everything below the page head. Space separates them, because a line under the dark band would be a second
 * edge.
 */
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

/**
 * The main part and, next to it on a desktop, the less frequent one; the first grows to the height of the
 * second. Wide is for a table that leaves no space next to it on a small desktop.
 */
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
