import { effectivePrice, type PathPrice as Prices, wasPrice } from '#shared/domain/paths/price.ts';
import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';

export interface PathPriceProps extends Pick<Prices, 'price' | 'sale'> {
  /** Where the price is the point, and not one fact of several. */
  large?: boolean;
}

/** What reading the whole of a path costs, and what it did before a sale. */
export function PathPrice({ large = false, ...prices }: PathPriceProps) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  if (now === 0) return <p className="font-semibold">Free to read</p>;
  if (large) return <LargePrice now={now} was={was} />;
  return (
    <p>
      <span className="inline-block max-w-full">
        <span className="font-semibold">{formatAud(now)}</span> ·{' '}
        <span className="text-sm text-ink-soft">{formatTokens(now)}</span>
      </span>
      {was !== undefined && (
        <span className="block text-sm text-ink-soft">
          was <s>{formatAud(was)}</s> · <s>{formatTokens(was)}</s>
        </span>
      )}
    </p>
  );
}

/** One sum, said large in dollars and small in tokens. */
function LargePrice({ now, was }: { now: number; was: number | undefined }) {
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
      <p className="text-sm text-ink-soft">{formatTokens(now)}, paid once</p>
    </>
  );
}
