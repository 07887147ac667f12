import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';

export interface TokenAmountProps {
  hundredths: number;
  /** Shows the price in dollars beside it, for whatever costs money. */
  withAud?: boolean;
}

export function TokenAmount({ hundredths, withAud = false }: TokenAmountProps) {
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{formatTokens(hundredths)}</span>
      {withAud && <span className="whitespace-nowrap text-ink-soft"> ({formatAud(hundredths)})</span>}
    </span>
  );
}
