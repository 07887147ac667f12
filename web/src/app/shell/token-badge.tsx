import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { addresses } from '#web/config/addresses.ts';
import { withAccountQueries } from '#web/lib/api/account-queries.tsx';
import { userQuery } from '#web/lib/api/user-query.ts';

/** Links to tokens with a way back to this page; the dashboard is the default. */
function useOrderAddress(): string {
  const { pathname, search } = useLocation();
  const isOwn = [addresses.orderTokens(), addresses.dashboard()].includes(pathname);
  return addresses.orderTokens(isOwn ? {} : { ref: `${pathname}${search}` });
}

function TokenBadge({ waiting }: { waiting: ReactNode }) {
  const { data: user, isPending } = useQuery(userQuery);
  const to = useOrderAddress();
  if (isPending) return waiting;
  const text = user === undefined ? 'Tokens' : formatTokens(user.path_compiler_quota.token_balance);
  return (
    <Link
      to={to}
      className="flex min-h-11 max-w-full items-center no-underline"
      aria-label={user === undefined ? 'Tokens: balance unavailable' : `${text}, buy tokens`}
    >
      <span className="rounded-sm bg-wattle-tint px-1.5 py-1 sm:px-2.5 text-center text-sm leading-tight font-semibold text-wattle-ink">
        {text}
      </span>
    </Link>
  );
}

export default withAccountQueries(TokenBadge);
