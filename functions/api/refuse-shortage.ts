import { type Refusal, refuse } from '#functions/http/outcome.ts';
import type { Shortage } from '#shared/domain/tokens/change-wallet.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';

export const refuseShortage = ({ kind, missing }: Shortage): Refusal =>
  kind === 'indebted'
    ? refuse('tokens-owed', {
        sentence: `You owe tokens for a refunded payment. Please add ${formatTokens(missing)} and try again.`,
      })
    : refuse('insufficient-tokens', {
        sentence: `Your balance is too low: you need ${formatTokens(missing)} more.`,
      });
