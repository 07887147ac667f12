import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { FactList, type FactRow } from '#web/components/fact-list.tsx';
import { LoadingText } from '#web/components/loading-text.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Funds, Unlocking } from './unlocking.ts';

const line = <Skeleton className="h-5 w-24" />;
const unknown = 'Not known just now';

const rowsOf = (funds: Funds | undefined): readonly FactRow[] => {
  switch (funds?.kind) {
    case undefined:
      return [
        ['You have', line],
        ['Left afterwards', line],
      ];
    case 'unknown':
      return [
        ['You have', unknown],
        ['Left afterwards', unknown],
      ];
    case 'enough':
      return [
        ['You have', formatTokens(funds.balance)],
        ['Left afterwards', formatTokens(funds.left)],
      ];
    case 'short':
      return [
        ['You have', formatTokens(funds.balance)],
        ['Missing', `${formatTokens(funds.missing)} · ${formatAud(funds.missing)}`],
      ];
  }
};

export interface UnlockFactsProps {
  price: Hundredths;
  unlocking: Unlocking;
}

/** The price, the balance and what remains of it; three rows from the start, so that nothing moves. */
export function UnlockFacts({ price, unlocking }: UnlockFactsProps) {
  const funds = 'funds' in unlocking ? unlocking.funds : undefined;
  const rows: readonly FactRow[] = [
    ['This path costs', `${formatAud(price)} · ${formatTokens(price)}`],
    ...rowsOf(funds),
  ];
  return (
    <>
      {funds === undefined && <LoadingText />}
      <FactList facts={rows} />
    </>
  );
}
