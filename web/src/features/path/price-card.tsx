import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { Card } from '#web/components/card.tsx';
import { later } from '#web/components/later.tsx';
import { lazyOrNothing } from '#web/lib/lazy-or-nothing.ts';
import { counted } from './counted.ts';
import { PriceHead } from './price-head.tsx';
import { SessionEnded } from './session-ended.tsx';

const LaterInside = later(
  lazyOrNothing(async () => ({
    default: (await import('#web/components/inside/inside-list.tsx')).InsideList,
  })),
  <div className="min-h-60" />,
);

export interface PriceCardProps {
  published: PathContent;
  action: ReactNode;
}

/** The price and what it buys, next to the text on a wide screen. */
export function PriceCard({ published, action }: PriceCardProps) {
  const open = published.sections.filter(({ html }) => html !== undefined).length;
  return (
    <Card className="mb-6 shrink-0 print:hidden">
      <PriceHead published={published} />
      <SessionEnded className="mt-4" />
      <div className="mt-4 grid">{action}</div>
      <p className="mt-3 text-sm text-ink-soft">First {counted(open, 'section', 'sections')} free.</p>
      <LaterInside published={published} className="mt-4 text-sm" />
    </Card>
  );
}
