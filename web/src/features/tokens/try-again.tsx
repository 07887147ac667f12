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

/** What somebody left the payment page of, once more: its order knows the amount. */
export function TryAgain({ orderId, onChoose }: TryAgainProps) {
  const { data: order, isPending } = useQuery(orderQuery(orderId));
  if (isPending) return <Skeleton className="h-11 w-60 max-w-full" />;
  if (order === undefined || order === 'absent') return null;
  const amount = tokensBoughtWith(cents(order.amount));
  return (
    <Button onClick={() => onChoose(amount)}>
      <span>
        Try again: {formatTokens(amount)}
        <span className="max-sm:sr-only">, {formatAud(amount)}</span>
      </span>
    </Button>
  );
}
