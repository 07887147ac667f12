import { effectivePrice, type PathPrice as Prices, wasPrice } from '#shared/domain/paths/price.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';

export type PathPriceProps = Pick<Prices, 'price' | 'sale'>;

/** The price of a whole path; on sale also the tokens and the old price. */
export function PathPrice(prices: PathPriceProps) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free to read</p>;
  return (
    <p>
      <span className="inline-block max-w-full">
        <span className="font-semibold">{formatAud(now)}</span>
        {was !== undefined && <span className="text-sm text-ink-soft"> · {formatTokens(now)}</span>}
      </span>
      {was !== undefined && (
        <span className="block text-sm text-ink-soft">
          was <s>{formatAud(was)}</s> · <s>{formatTokens(was)}</s>
        </span>
      )}
    </p>
  );
}
