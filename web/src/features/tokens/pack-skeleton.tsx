import { type ReactNode, useState } from 'react';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Skeleton } from '#web/components/skeleton.tsx';
import { BuyPack, PackAmount } from './pack-amount.tsx';
import { PackRow } from './pack-row.tsx';
import { tokenPacks } from './token-pack.ts';
import { PacksValidTo } from './valid-to.tsx';

interface RowProps {
  amount?: ReactNode;
  action?: ReactNode;
  foot?: ReactNode;
}

const Row = ({
  amount = <Skeleton className="h-8 w-28 max-w-full" />,
  action = <Skeleton className="h-11 w-full" />,
  foot,
}: RowProps) => (
  <PackRow
    amount={amount}
    reach={<Skeleton className="h-4 w-full" />}
    words={<Skeleton className="mt-1 mb-px h-4 w-3/4" />}
    action={action}
    foot={foot}
  />
);

/** The packs before the balance is known; the bars and the recommendation wait for it. */
export function PackSkeleton({ onChoose }: { onChoose: (amount: Hundredths) => void }) {
  const [nowMs] = useState(Date.now);
  return (
    <>
      <div aria-hidden className="pack pack-scale [.card+&]:mt-3">
        <div className="pack-reach m-0 h-6 sm:grid sm:items-center sm:self-end" />
      </div>
      <div aria-hidden className="card pack-first flex flex-col min-h-35 border-leaf sm:min-h-0">
        <Row />
      </div>
      <div className="card mt-4 overflow-hidden">
        <h3 className="py-2 px-4 border-b border-b-line font-sans text-base font-semibold sm:px-5">
          Or another amount
        </h3>
        <ul>
          {tokenPacks.map((amount) => (
            <li key={amount}>
              <Row
                amount={<PackAmount amount={amount} />}
                action={<BuyPack amount={amount} onChoose={onChoose} />}
              />
            </li>
          ))}
          <li aria-hidden>
            <Row amount={<Skeleton className="h-18.5 w-40 max-w-full sm:h-19" />} foot="" />
          </li>
        </ul>
      </div>
      <PacksValidTo nowMs={nowMs} />
    </>
  );
}
