import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { PathPrice } from '#web/components/amount/path-price.tsx';
import { Card } from '#web/components/card.tsx';
import { formatDay } from '#web/components/date-time/format-day.ts';
import { InsideList } from '#web/components/inside/inside-list.tsx';
import { counted } from './counted.ts';
import { PricePlace } from './price-place.tsx';

export interface PriceCardProps {
  published: PathContent;
  action: ReactNode;
}

/** The price beside the text on a wide screen, with what it buys. */
export function PriceCard({ published, action }: PriceCardProps) {
  const { price, sale, checked } = published.meta;
  const open = published.sections.filter(({ html }) => html !== undefined).length;
  return (
    <Card className="mb-6 shrink-0 print:hidden">
      <PricePlace>
        <PathPrice price={price} sale={sale} large />
        <p className="mt-1 text-sm text-ink-soft">Paid once, no subscription</p>
      </PricePlace>
      <div className="mt-4 grid">{action}</div>
      <p className="mt-3 text-sm text-ink-soft">
        First {counted(open, 'section', 'sections')} free. Figures checked {formatDay(checked)}.
      </p>
      <InsideList published={published} className="mt-4 text-sm" />
    </Card>
  );
}
