import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Funds, Unlocking } from './unlocking.ts';

const line = <Skeleton className="h-5 w-24" />;
const unknown = 'Not available right now';

const rowsOf = (funds: Funds | undefined): readonly FactRow[] => {
  switch (funds?.kind) {
    case undefined:
      return [
        ['You have', line],
        ['Left after', line],
      ];
    case 'unknown':
      return [
        ['You have', unknown],
        ['Left after', unknown],
      ];
    case 'enough':
      return [
        ['You have', formatTokens(funds.balance)],
        ['Left after', formatTokens(funds.left)],
      ];
    case 'short':
      return [
        // Without any tokens, a shortfall would say nothing more.
        ...(funds.balance > 0 || funds.owed > 0 ? [['You have', formatTokens(funds.balance)] as const] : []),
        ...(funds.owed > 0 ? [['Owed for a refunded payment', formatTokens(funds.owed)] as const] : []),
        ['You pay now', `${formatAud(funds.charge)}, GST included`],
      ];
  }
};

export interface UnlockFactsProps {
  /** The price of the page, until the server has confirmed it. */
  price: number;
  unlocking: Unlocking;
}

/** The price, the balance and the rest; its rows are there from the start, so that little moves. */
export function UnlockFacts({ price, unlocking }: UnlockFactsProps) {
  const funds = 'funds' in unlocking ? unlocking.funds : undefined;
  const cost = funds === undefined || funds.kind === 'unknown' ? price : funds.price;
  // The balance depends on a payment of unknown outcome, so it is not requested.
  const isAsked = unlocking.step !== 'unsettled';
  const holdsSome = funds !== undefined && 'balance' in funds && funds.balance > 0;
  const rows: readonly FactRow[] = [
    ['This path costs', holdsSome ? `${formatAud(cost)} · ${formatTokens(cost)}` : formatAud(cost)],
    ...(isAsked ? rowsOf(funds) : []),
  ];
  return (
    <>
      {isAsked && funds === undefined && <LoadingText />}
      <FactList facts={rows} />
    </>
  );
}
