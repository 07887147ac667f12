import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';
import { classNames } from '#web/components/class-names.ts';

export interface PlanPriceProps {
  price: Cents;
  was?: Cents | undefined;
  /** Plans that are arranged by email are not paid in tokens. */
  inTokens?: boolean;
  /** Beside the price of what can be bought here. */
  quiet?: boolean;
}

export function PlanPrice({ price, was, inTokens = false, quiet = false }: PlanPriceProps) {
  return (
    <p>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className={classNames('font-serif font-semibold', quiet ? 'text-xl' : 'text-3xl')}>
          {formatAud(price)}
        </span>{' '}
        {was !== undefined && (
          <span className="text-sm text-ink-soft">
            was <s>{formatAud(was)}</s>
          </span>
        )}
      </span>
      <span className="block text-sm text-ink-soft">
        {inTokens ? `${formatTokens(price)}, GST included` : 'GST included'}
      </span>
    </p>
  );
}
