import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { packBuys } from './pack-buys.ts';
import { tokenPacks, validityText } from './token-pack.ts';

export interface PackGridProps {
  /** The pack whose button is the way on, unless something else on the page is. */
  next: Hundredths | undefined;
  onChoose: (amount: Hundredths) => void;
}

export function PackGrid({ next, onChoose }: PackGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tokenPacks.map((amount) => (
        <li key={amount} className="card flex flex-col p-3 tabular-nums min-[22rem]:p-4">
          <p>
            <span className="font-serif text-3xl font-semibold">{formatTokenCount(amount)}</span> tokens
          </p>
          <p className="mt-1 font-semibold">{formatAud(amount)}</p>
          <p className="mt-2 text-sm">{packBuys(amount)}</p>
          <p className="mb-4 text-sm text-ink-soft">{validityText(amount)}</p>
          <div className="mt-auto flex flex-col">
            <Button
              variant={amount === next ? 'primary' : 'secondary'}
              label={`Buy ${formatTokens(amount)}`}
              onClick={() => onChoose(amount)}
            >
              Buy {formatTokenCount(amount)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
