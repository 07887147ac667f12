import { formatAud, formatTokenCount, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Hundredths } from '#shared/domain/tokens/money.ts';
import { Button } from '#web/components/button/button.tsx';

/** The number of tokens, and the price. */
export const PackAmount = ({ amount }: { amount: Hundredths }) => (
  <>
    <p className="leading-tight">
      <span className="font-serif text-(length:--text-2xl) font-semibold sm:text-(length:--text-3xl)">
        {formatTokenCount(amount)}
      </span>{' '}
      tokens
    </p>
    <p className="font-semibold">{formatAud(amount)}</p>
  </>
);

export interface BuyPackProps {
  amount: Hundredths;
  /** The recommended button. */
  leads?: boolean;
  onChoose: (amount: Hundredths) => void;
}

export const BuyPack = ({ amount, leads = false, onChoose }: BuyPackProps) => (
  <Button
    variant={leads ? 'primary' : 'secondary'}
    label={`Buy ${formatTokens(amount)}`}
    onClick={() => onChoose(amount)}
  >
    Buy {formatTokenCount(amount)}
  </Button>
);
