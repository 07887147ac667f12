import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

interface RunColumnsProps {
  children: ReactNode;
  side: ReactNode;
  /** On a phone, the side column comes first. */
  sideFirst?: boolean;
}

/** The answers with their state next to them; stacked on a phone. */
export const RunColumns = ({ children, side, sideFirst = false }: RunColumnsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
    <div className="flex flex-col gap-4 sm:gap-6">{children}</div>
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-8 lg:sticky lg:top-6',
        sideFirst && 'max-lg:order-first',
      )}
    >
      {side}
    </div>
  </div>
);
