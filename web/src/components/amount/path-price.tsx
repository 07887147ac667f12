import { effectivePrice, type PathPrice as Prices, wasPrice } from '#shared/domain/paths/price.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { classNames } from '../class-names.ts';

export interface PathPriceProps extends Pick<Prices, 'price' | 'sale'> {
  /** Where the price is the point, and not one fact of several. */
  large?: boolean;
}

/** What reading the whole of a path costs, and what it did before a sale. */
export function PathPrice({ large = false, ...prices }: PathPriceProps) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free to read</p>;
  return (
    <p className={large ? 'flex flex-wrap items-baseline gap-x-3' : undefined}>
      <span className={classNames('inline-block max-w-full', large && 'font-serif text-2xl font-semibold')}>
        <span className="font-semibold">{formatAud(now)}</span> ·{' '}
        <span className="text-wattle-ink">{formatTokens(now)}</span>
      </span>
      {was !== undefined && (
        <span className={classNames('text-sm text-ink-soft', !large && 'block')}>
          was <s>{formatAud(was)}</s> · <s>{formatTokens(was)}</s>
        </span>
      )}
      {was !== undefined && large && (
        <span className="basis-full text-sm text-ink-soft">Sale, no end date</span>
      )}
    </p>
  );
}
