import { TrendingUp } from 'lucide-react';
import type { PathContent } from '#shared/contract/content-files.ts';
import { aheadWords } from './ahead-words.ts';
import { LargePrice } from './large-price.tsx';
import { PricePlace } from './price-place.tsx';

/** The price, and whether a first year earns it back. */
export function PriceHead({ published: { meta, year } }: { published: PathContent }) {
  return (
    <PricePlace>
      <LargePrice price={meta.price} sale={meta.sale} />
      <p
        className="price-ahead mt-3 gap-2 flex font-semibold leading-[1.35]"
        data-behind={year.aheadMonth === null || undefined}
      >
        <TrendingUp aria-hidden />
        {aheadWords(year)}
      </p>
    </PricePlace>
  );
}
