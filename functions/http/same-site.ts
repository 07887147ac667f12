import type { RequestFacts } from './route-handler.ts';

/**
 * Guards: a form that starts a payment is posted by our own page, never by another site in a visitor's name. Browsers
 * say where a request comes from in Sec-Fetch-Site; older ones at least send the Origin.
 */
export function isFromOwnPage({ header }: Pick<RequestFacts, 'header'>, siteUrl: string): boolean {
  const fetchSite = header('sec-fetch-site');
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = header('origin');
  return origin === undefined || origin === new URL(siteUrl).origin;
}
