import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Card } from '#web/components/card.tsx';
import { InsideList } from './inside-list.tsx';

export interface PriceCardProps {
  published: PathContent;
  action: ReactNode;
}

/** The price beside the text on a wide screen, with what it buys. */
export function PriceCard({ published: { meta, locked }, action }: PriceCardProps) {
  return (
    <Card className="mb-6 shrink-0 print:hidden">
      <PathPrice price={meta.price} sale={meta.sale} large />
      <p className="mt-1 text-sm text-ink-soft">Paid once, no subscription</p>
      <div className="mt-4 grid">{action}</div>
      {locked !== null && <InsideList locked={locked} className="mt-4 text-sm" />}
    </Card>
  );
}
