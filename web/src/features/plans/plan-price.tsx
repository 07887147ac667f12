import { formatAud } from '#shared/domain/tokens/format-amount.ts';
import type { Cents } from '#shared/domain/tokens/money.ts';

export interface PlanPriceProps {
  price: Cents;
  was?: Cents | undefined;
}

export function PlanPrice({ price, was }: PlanPriceProps) {
  return (
    <p className="max-md:contents">
      <span className="flex flex-wrap items-baseline gap-x-1.5 justify-end max-md:-mt-3 max-md:col-span-full max-md:text-end md:justify-start">
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
