import { formatTokenCount } from '#shared/domain/tokens/format-amount.ts';
import { whatTokensBuy } from '#web/components/reach/what-tokens-buy.ts';
import type { PackScale } from './pack-scale.ts';

/** What an amount adds up to with what is there already, and what that pays for. */
export function MadeOf({ amount, scale: { held } }: { amount: number; scale: PackScale }) {
  return (
    <>
      {held > 0 && (
        <span className="block text-ink-soft">
          {formatTokenCount(held + amount)} with your {formatTokenCount(held)}
        </span>
      )}
      {whatTokensBuy(held + amount)}
    </>
  );
}
