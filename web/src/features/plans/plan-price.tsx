import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';

export interface PlanPriceProps {
  price: Cents;
  was?: Cents | undefined;
}

export function PlanPrice({ price, was }: PlanPriceProps) {
  return (
    <p>
      <span className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="font-serif text-3xl font-semibold">{formatAud(price)}</span>{' '}
        {was !== undefined && (
          <span className="text-sm text-ink-soft">
            was <s>{formatAud(was)}</s>
          </span>
        )}
      </span>
    </p>
  );
}
