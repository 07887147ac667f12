import { pages } from '#shared/contract/pages.ts';
import { safeReturnPath as checkedReturnPath } from '#shared/domain/navigation/return-path.ts';

/**
 * Where to go after logging in or paying: the requested page if it is on this site, or else the dashboard.
 */
export const safeReturnPath = (
  ref: string | null | undefined,
  fallback: string = pages.dashboard.path,
): string => checkedReturnPath(ref, fallback);
