import { addresses } from '#web/config/addresses.ts';
import type { Lost } from '#web/lib/lost.ts';
import { addressOf } from '#web/lib/router/history.ts';
import { Navigate } from '#web/lib/router/link.tsx';
import { useLocation } from '#web/lib/router/use-router.ts';

/** For an address whose content is not to be had. */
export function LeadToError({ kind }: Pick<Lost, 'kind'>) {
  const lost: Lost = { address: addressOf(useLocation()), kind };
  return <Navigate replace to={addresses.error()} state={{ lost }} />;
}
