import type { ReactNode } from 'react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { effectivePrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import { insideInShort } from '#web/components/inside/inside-words.ts';
import { aheadInShort } from './ahead-words.ts';
import { PricePlace } from './price-place.tsx';
import { useOfferInView } from './use-offer-in-view.ts';

/**
 * A bar at the bottom of a phone, as high as a thumb needs. It ends with the path, so that it covers nothing
 * else; focused elements are scrolled clear of it (styles/reading.css).
 */
export function PhoneBar({ children, idle = false }: { children: ReactNode; idle?: boolean }) {
  return (
    <div
      data-idle={idle || undefined}
      className="phone-bar noscript:has-[noscript]:hidden data-idle:invisible sticky bottom-0 z-20 mt-8 border-t border-edge bg-sheet px-4 pb-[env(safe-area-inset-bottom)] sm:px-6 lg:hidden print:hidden"
    >
      <div className="flex min-h-[calc(4rem-1px)] flex-wrap items-center justify-between gap-x-4">
        {children}
      </div>
    </div>
  );
}

export interface PriceBarProps {
  published: PathContent;
  action: ReactNode;
  /** The offer that the bar repeats while the offer is out of view. */
  offer: Element | null;
}

/** On a narrow screen, the drawing of the year and the offer say when the price is earned back. */
export function PriceBar({ published, action, offer }: PriceBarProps) {
  const { meta, year } = published;
  return (
    <PhoneBar idle={useOfferInView(offer)}>
      <PricePlace className="min-w-0 flex-1 basis-24 leading-tight">
        <span className="font-semibold whitespace-nowrap">{formatAud(effectivePrice(meta))}, once</span>{' '}
        <span className="ml-3 text-sm text-ink-soft max-sm:hidden">{aheadInShort(year)}</span>
        <span className="block text-sm leading-tight text-balance text-ink-soft">
          {insideInShort(published)}
        </span>
      </PricePlace>
      <div className="shrink-0">{action}</div>
    </PhoneBar>
  );
}
