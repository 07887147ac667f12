import { createPath, Navigate, useLocation } from 'react-router-dom';
import { addresses } from '#web/config/addresses.ts';
import type { Lost } from '#web/lib/navigation-state.ts';

/** Redirects from an address without content to the error page, which names that address. */
export function LeadToError({ kind }: Pick<Lost, 'kind'>) {
  const lost: Lost = { address: createPath(useLocation()), kind };
  return <Navigate replace to={addresses.error()} state={{ lost }} />;
}
