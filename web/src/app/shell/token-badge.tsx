import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { userRoutes } from '#shared/contract/routes/user.ts';
import { formatTokens } from '#shared/domain/tokens/format-amount.ts';
import { paths } from '#web/config/paths.ts';
import { callRoute } from '#web/lib/api/call-route.ts';
import { useBalanceVersion } from '#web/lib/balance.ts';

type Balance = number | 'waiting' | 'unknown';

/** The balance, fetched again whenever something says that it changed. */
const useBalance = (): Balance => {
  const version = useBalanceVersion();
  const [balance, setBalance] = useState<Balance>('waiting');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is the reason to ask again
  useEffect(() => {
    const call = new AbortController();
    void callRoute(userRoutes.getUser, { signal: call.signal }).then((result) => {
      if (call.signal.aborted) return;
      if (result.ok) setBalance(result.answer.path_compiler_quota.token_balance);
      else setBalance((before) => (before === 'waiting' ? 'unknown' : before));
    });
    return () => call.abort();
  }, [version]);
  return balance;
};

export default function TokenBadge({ waiting }: { waiting: ReactNode }) {
  const balance = useBalance();
  if (balance === 'waiting') return waiting;
  const text = balance === 'unknown' ? 'Tokens' : formatTokens(balance);
  return (
    <Link
      to={paths.orderTokens()}
      className="flex min-h-11 max-w-full items-center no-underline"
      aria-label={
        balance === 'unknown' ? 'Tokens: the balance is not available just now' : `${text}, buy tokens`
      }
    >
      <span className="truncate rounded-sm bg-wattle-tint px-2.5 py-1 text-sm font-semibold text-wattle-ink tabular-nums">
        {text}
      </span>
    </Link>
  );
}
