import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';
import { tokenPacks, validityText } from './token-pack.ts';

export function PackGrid({ onChoose }: { onChoose: (amount: Hundredths) => void }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tokenPacks.map((amount) => (
        <li key={amount} className="card flex flex-col p-4 tabular-nums sm:p-5">
          <p>
            <span className="font-serif text-3xl font-semibold">{formatTokenCount(amount)}</span> tokens
          </p>
          <p className="mt-2 font-semibold">{formatAud(amount)}</p>
          <p className="mb-4 text-sm text-ink-soft">{validityText(amount)}</p>
          <div className="mt-auto flex flex-col">
            <Button
              variant="secondary"
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
