import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

/**
 * Where a price stands. Until it is known whether somebody who is logged in has paid it, a true line stands there
 * in its room (styles/path.css).
 */
export function PricePlace({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('price-place', className)}>
      {children}
      <p className="price-wait">If this path is yours, it opens here.</p>
    </div>
  );
}
