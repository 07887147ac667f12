import type { ReactNode } from 'react';

export interface PackRowProps {
  /** The primary action among the rows. */
  fits?: boolean;
  /** The amount, on the left. */
  amount: ReactNode;
  /** A drawing of what it reaches; left out while the balance is unknown. */
  reach?: ReactNode;
  /** What it pays for. */
  words?: ReactNode;
  action: ReactNode;
  /** Further content below, in reserved space. */
  foot?: ReactNode;
}

/** An amount of tokens, in the same four columns as the others; on a phone the drawing is below. */
export const PackRow = ({ fits = false, amount, reach, words, action, foot }: PackRowProps) => (
  <div
    className="pack [.pack-first>&]:grow [.pack-first>&]:shrink-0 [.pack-first>&]:basis-auto [.pack-first>&]:content-center"
    data-fits={fits || undefined}
  >
    <div className="pack-amount">{amount}</div>
    {reach !== undefined && (
      <div className="pack-reach sm:m-0 sm:grid sm:self-stretch sm:items-center">{reach}</div>
    )}
    {words !== undefined && (
      <div className="pack-words mt-2 [grid-area:words] basis-full order-1 min-w-0 sm:m-0 max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:m-0 max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:absolute max-sm:[.pack:has(>.pack-foot)>&]:has-[>p:empty]:min-h-0">
        {words}
      </div>
    )}
    <div className="[grid-area:action] grid min-w-26 whitespace-nowrap max-sm:[.pack:has(>.pack-foot)>&]:min-w-31">
      {action}
    </div>
    {foot !== undefined && <div className="pack-foot">{foot}</div>}
  </div>
);
