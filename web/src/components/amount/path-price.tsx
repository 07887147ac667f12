import { effectivePrice, type PathPrice as Prices, wasPrice } from '../../../../shared/domain/paths/price.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { formatAud, formatTokens } from './format-amount.ts';

/** What reading the whole of a path costs, and what it did before a sale; for lists of paths. */
export function PathPrice(prices: Pick<Prices, 'price' | 'sale'>) {
  const now = effectivePrice(prices);
  const was = wasPrice(prices);
  return (
    <p className="tabular-nums">
      {now === 0 ? (
        <span className="font-semibold">Free to read</span>
      ) : (
        <span className="whitespace-nowrap">
          <span className="font-semibold">{formatAud(now)}</span> ·{' '}
          <span className="text-wattle-ink">{formatTokens(now)}</span>
        </span>
      )}
      {was !== undefined && (
        <span className="block text-sm whitespace-nowrap text-ink-soft">
          <VisuallyHidden>was </VisuallyHidden>
          <s>
            {formatAud(was)} · {formatTokens(was)}
          </s>
        </span>
      )}
    </p>
  );
}
