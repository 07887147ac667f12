import { formatAud, formatTokens } from '#shared/domain/tokens/format-amount.ts';
import type { Quota } from './wish.ts';

/** What somebody has, where its card stands below the packs; its line is kept until that is known. */
export const BalanceLine = ({ quota }: { quota: Quota | undefined }) => (
  <p className="mt-2 min-h-lh font-semibold lg:hidden">
    {quota && `You have ${formatTokens(quota.token_balance)} (${formatAud(quota.token_balance)})`}
  </p>
);
