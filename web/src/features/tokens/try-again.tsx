import { useQuery } from '@tanstack/react-query';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { cents, type Hundredths, tokensBoughtWith } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { orderQuery } from './api/find-order.ts';

export interface TryAgainProps {
  orderId: string;
  onChoose: (amount: Hundredths) => void;
}

/** Repeats an abandoned order, which knows the amount. */
export function TryAgain({ orderId, onChoose }: TryAgainProps) {
  const { data: order, isPending } = useQuery(orderQuery(orderId));
  if (isPending) return <Skeleton className="h-11 w-60 max-w-full" />;
  if (order === undefined || order === 'absent') return null;
  const amount = tokensBoughtWith(cents(order.amount));
  const [what, price] = [`Try again: ${formatTokens(amount)}`, formatAud(amount)];
  return (
    // A phone has no space for the price, so the dialog shows it.
    <Button label={`${what}, ${price}`} onClick={() => onChoose(amount)}>
      <span>
        {what}
        <span className="max-sm:hidden">, {price}</span>
      </span>
    </Button>
  );
}
