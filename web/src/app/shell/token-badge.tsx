import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { userQuery } from '#web/lib/api/user-query.ts';
import { Link } from '#web/lib/router/link.tsx';

function TokenBadge({ waiting }: { waiting: ReactNode }) {
  const { data: user, isPending } = useQuery(userQuery);
  if (isPending) return waiting;
  const text = user === undefined ? 'Tokens' : formatTokens(user.path_compiler_quota.token_balance);
  return (
    <Link
      to={addresses.orderTokens()}
      className="flex min-h-11 max-w-full items-center no-underline"
      aria-label={
        user === undefined ? 'Tokens: the balance is not available just now' : `${text}, buy tokens`
      }
    >
      <span className="rounded-sm bg-wattle-tint px-2.5 py-1 text-center text-sm leading-tight wrap-anywhere font-semibold text-wattle-ink tabular-nums">
        {text}
      </span>
    </Link>
  );
}

export default withAccountQueries(TokenBadge);
