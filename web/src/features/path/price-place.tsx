import type { ReactNode } from 'react';
import { classNames } from '#web/components/class-names.ts';

/**
 * The place of a price. While a logged-in reader may own the path, a neutral line takes the same space
 * (styles/path.css).
 */
export function PricePlace({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('price-place relative', className)}>
      {children}
      <p className="price-wait">If this path is yours, it opens here.</p>
    </div>
  );
}
