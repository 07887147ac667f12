import { effectivePrice, type PathPrice, wasPrice } from '#shared/domain/paths/price.ts';
import { formatAud } from '#shared/domain/tokens/format-amount.ts';

/** The price of a whole path as one large amount in dollars. */
export function LargePrice(prices: Pick<PathPrice, 'price' | 'sale'>) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free to read</p>;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-2xl font-semibold">{formatAud(now)}</span>
        {was !== undefined && (
          <span className="text-sm text-ink-soft">
            was <s>{formatAud(was)}</s> · Sale, no end date
          </span>
        )}
      </p>
      <p className="text-sm text-ink-soft">Pay once and keep it. AUD, GST included.</p>
    </>
  );
}
