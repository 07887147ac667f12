import type { PathMeta } from '../../../../shared/contract/content-files.ts';
import { effectivePrice, wasPrice } from '../../../../shared/domain/paths/price.ts';
import { formatAud, formatTokens } from '../../components/amount/format-amount.ts';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';

/** A$199.00 · 199 tokens, and beside it what it was before a sale. */
export function PathPrice({ meta }: { meta: Pick<PathMeta, 'price' | 'sale'> }) {
  const price = effectivePrice(meta);
  const was = wasPrice(meta);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
      <span className="font-serif text-2xl font-semibold">
        {formatAud(price)} · <span className="whitespace-nowrap text-wattle-ink">{formatTokens(price)}</span>
      </span>
      {was !== undefined && (
        <span className="text-ink-soft">
          <VisuallyHidden>was </VisuallyHidden>
          <s>
            {formatAud(was)} · {formatTokens(was)}
          </s>
        </span>
      )}
    </p>
  );
}
