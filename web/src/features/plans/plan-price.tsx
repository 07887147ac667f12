import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';
import { classNames } from '#web/components/class-names.ts';

export interface PlanPriceProps {
  price: Cents;
  was?: Cents | undefined;
  /** Beside the price of what can be bought here. */
  quiet?: boolean;
}

export function PlanPrice({ price, was, quiet = false }: PlanPriceProps) {
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
      <span className="block text-sm text-ink-soft">GST included</span>
    </p>
  );
}
