import type { RequestFacts } from './route-handler.ts';

/**
 * Guards: a form that starts a payment is posted by our own page, never by another site. Browsers name the origin of a
 * request in Sec-Fetch-Site; older ones at least send Origin.
 */
export function isFromOwnPage({ header }: Pick<RequestFacts, 'header'>, siteUrl: string): boolean {
  const fetchSite = header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = header('origin');
  return origin === undefined || origin === new URL(siteUrl).origin;
}
